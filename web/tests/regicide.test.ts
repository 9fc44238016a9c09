import { describe, expect, it } from "vitest";
import {
  cardsOf,
  castleLeft,
  cheapest,
  choices,
  joinable,
  MEDALS,
  moveOf,
  signs,
  sorted,
  total,
} from "../src/games/regicide/logic.ts";

const HAND = ["Ah", "3d", "3c", "3s", "8d", "X1", "X2"];
const PLAYS = choices([
  "play Ah",
  "play Ah 3d",
  "play Ah 3c",
  "play Ah 3s",
  "play Ah 8d",
  "play 3d",
  "play 3d 3c",
  "play 3d 3c 3s",
  "play 3d 3s",
  "play 3c",
  "play 3c 3s",
  "play 3s",
  "play 8d",
  "play X",
  "yield",
]);

describe("choosing", () => {
  it("takes only moves with cards", () => {
    expect(PLAYS.length).toBe(14);
    expect(choices(["yield", "flip", "name 2"])).toEqual([]);
  });

  it("offers every card at first", () => {
    expect(joinable(PLAYS, HAND, [])).toEqual(new Set(HAND));
  });

  it("offers what some legal move holds together with the selection", () => {
    expect(joinable(PLAYS, HAND, ["3d"])).toEqual(new Set(["Ah", "3c", "3s"]));
    expect(joinable(PLAYS, HAND, ["3d", "3c"])).toEqual(new Set(["3s"]));
    expect(joinable(PLAYS, HAND, ["Ah", "3d"])).toEqual(new Set());
  });

  it("knows both Jesters as X, and one at a time", () => {
    expect(moveOf(PLAYS, ["X2"])).toBe("play X");
    expect(joinable(PLAYS, HAND, ["X1"])).toEqual(new Set());
    const both = choices(["discard 9h X", "discard 9h X X"]);
    expect(joinable(both, ["9h", "X1", "X2"], ["X2"])).toEqual(new Set(["9h", "X1"]));
    expect(moveOf(both, ["X2", "9h"])).toBe("discard 9h X");
    expect(moveOf(both, ["X2", "9h", "X1"])).toBe("discard 9h X X");
  });

  it("finds the legal move whatever the order of the cards", () => {
    expect(moveOf(PLAYS, ["3s", "3d", "3c"])).toBe("play 3d 3c 3s");
    expect(moveOf(PLAYS, ["3d", "8d"])).toBeNull();
    expect(moveOf(PLAYS, [])).toBeNull();
  });

  it("offers nothing when nothing is legal", () => {
    expect(joinable([], HAND, [])).toEqual(new Set());
  });
});

describe("discarding", () => {
  it("counts cards as the rules do", () => {
    expect(["Ah", "2s", "Tc", "Jd", "Qd", "Kd", "X1", "X"].map((card) => total([card]))).toEqual([
      1, 2, 10, 10, 15, 20, 0, 0,
    ]);
    expect(total(["Ah", "Kd"])).toBe(21);
  });

  it("suggests the smallest sum, then the fewest cards", () => {
    const found = cheapest(choices(["discard 2h 9c", "discard 3h 9c", "discard 4c 7d X", "discard Js", "flip"]));
    expect(found?.move).toBe("discard Js");
    expect(cheapest(choices(["discard 2h 3c 5d", "discard 3c 7d", "discard Js"]))?.move).toBe("discard Js");
    expect(cheapest(choices(["flip"]))).toBeNull();
    expect(cheapest(choices(["play 3d"]))).toBeNull();
  });
});

describe("showing", () => {
  it("finds the cards a hint means", () => {
    expect(cardsOf("play 3c Ah", HAND)).toEqual(["3c", "Ah"]);
    expect(cardsOf("play X", ["X2", "X1"])).toEqual(["X1"]);
    expect(cardsOf("discard X X", HAND)).toEqual(["X1", "X2"]);
    expect(cardsOf("yield", HAND)).toEqual([]);
    expect(cardsOf(null, HAND)).toEqual([]);
  });

  it("sorts by rank or by suit, Jesters last", () => {
    const cards = ["X1", "Td", "2s", "Kh", "2h"];
    expect(sorted(cards, false)).toEqual(["2h", "2s", "Td", "Kh", "X1"]);
    expect(sorted(cards, true)).toEqual(["2h", "Kh", "Td", "2s", "X1"]);
    expect(cards[0]).toBe("X1");
  });

  it("writes cards in signs, counts the Castle, knows the medals", () => {
    expect(signs(["Td", "As", "X1"]).replaceAll("\uFE0E", "")).toBe("10♦ A♠ X");
    expect(castleLeft(["Jh", "Qd", "Qs", "Kc"])).toEqual({ jacks: 1, queens: 2, kings: 1 });
    expect(MEDALS).toEqual(["bronze", "silver", "gold"]);
  });
});
