import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Listener } from "../src/lib/net.ts";
import { Table } from "../src/lib/table.svelte.ts";
import type { Look } from "../src/lib/types.ts";

const server = vi.hoisted(() => ({
  listener: null as Listener | null,
  call: (): Promise<unknown> => Promise.resolve(),
}));
vi.mock("../src/lib/sound.ts", () => ({ sound: () => {} }));
vi.mock("../src/lib/net.ts", async (original) => ({
  ...(await original<object>()),
  call: () => server.call(),
  TableSocket: class {
    constructor(_: string, listener: Listener) {
      server.listener = listener;
    }
  },
}));
const { Refusal } = await import("../src/lib/net.ts");

let table: Table;
let listener: Listener;

/** A game of two in which it is my turn. */
function look(revision: number, mine: { bot?: string; away?: boolean } = {}): Look {
  const guest = { kind: "guest", name: "Ann", bot: null, away: false };
  const view = { game: "regicide", to_move: 0, legal_moves: ["yield"] };
  return { revision, phase: "playing", seat: 0, seats: [{ ...guest, ...mine }, guest], view } as unknown as Look;
}

beforeEach(() => {
  table = new Table("t1");
  listener = server.listener!;
});

describe("whose turn it is", () => {
  test("mine", () => {
    listener.look(look(1));
    expect([table.myTurn, table.replaced]).toEqual([true, false]);
  });

  test("not mine while a bot plays for me", () => {
    listener.look(look(1, { bot: "greedy", away: true }));
    expect([table.myTurn, table.replaced]).toEqual([false, true]);
    listener.look(look(1));
    expect([table.myTurn, table.replaced]).toEqual([true, false]);
  });

  test("an onlooker is not replaced by the bots there are", () => {
    listener.look({ ...look(1, { bot: "greedy" }), seat: null });
    expect([table.myTurn, table.replaced]).toEqual([false, false]);
  });
});

describe("a hint", () => {
  test("for this look", async () => {
    listener.look(look(4));
    server.call = async () => ({ revision: 4, moves: [] });
    await table.askHint();
    expect(table.hint?.revision).toBe(4);
    listener.look(look(5));
    expect(table.hint).toBeNull();
  });

  test("that comes too late is not shown", async () => {
    listener.look(look(4));
    server.call = async () => {
      listener.look(look(6));
      return { revision: 4, moves: [] };
    };
    await table.askHint();
    expect([table.hint, table.busy]).toEqual([null, false]);
  });
});

test("who is not let in is told why, and has no turn", () => {
  listener.look(look(1));
  listener.refused(new Refusal("table/unknown", "There is no such table."));
  expect(table.trouble?.message).toBe("There is no such table.");
  expect([table.turnedAway, table.myTurn]).toEqual([true, false]);
});
