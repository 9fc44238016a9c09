import { beforeEach, describe, expect, test, vi } from "vitest";
import { tellFate } from "../src/games/regicide/telling.ts";
import { calledName, tellEvent, tellMove, tellOutcome, tellReason } from "../src/lib/telling.ts";
import type { Happened, Look, ReasonLook, SeatLook, TableEvent } from "../src/lib/types.ts";
import { ids, LANGUAGES, say, speak } from "./voices.ts";

vi.mock("../src/lib/texts.svelte.ts", async () => (await import("./voices.ts")).spoken);

const sources = import.meta.glob<string>("../../src/regalia/games/*/{plain,preview,reasons,cards}.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = (path: string): string => sources[`../../src/regalia/${path}.py`]!;
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1]!)),
];
const name = (seat: number): string => ["Anna", "Bruno", "Carla"][seat]!;

/** At least one event of every kind, and every form its facts can take. */
const EVENTS: Record<string, Happened[]> = {
  regicide: [
    { event: "played", seat: 0, cards: ["3d", "3c"], value: 6 },
    { event: "played", seat: 1, cards: ["X1"], value: 0 },
    { event: "immunity_cancelled", enemy: "Js" },
    { event: "named", seat: 0, next: 1 },
    { event: "flipped", seat: 0, cards: ["Th"], left: 1 },
    { event: "discarded", seat: 0, cards: ["Tc", "4h"] },
    { event: "yielded", seat: 1 },
    { event: "healed", count: 1, cards: ["2h"] },
    { event: "healed", count: 2, cards: ["2h", "3h"] },
    { event: "drew", seat: 0, count: 2, cards: ["Ah", "9s"] },
    { event: "drew", seat: 1, count: 1, cards: null },
    { event: "shielded", by: 5, total: 9 },
    { event: "hit", seat: 0, by: 12, total: 20 },
    { event: "defeated", seat: 0, enemy: "Qd", exact: false },
    { event: "defeated", seat: 0, enemy: "Qd", exact: true },
    { event: "revealed", enemy: "Kh" },
    { event: "attacked", seat: 0, by: 10 },
    { event: "ended", won: true, reason: "last_king" },
    { event: "ended", won: true, reason: "last_king", medal: "gold" },
    { event: "ended", won: false, reason: "uncovered" },
    { event: "ended", won: false, reason: "stuck" },
  ],
  revolution: [
    { event: "placed", seat: 0, card: "Queen", cell: "b2" },
    { event: "covered", seat: 1, card: "Citizen", cell: "b2" },
    { event: "negated", card: "Queen", cell: "a1" },
    { event: "copied", card: "King", cell: "c3" },
    { event: "destroyed", seat: 0, card: "King", cell: "c3" },
    { event: "converted", cell: "c3", ally: 1 },
    { event: "banished", seat: 0, card: "King", cell: "c3" },
    { event: "returned", seat: 0, card: "King", cell: "c3" },
    { event: "moved", card: "King", cell: "c3", goal: "a1" },
    { event: "assassinated", seat: 0, card: "Pope", blind: false },
    { event: "robbed", seat: 1, card: "Pope", blind: true },
    { event: "recalled", seat: 0, card: "Tower" },
    { event: "drew", seat: 0, count: 1, cards: ["Samurai"], hidden: false },
    { event: "drew", seat: 1, count: 4, cards: null, hidden: true },
    { event: "refilled" },
    { event: "removed", cell: "a1", card: "King" },
    { event: "uncovered", cell: "a1", card: "King" },
    { event: "took", seat: 0, cards: ["Ninja", "Poet"] },
    { event: "kept", seat: 0, cards: ["Ninja"] },
    { event: "kept", seat: 1, cards: null },
    { event: "passed", seat: 0, count: 3, cards: ["Ninja", "Poet", "Sage"] },
    { event: "passed", seat: 1, count: 3, cards: null },
    { event: "threw", seat: 0, count: 2, cards: ["Ninja", "Poet"] },
    { event: "threw", seat: 1, count: 2, cards: null },
    { event: "dealt", cards: ["Ninja", "Poet"] },
    { event: "chose", seat: 0, first: 1 },
    { event: "shown", areas: [["Ninja"], ["Poet", "Sage"]] },
    ...["allies", "points", "death", "no_card", "no_placement"].map((reason) => ({
      event: "game_ended",
      number: 1,
      winner: 1,
      reason,
      scores: [4, 5],
    })),
    { event: "game_ended", number: 2, winner: 0, reason: "allies", scores: [20, 20] },
    { event: "game_ended", number: 2, winner: null, reason: "ply_limit", scores: [4, 4] },
    { event: "match_ended", winner: 0, scores: [2, 1] },
    { event: "match_ended", winner: null, scores: [1, 1] },
  ],
  puppeteer: [
    { event: "revealed", score: 6, house: "Drave" },
    { event: "laid_first", house: "Gantis" },
    { event: "placed", house: "Gantis", at: [0, -1] },
    { event: "swapped", cells: ["c3", "d3"], houses: ["Drave", "Halvern"] },
    { event: "darkened", cell: "d3", house: "Drave" },
    { event: "paid", house: "Halvern" },
    { event: "took", house: "Bearth", next: null },
    { event: "took", house: "Bearth", next: "Avondale" },
    { event: "raven", targets: { Drave: 6, "Na'Ghar": 1 } },
    { event: "judged", won: false, scores: [1, 2, 3, 4, 5, 6] },
  ],
};

/** Every kind of entry a log can have: the compiler knows if one is missing. */
const ENTRIES: Record<TableEvent["kind"], true> = {
  created: true,
  sat: true,
  left: true,
  returned: true,
  bot: true,
  emptied: true,
  handed_over: true,
  started: true,
  moved: true,
  took_back: true,
  stood_in: true,
  proposed: true,
  agreed: true,
  declined: true,
  said: true,
  hinted: true,
  claimed: true,
  abandoned: true,
};
const KINDS = Object.keys(ENTRIES);

const FACTS: Record<string, unknown> = {
  blow: 7,
  by: 4,
  count: 2,
  suit: "h",
  damage: 12,
  health: 3,
  over: 2,
  cards: ["Jh", "Qd"],
  jesters: 1,
  cells: "a1 b2",
  cell: "a1",
  unit: "points",
  mine: 5,
  theirs: 4,
  score: [2, 3],
  house: "Drave",
  left: 2,
  target: 4,
  missing: 1,
  intrigues: 3,
};

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => speak(language));

  test.each(Object.keys(EVENTS))("every event of %s is told", (game) => {
    const plain = source(`games/${game}/plain`);
    const kinds = found(plain, /happened\(\s*"(\w+)"/g);
    for (const table of found(plain, /^_(?:ON_FIELD|BETWEEN_AREAS) = \{(.*)\}$/gm)) {
      kinds.push(...found(table, /"(\w+)"/g));
    }
    expect(kinds.length).toBeGreaterThan(8);
    const told = new Set(EVENTS[game]!.map((each) => each.event));
    expect(kinds.filter((kind) => !told.has(kind))).toEqual([]);
    for (const happened of EVENTS[game]!) {
      for (const me of [0, 1, null]) {
        const sentence = tellEvent(game, happened, me, name);
        expect(sentence.trim()).not.toBe("");
        expect(sentence).not.toMatch(/[{}⟨⟩]|\bundefined\b|\bnull\b|\bNaN\b|\[object/);
      }
    }
  });

  test.each(Object.keys(EVENTS))("every reason of %s is told", (game) => {
    const kinds = found(source(`games/${game}/reasons`), /Reason\(\s*"(\w+)"/g);
    expect(kinds.length).toBeGreaterThan(8);
    for (const kind of kinds) {
      const facts = kind === "effect" ? { card: "Queen" } : FACTS;
      const words = tellReason(game, { kind, facts, against: false } as ReasonLook);
      expect(words).not.toMatch(/[{}⟨⟩]|\bundefined\b|\bnull\b|\bNaN\b|\[object/);
    }
  });

  test("every fate in Regicide is told", () => {
    const preview = source("games/regicide/preview").split("def _fate")[1]!;
    const kinds = [
      ...found(preview, /_told\("\w+", "(\w+)"/g),
      ...found(preview, /_told\("\w+", "\w+" if [^)]* else "(\w+)"/g),
    ];
    expect(kinds).toHaveLength(12);
    for (const kind of kinds) {
      const words = tellFate({ tone: "good", kind, facts: { blow: 7, worth: 9, owed: 5 } });
      expect(words).not.toMatch(/[{}⟨⟩]|\bundefined\b/);
    }
  });

  test("a reason says of every card of Revolution what it does, as the rules do", () => {
    const cards = source("games/revolution/cards");
    const effects = [...cards.matchAll(/"(\w+)": Effect\((\w+), "(\w+)"(, SHIELDED)?/g)];
    expect(effects.length).toBe(29);
    for (const [, card, verb, pattern, shielded] of effects) {
      const where = say(`revolution-where-${pattern}${shielded ? "-shielded" : ""}`);
      const sentence = say(`revolution-effect-${verb!.toLowerCase()}`, { where });
      const words = tellReason("revolution", { kind: "effect", facts: { card }, against: false });
      expect(words.toLowerCase()).toBe(sentence.toLowerCase().replace(/\.$/, ""));
    }
    const sides = found(cards, /^(?:REGALITY|RELIGION) = \((.*)\)$/gm).map((each) => found(each, /"(\w+)"/g));
    sides[1]!.forEach((card, number) => {
      const told = (each: string) =>
        tellReason("revolution", { kind: "effect", facts: { card: each }, against: false });
      expect(told(card)).toBe(told(sides[0]![number]!));
    });
  });

  test("moves are told", () => {
    const moves: Record<string, string[]> = {
      regicide: ["play 3d 3c", "play X", "yield", "discard Tc 4h", "flip", "name 2"],
      revolution: [
        ...["Queen@b2 ne", "King@a1 b2", "Princess@b2 orthogonal", "Samurai@b2 ns", "Fairy@c1 a1-b3"],
        ...["Assassin@a2 Castle", "Assassin@a2 ?", "Poet@b2 b3 ne", "Dragon@b2 all", "Merchant@a1 draw"],
        ...["FortuneTeller@b2 front", "Citizen@b2", "take Samurai", "keep Samurai", "first", "second"],
      ],
      puppeteer: ["reveal 6", "place 0,-1", "swap c3 d3 dark d3 pay Drave", "stop"],
    };
    for (const [game, each] of Object.entries(moves)) {
      for (const move of each) {
        const words = tellMove(game, move);
        expect(words).not.toMatch(/[{}⟨⟩@]|\bundefined\b|\bnull\b|\bNaN\b/);
        expect(words).not.toBe("");
      }
    }
    expect(tellMove("regicide", "name 2", name)).toBe("Bruno");
    expect(tellMove("revolution", "Queen@b2 ne", name, 0)).toContain("↗");
    expect(tellMove("revolution", "Queen@b2 ne", name, 1)).toContain("↙");
    for (const game of Object.keys(moves)) expect(tellMove(game, "something else")).toBeTruthy();
  });

  test("what happens at a table has its text", () => {
    for (const kind of KINDS.filter((each) => !["created", "moved", "said"].includes(each))) {
      const id = `page-event-${kind.replaceAll("_", "-")}`;
      expect(say(id, { who: "Anna", away: "Bruno", seat: 2, commitment: "abc" })).not.toBe("");
    }
  });

  test("the page has the same texts as in English", () => {
    const page = (each: string) =>
      ids(each)
        .filter((id) => id.startsWith("page-"))
        .sort();
    expect(page(language)).toEqual(page("en"));
  });
});

describe("names and ends", () => {
  beforeEach(() => speak("en"));

  const seat = (kind: SeatLook["kind"], called: string, bot: string | null = null) => ({
    kind,
    name: called,
    bot,
    away: false,
    contributed: false,
  });
  const look = (facts: Partial<Look>) => ({ options: {}, seat: 0, seats: [], ...facts }) as unknown as Look;

  test("nobody is called “you” in a sentence, and two of the same name are told apart", () => {
    const at = look({ seats: [seat("guest", "Anna"), seat("bot", "", "search"), seat("bot", "", "search")] });
    expect([0, 1, 2].map((each) => calledName(at, each))).toEqual(["Anna", "Master (2)", "Master (3)"]);
  });

  test("the end in words", () => {
    const seats = [seat("guest", "Anna"), seat("bot", "", "search")];
    const end = (game: string, outcome: object, options = {}) =>
      tellOutcome(look({ game, options, seats, view: { outcome } as Look["view"] }));
    expect(end("regicide", { won: true, reason: "last_king", medal: "gold" })).toContain("gold");
    expect(end("revolution", { winner: 1, reason: "allies", scores: [4, 5] }, { match: "single" })).toBe(
      "Master (Religion) wins with more allies, 5 : 4.",
    );
    expect(end("revolution", { reason: "ply_limit" }, { match: "single" })).toContain("Drawn");
    expect(end("revolution", { winner: 0, reason: "allies", scores: [2, 1] }, { match: "best_of_three" })).toBe(
      "Anna (Regality) wins the match, 2 : 1.",
    );
    const scores = { scores: [1, 2, 3, 4, 5, 6], targets: [1, 2, 3, 4, 6, 5] };
    expect(end("puppeteer", { won: false, reason: "unbalanced", ...scores })).toContain("2 Houses");
  });
});
