import { beforeEach, describe, expect, test, vi } from "vitest";
import { gameOf, isOurs } from "../src/lib/games.ts";
import { tellEnd } from "../src/lib/plain.ts";
import { inline, readable, rowsOf } from "../src/lib/readable.ts";
import { botName, optionText, phraseText, summaryOf, titleOf, valueText } from "../src/lib/words.ts";
import { LANGUAGES, speak } from "./voices.ts";

vi.mock("../src/lib/texts.svelte.ts", async () => (await import("./voices.ts")).spoken);

const words = { yes: "yes", no: "no" };
const name = (seat: number) => ["Anna", "Bruno"][seat]!;

describe("names from code", () => {
  test("are read as words", () => {
    expect(["no_cards-left", "lastMove", "x"].map(readable)).toEqual(["No cards left", "Last Move", "X"]);
  });

  test("data become rows: only what there is, lists joined, the rest indented", () => {
    const view = {
      phase: "taking_stones",
      heaps: [3, 0, null],
      nothing: null,
      none: [],
      empty: { inside: [] },
      over: false,
      players: [{ moves: 1 }, { moves: 2, best: ["a", "b"] }],
    };
    expect(rowsOf(view, words).map(({ depth, label, text }) => `${" ".repeat(depth)}${label}|${text}`)).toEqual([
      "Phase|taking stones",
      "Heaps|3, 0, –",
      "Over|no",
      "Players|",
      " 1|",
      "  Moves|1",
      " 2|",
      "  Moves|2",
      "  Best|a, b",
    ]);
    expect(inline({ count: 2, cards: ["a", "b"], none: null }, words)).toBe("Count: 2; Cards: a, b");
  });
});

describe.each(LANGUAGES)("a game the page does not know, in %s", (language) => {
  beforeEach(() => speak(language));

  test("is told in readable words", () => {
    expect(isOurs("stones")).toBe(false);
    expect([titleOf("stones"), summaryOf("stones")]).toEqual(["Stones", ""]);
    expect([optionText("stones", "heap_size"), valueText("stones", "heap_size", "very_big")]).toEqual([
      "Heap size",
      "very big",
    ]);
    expect(botName("simple_mind")).toBe("Simple mind");
    expect(phraseText("stones", "my_turn", 3)).toBe("My turn: 3");
    const { telling } = gameOf("stones");
    expect(telling.tellEvent({ event: "heap_emptied", seat: 1, heap: 2 }, 0, name)).toMatch(
      /^Bruno\s?: Heap emptied \(Heap: 2\)$/,
    );
    expect(telling.tellEvent({ event: "refilled" }, 0, name)).toBe("Refilled");
    expect(telling.tellReason({ kind: "leaves_two", facts: { heaps: [2, 2] }, against: false })).toBe(
      "Leaves two (Heaps: 2, 2)",
    );
    expect(telling.tellMove("take 1 from 2")).toBe("take 1 from 2");
  });

  test("ends in words", () => {
    const ends = [{ winner: 1 }, { winner: 0 }, { won: true }, { won: false }, {}];
    const told = ends.map((end) => tellEnd("stones", { reason: "last_stone", ...end }, 0, name));
    expect(new Set(told).size).toBe(5);
    for (const sentence of told) expect(sentence).toContain("Last stone");
    expect(told[0]).toContain("Bruno");
  });
});

test("a text that one of our games lacks is a failure", () => {
  expect(() => optionText("regicide", "no_such_option")).toThrow("there is no text");
});
