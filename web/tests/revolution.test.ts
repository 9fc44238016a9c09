import { describe, expect, test } from "vitest";
import { CARDS, colour, effectOf, marks } from "../src/games/revolution/cards.ts";
import {
  acting,
  advance,
  angle,
  choices,
  covered,
  isWhole,
  laid,
  parse,
  retreat,
  rows,
  WITHOUT,
  write,
  type Board,
} from "../src/games/revolution/moves.ts";

const lies = (card: string, ally: number, more = {}) => ({
  card,
  ally,
  down: false,
  doomed_by: null,
  covers: null,
  ...more,
});

describe("moves as paths", () => {
  const every = [
    "Queen@b2",
    "Queen@b2 ne",
    "King@a1 b2",
    "Poet@b2 b3 ne",
    "Poet@b2 b3 c3 ne",
    "Fairy@c1 a1-b3",
    "Poet@b2 b1 a1-b3",
    "Necromancer@a2 Citizen",
    "Assassin@a2 ?",
    "Merchant@b2 draw",
    "take Samurai",
    "keep Samurai",
    "first",
  ];
  test.each(every)("%s is read and written back", (move) => {
    expect(write(parse(move))).toBe(move);
  });
  test("words", () => {
    expect(parse("Fairy@c1 a1-b3")).toEqual(["Fairy", "c1", "a1-", "b3"]);
    expect(parse("take Samurai")).toEqual(["take Samurai"]);
    expect(write(["Queen", "b2", WITHOUT])).toBe("Queen@b2");
  });
});

describe("the tree of choices", () => {
  const moves = ["Queen@a2", "Queen@a2 n", "Queen@a2 e", "Queen@b3", "General@a2", "Fairy@a2", "Fairy@a2 a1-b3"];

  test("card, then cell, then effect", () => {
    expect(choices(moves, [])).toEqual(["Queen", "General", "Fairy"]);
    expect(choices(moves, ["Queen"])).toEqual(["a2", "b3"]);
    expect(choices(moves, ["Queen", "a2"])).toEqual(["n", "e", WITHOUT]);
    expect(choices(moves, ["Queen", "b3"])).toEqual([]);
    expect(choices(moves, ["Queen", "a2", WITHOUT])).toEqual([]);
  });
  test("only whole moves are whole", () => {
    expect(isWhole(moves, ["Queen", "a2"])).toBe(false);
    expect(isWhole(moves, ["Queen", "a2", WITHOUT])).toBe(true);
    expect(isWhole(moves, ["Queen", "b3"])).toBe(true);
    expect(isWhole(moves, ["Queen", "c3"])).toBe(false);
    expect(isWhole(moves, [])).toBe(false);
  });
  test("a single way is gone at once, and back over it", () => {
    expect(advance(moves, ["General"])).toEqual(["General", "a2"]);
    expect(advance(moves, ["Fairy", "a2", "a1-"])).toEqual(["Fairy", "a2", "a1-", "b3"]);
    expect(retreat(moves, ["Fairy", "a2", "a1-", "b3"])).toEqual(["Fairy", "a2"]);
    expect(retreat(moves, ["Fairy", "a2"])).toEqual([]);
    expect(retreat(moves, ["Queen", "a2", "n"])).toEqual(["Queen", "a2"]);
  });
  test("every legal move can be reached, and nothing else", () => {
    const found: string[] = [];
    const walk = (path: string[]) => {
      const next = choices(moves, path);
      if (!next.length) found.push(write(path));
      next.forEach((word) => walk([...path, word]));
    };
    walk([]);
    expect(found.sort()).toEqual([...moves].sort());
  });
});

describe("where words point", () => {
  test("lines run to the edge, groups touch", () => {
    expect(covered("Queen", "ne", "a1", 0)).toEqual(["b2", "c3"]);
    expect(covered("Saint", "orthogonal", "a1", 0)).toEqual(["b1", "a2"]);
    expect(covered("Samurai", "ns", "b2", 0)).toEqual(["b1", "b3"]);
    expect(covered("Revolutionary", "all", "a1", 0)).toHaveLength(3);
    expect(covered("Dragon", "all", "a1", 0)).toHaveLength(6);
    expect(covered("King", "b2", "a1", 0)).toEqual(["b2"]);
    expect(covered("Merchant", "draw", "a1", 0)).toEqual([]);
  });
  test("in front is towards the opponent", () => {
    expect(covered("FortuneTeller", "front", "b2", 0)).toEqual(["a3", "b3", "c3"]);
    expect(covered("FortuneTeller", "front", "b2", 1)).toEqual(["a1", "b1", "c1"]);
    expect(covered("Historian", "behind", "a2", 1)).toEqual(["a3", "b3"]);
  });
  test("each seat has its own side nearest", () => {
    expect(rows(0).at(-1)).toEqual(["a1", "b1", "c1"]);
    expect(rows(1).at(-1)).toEqual(["c3", "b3", "a3"]);
    expect(rows(null)).toEqual(rows(0));
    expect(angle("n", 0)).toBe(0);
    expect(angle("n", 1)).toBe(180);
    expect(angle("se", 0)).toBe(135);
  });
});

describe("the field", () => {
  const board: Board = { b2: lies("Citizen", 1), b3: lies("Queen", 1), a1: lies("Castle", 0) };

  test("a chosen card is drawn on its cell, and nothing else is foreseen", () => {
    expect(laid(board, ["Queen"], 0)).toBe(board);
    expect(laid(board, ["take Samurai"], 0)).toBe(board);
    expect(laid(board, ["Queen", "a2", "e"], 0)).toEqual({ ...board, a2: lies("Queen", 0) });
    expect(board.a2).toBeUndefined();
  });
  test("a copier acts as what it copies", () => {
    expect(acting(board, ["Poet", "c3", "b3", "sw"])).toBe("Queen");
    expect(acting(board, ["Poet", "c3"])).toBe("Poet");
    expect(acting(board, ["King", "c3", "b2"])).toBe("King");
  });
});

describe("the cards", () => {
  test("are thirty-six, both sides alike", () => {
    expect(CARDS).toHaveLength(36);
    expect(CARDS.filter((card) => colour(card) === null)).toHaveLength(22);
    expect(effectOf("Pope")).toEqual(effectOf("King"));
    expect(effectOf("Temple")).toEqual(effectOf("Castle"));
    expect(CARDS.every((card) => effectOf(card).verb)).toBe(true);
  });
  test("are active but for nine kinds (AR-21)", () => {
    const passive = CARDS.filter((card) => effectOf(card).kind === "passive");
    expect(passive.sort()).toEqual(
      ["Castle", "Death", "Enchantress", "Hermit", "Sage", "Shaman", "Temple", "Tower"].sort(),
    );
    expect(effectOf("Citizen").kind).toBeNull();
  });
  test("have diagrams of the right reach", () => {
    expect(marks("King")).toHaveLength(8);
    expect(marks("Mage").every(({ x, y }) => x * y !== 0)).toBe(true);
    expect(marks("FortuneTeller").every(({ y }) => y === 1)).toBe(true);
    expect(marks("Historian").every(({ y }) => y === -1)).toBe(true);
    expect(marks("Sage").every(({ y }) => y === 0)).toBe(true);
    expect(marks("Witch")).toEqual([]);
  });
});
