import { describe, expect, test } from "vitest";
import { HOUSES } from "../src/games/puppeteer/houses.ts";
import {
  between,
  bonds,
  carry,
  cellKey,
  cellName,
  changed,
  distance,
  freedomOf,
  only,
  options,
  parse,
  partners,
  placesOf,
  pointedAt,
  ranges,
  reach,
  reached,
  revealsOf,
  step,
  stretched,
  swapsOf,
  tokensOf,
} from "../src/games/puppeteer/logic.ts";

const pile = { Drave: 6, Halvern: 6, Bearth: 6, Gantis: 6, "Na'Ghar": 6, Avondale: 6 };
const full = { board: ["AADDAA", "HDaADH", "BDDHHB", "HBHBBG", "BGGGNG", "GNNNNN"], origin: [-2, -3], pile };

describe("moves", () => {
  test("are read as they are written", () => {
    expect(parse("reveal 6")).toEqual({ kind: "reveal", score: 6 });
    expect(parse("place -1,2")).toEqual({ kind: "place", row: -1, column: 2 });
    expect(parse("swap c3 d3 dark d3 pay Na'Ghar")).toEqual({
      kind: "swap",
      one: "c3",
      two: "d3",
      dark: "d3",
      payer: "Na'Ghar",
    });
    expect(parse("stop")).toEqual({ kind: "stop" });
    expect(parse("dance")).toEqual({ kind: "other" });
  });

  test("offer only what is legal", () => {
    const moves = ["place 0,1", "place -1,0"];
    expect([...placesOf(moves)]).toEqual([
      ["0,1", "place 0,1"],
      ["-1,0", "place -1,0"],
    ]);
    expect([...revealsOf(["reveal 0", "reveal 4"]).keys()]).toEqual([0, 4]);
    expect(placesOf(["stop"]).size).toBe(0);
  });

  test("a swap is put together from its parts", () => {
    const swaps = swapsOf([
      "swap a1 b1 dark a1 pay Drave",
      "swap a1 b1 dark b1 pay Drave",
      "swap a1 a2 dark a1 pay Drave",
      "swap a1 a2 dark a1 pay Bearth",
      "stop",
    ]);
    expect([...partners(swaps, "a1")]).toEqual(["b1", "a2"]);
    expect([...partners(swaps, "b1")]).toEqual(["a1"]);
    expect(partners(swaps, "f6").size).toBe(0);
    const ways = between(swaps, "b1", "a1");
    expect(ways.map((way) => way.move)).toEqual(["swap a1 b1 dark a1 pay Drave", "swap a1 b1 dark b1 pay Drave"]);
    expect(options(ways, "dark")).toEqual(["a1", "b1"]);
    expect(only(options(ways, "dark"))).toBeNull();
    expect(only(options(ways, "payer"))).toBe("Drave");
  });

  test("a hint points at cells, scores and the end", () => {
    expect([...pointedAt("place 2,-1", full).cells]).toEqual(["2,-1"]);
    const swap = pointedAt("swap c1 c2 dark c2 pay Drave", full);
    expect([...swap.cells]).toEqual(["-2,-1", "-1,-1"]);
    expect(swap.dark).toBe("-1,-1");
    expect(pointedAt("reveal 4", full).score).toBe(4);
    expect(pointedAt("stop", full).stop).toBe(true);
    expect(pointedAt(null, full).cells.size).toBe(0);
  });
});

describe("the board", () => {
  test("holds Houses, light and dark", () => {
    const tokens = tokensOf(full);
    expect(tokens.size).toBe(36);
    expect(tokens.get("-2,-3")).toEqual({ row: -2, column: -3, house: "Avondale", dark: false });
    expect(tokens.get("-1,-1")).toMatchObject({ house: "Avondale", dark: true });
    expect(tokensOf({ board: ["N.", "GB"], origin: [0, 0], pile }).has("0,1")).toBe(false);
  });

  test("names cells from the corner", () => {
    expect(cellName(full, { row: -2, column: -3 })).toBe("a1");
    expect(cellName(full, { row: 3, column: 2 })).toBe("f6");
    for (const name of ["a1", "c2", "f6"]) {
      const [row = 0, column = 0] = cellKey(full, name).split(",").map(Number);
      expect(cellName(full, { row, column })).toBe(name);
    }
  });

  test("floats within its frame", () => {
    const view = { board: ["NG"], origin: [0, 0], frame: { rows: [-5, 5], columns: [-4, 5] } };
    expect(freedomOf(view)).toEqual([5, 4]);
    expect(reach(reached(view), freedomOf(view))).toEqual({ top: -5, bottom: 5, left: -4, right: 5 });
    const after = stretched(reached(view), { row: 1, column: -1 });
    expect(after).toEqual({ top: 0, bottom: 1, left: -1, right: 1 });
    expect(reach(after, [4, 3])).toEqual({ top: -4, bottom: 5, left: -4, right: 4 });
    expect(reached({ board: [], origin: [0, 0] })).toEqual({ top: 0, bottom: 0, left: 0, right: 0 });
  });

  test("arrow keys go straight on, then to the nearest", () => {
    const cells = [
      { row: 0, column: 0 },
      { row: 0, column: 3 },
      { row: 1, column: 1 },
      { row: 2, column: 5 },
    ];
    expect(step(cells, { row: 0, column: 0 }, 0, 1)).toEqual({ row: 0, column: 3 });
    expect(step(cells, { row: 0, column: 3 }, 0, 1)).toEqual({ row: 2, column: 5 });
    expect(step(cells, { row: 0, column: 0 }, 1, 0)).toEqual({ row: 1, column: 1 });
    expect(step(cells, { row: 0, column: 0 }, -1, 0)).toBeNull();
  });

  test("tokens keep their names when they change places", () => {
    const [before, after] = [
      tokensOf({ board: ["DH", "BG"], origin: [0, 0], pile }),
      tokensOf({ board: ["Hd", "BG"], origin: [0, 0], pile }),
    ];
    const first = carry(null, before);
    expect(first.names.get("0,1")).toBe("0,1");
    const second = carry(first, after);
    expect([second.names.get("0,0"), second.names.get("0,1")]).toEqual(["0,1", "0,0"]);
    expect(carry(second, after).names).toEqual(second.names);
    // Taken back
    expect(carry(second, before).names).toEqual(first.names);
    // Another board altogether: no name twice
    const other = carry(second, tokensOf({ board: ["AA", "AA"], origin: [0, 0], pile }));
    expect(new Set(other.names.values()).size).toBe(4);
  });

  test("neighbours of one House are joined once", () => {
    const found = bonds(tokensOf({ board: ["DD.", "DHH"], origin: [0, 0], pile }).values());
    expect(found.map(({ key }) => key).sort()).toEqual(["0,0>Drave", "0,0vDrave", "1,1>Halvern"]);
  });
});

describe("scores", () => {
  test("are ranges while the board grows", () => {
    expect(ranges({ scores: null, so_far: { Drave: [0, 2] } })).toEqual({ Drave: [0, 2] });
    expect(ranges({ scores: { Drave: 3 }, so_far: null })).toEqual({ Drave: [3, 3] });
    expect(ranges({ scores: null, so_far: null })).toBeNull();
    expect(ranges({})).toBeNull();
  });

  test("are short of a target, beyond it, or may be on it", () => {
    expect(distance([1, 2], 4)).toBe(-2);
    expect(distance([3, 5], 1)).toBe(2);
    expect(distance([1, 3], 2)).toBe(0);
  });

  test("tell who is concerned", () => {
    expect(changed({ Drave: [1, 1], Bearth: [0, 2] }, { Drave: [1, 1], Bearth: [1, 2] })).toEqual(["Bearth"]);
    expect(changed(null, { Drave: [1, 1] })).toEqual([]);
  });
});

test("each House has an emblem and colours of its own", () => {
  expect(Object.keys(HOUSES)).toEqual(Object.keys(pile));
  const looks = Object.values(HOUSES);
  for (const part of ["colour", "pale"] as const) expect(new Set(looks.map((look) => look[part])).size).toBe(6);
  expect(new Set(looks.map((look) => JSON.stringify(look.shapes))).size).toBe(6);
});

test("the texts are the same in five languages", () => {
  const files = import.meta.glob<string>("../../src/regalia/games/puppeteer/locale/*/page-puppeteer.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const ids = (language: string) => {
    const text = files[`../../src/regalia/games/puppeteer/locale/${language}/page-puppeteer.ftl`] ?? "";
    return [...text.matchAll(/^(page-puppeteer-[a-z-]+) =/gm)].map((found) => found[1]);
  };
  expect(ids("en").length).toBeGreaterThan(20);
  for (const language of ["it", "es", "fr", "pt"]) expect(ids(language)).toEqual(ids("en"));
});
