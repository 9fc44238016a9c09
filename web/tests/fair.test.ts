// The deal of a finished game, checked as the page does it, with records that Python wrote.
import { createHash } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { contribute, contributed } from "../src/lib/deals.ts";
import { canonical, check, contribution, type Mine } from "../src/lib/fair.ts";
import { ours, sha256 } from "../src/lib/sha256.ts";
import vectors from "./deals.json";

type Entry = { number: number; at: number; kind: string; body: Record<string, unknown>; hash: string };
type Part = { id: string; commitment: string; secret: string; contributions: (string | null)[]; log: Entry[] };
type Whole = { seed: string; moves: string[]; seats: unknown[]; table: Part };
const records = vectors.records as unknown as Record<keyof typeof vectors.records, Whole>;

const nodes = (text: string) => createHash("sha256").update(text).digest("hex");
const copy = (record: Whole) => structuredClone(record);
const mineOf = (record: Whole, seat = 0): Mine => ({
  seat,
  made: [{ commitment: record.table.commitment, contribution: record.table.contributions[seat]! }],
});

/** Numbers and hashes made to fit again, as a forger would. */
function chained(record: Whole): Whole {
  let previous = record.table.id;
  for (const [place, entry] of record.table.log.entries()) {
    entry.number = place + 1;
    previous = entry.hash = nodes(canonical([previous, entry.number, entry.at, entry.kind, entry.body]));
  }
  return record;
}

const entry = (record: Whole, kind: string) => record.table.log.find((each) => each.kind === kind)!;
const seedOf = ({ table }: Whole) =>
  `table:${nodes(canonical(["regalia/seed/2", table.id, table.secret, table.contributions]))}`;
const OTHER = "5".repeat(64);

afterEach(() => vi.unstubAllGlobals());

test.each(vectors.canonical as [unknown, string][])("%j is written down as Python does", (data, text) => {
  expect(canonical(data)).toBe(text);
});

test("what has no one way to be written down is not", () => {
  for (const data of [0.5, NaN, 2 ** 60]) expect(() => canonical(data)).toThrow();
});

test("SHA-256 is the same with the browser's own and without", async () => {
  const texts = ["", "abc", "a".repeat(55), "a".repeat(56), "a".repeat(64), "ë🂡".repeat(999)];
  for (const text of texts) expect(await sha256(text)).toBe(nodes(text));
  vi.stubGlobal("crypto", {});
  for (const text of texts) expect(await sha256(text)).toBe(nodes(text));
  expect(ours(new TextEncoder().encode("abc"))[0]).toBe(0xba);
});

describe("an honest record", () => {
  test.each(["names", "four", "two", "alone"] as const)("of %s holds what I contributed", async (title) => {
    const record = records[title];
    expect(await check(record, mineOf(record))).toEqual({ fair: "yours" });
    expect(await check(record, null)).toEqual({ fair: "theirs" });
    vi.stubGlobal("crypto", {});
    expect(await check(record, mineOf(record))).toEqual({ fair: "yours" });
  });

  test("to which nobody contributed is only what was promised", async () => {
    expect(await check(records.nobody, null)).toEqual({ fair: "promised" });
    expect(await check(records.old, null)).toEqual({ fair: "promised" });
  });

  test("holds one of the things I sent, if an answer was lost", async () => {
    const { seat, made } = mineOf(records.two);
    const lost = { commitment: made[0]!.commitment, contribution: OTHER };
    expect(await check(records.two, { seat, made: [lost, ...made, lost] })).toEqual({ fair: "yours" });
  });
});

test("what I sent must be in it, made after the same promise", async () => {
  const { commitment } = records.two.table;
  const own = vectors.ann;
  const verdict = (made: Mine["made"], seat = 0) => check(records.two, { seat, made });
  expect(await verdict([{ commitment, contribution: OTHER }])).toEqual({ unfair: "mine" });
  expect(await verdict([])).toEqual({ unfair: "mine" });
  expect(await verdict([{ commitment, contribution: own }], 1)).toEqual({ unfair: "mine" });
  expect(await verdict([{ commitment: OTHER, contribution: own }])).toEqual({ unfair: "promise" });
  expect(await check(records.old, mineOf(records.two))).toEqual({ unfair: "mine" });
});

test("an old promise needs a seed and a salt of their lengths", async () => {
  expect(await check(records.short, null)).toEqual({ unfair: "promise" });
});

/** Each part changed: what is then said with the old chain, and with one made anew. */
const FORGERIES: [string, (record: Whole) => void, string, string][] = [
  ["the secret shown", ({ table }) => void (table.secret = OTHER), "promise", "promise"],
  ["the secret logged", (r) => void (entry(r, "created").body.secret = OTHER), "chain", "promise"],
  ["no secret logged", (r) => void delete entry(r, "created").body.secret, "chain", "promise"],
  ["the commitment shown", ({ table }) => void (table.commitment = OTHER), "promise", "promise"],
  ["the first promise", (r) => void (entry(r, "created").body.commitment = OTHER), "chain", "promise"],
  ["the second promise", (r) => void (entry(r, "started").body.commitment = OTHER), "chain", "promise"],
  ["a contribution shown", ({ table }) => void (table.contributions[1] = OTHER), "story", "story"],
  ["a contribution logged", (r) => void (entry(r, "sat").body.contribution = OTHER), "chain", "story"],
  ["the contributions' order", ({ table }) => void table.contributions.reverse(), "story", "story"],
  ["the seed shown", (r) => void (r.seed = `table:${OTHER}`), "story", "story"],
  ["the seed logged", (r) => void (entry(r, "started").body.seed = `table:${OTHER}`), "chain", "story"],
  ["the seed everywhere", (r) => void (r.seed = entry(r, "started").body.seed = `table:${OTHER}`), "chain", "deal"],
  ["a move", (r) => void (r.moves[0] = r.moves[1]!), "story", "story"],
  ["a move left out", (r) => void r.moves.pop(), "story", "story"],
  ["a move logged", (r) => void (entry(r, "moved").body.move = "King@a1"), "chain", "story"],
  ["the order", ({ table: { log } }) => void ([log[1], log[2]] = [log[2]!, log[1]!]), "chain", ""],
  ["an entry dropped", ({ table }) => void table.log.splice(1, 1), "chain", "story"],
  ["an entry doubled", ({ table: { log } }) => void log.push(structuredClone(log.at(-1)!)), "chain", "story"],
  ["dealt twice", (r) => void r.table.log.push(structuredClone(entry(r, "started"))), "chain", "story"],
  [
    "never dealt",
    ({ table }) => void (table.log = table.log.filter(({ kind }) => kind !== "started")),
    "chain",
    "story",
  ],
  ["a time", (r) => void (entry(r, "sat").at += 1), "chain", ""],
  ["a number", (r) => void (r.table.log[2]!.number += 1), "chain", ""],
  ["a hash", (r) => void (entry(r, "moved").hash = OTHER), "chain", ""],
  ["the table's name", ({ table }) => void (table.id = "other"), "chain", "promise"],
  ["no log", (r) => void delete (r.table as Partial<Part>).log, "form", ""],
  ["an empty log", ({ table }) => void (table.log = []), "story", ""],
  ["half a number", (r) => void (entry(r, "sat").body.seat = 0.5), "form", ""],
];

describe("forged", () => {
  test.each(FORGERIES)("%s is refused", async (_title, forge, alone, anew) => {
    const record = copy(records.two);
    forge(record);
    expect(await check(record, null)).toEqual({ unfair: alone });
    expect(await check(record, mineOf(records.two))).toEqual({ unfair: alone });
    if (anew) expect(await check(chained(record), mineOf(records.two))).toEqual({ unfair: anew });
  });

  test("a whole other deal with everything made to fit is known by what I sent", async () => {
    const forged = copy(records.two);
    const { table } = forged;
    table.contributions[0] = OTHER;
    table.log.find(({ kind, body }) => kind === "sat" && body.seat === 0)!.body.contribution = OTHER;
    forged.seed = entry(forged, "started").body.seed = seedOf(forged);
    chained(forged);
    expect(await check(forged, null)).toEqual({ fair: "theirs" });
    expect(await check(forged, mineOf(records.two))).toEqual({ unfair: "mine" });

    const other = copy(records.two);
    other.table.secret = OTHER;
    const promised = nodes(canonical(["regalia/secret/2", other.table.id, OTHER]));
    Object.assign(entry(other, "created").body, { secret: OTHER, commitment: promised });
    entry(other, "started").body.commitment = other.table.commitment = promised;
    other.seed = entry(other, "started").body.seed = seedOf(other);
    chained(other);
    expect(await check(other, null)).toEqual({ fair: "theirs" });
    expect(await check(other, mineOf(records.two))).toEqual({ unfair: "promise" });
  });

  test("whatever is no record is refused", async () => {
    for (const thing of [null, 5, "x", [], {}, { table: {} }, { table: { id: "t", log: [5] } }]) {
      expect(await check(thing, null)).toEqual({ unfair: "form" });
    }
  });
});

describe("what this browser contributes", () => {
  test("is 32 bytes, each time others", () => {
    const made = Array.from({ length: 20 }, contribution);
    expect(new Set(made).size).toBe(20);
    for (const each of made) expect(each).toMatch(/^[0-9a-f]{64}$/);
  });

  test("is kept with the promise that was seen, for each table", () => {
    const one = contribute("one", "promise 1");
    const two = contribute("two", "promise 2");
    expect(contributed("one")).toContainEqual({ table: "one", commitment: "promise 1", contribution: one });
    expect(contributed("two").map((each) => each.contribution)).toContain(two);
    expect(contributed("three")).toEqual([]);
    expect(contribute("four", null)).toBeNull();
    for (let number = 0; number < 99; number++) contribute(`many ${number}`, "promise");
    expect(contributed("one")).toEqual([]);
    expect(contributed("many 98").length).toBeGreaterThan(0);
  });

  test("is known even where nothing can be kept", () => {
    const refuse = () => {
      throw new Error("full");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    const made = contribute("here", "promise");
    expect(contributed("here").map((each) => each.contribution)).toContain(made);
  });
});
