import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StepLook } from "../src/lib/types.ts";
import { Walk } from "../src/table/walk.svelte.ts";

const STEPS = 4;
const look = (step: number) => ({ step, steps: STEPS, happened: [{ event: `e${step}` }] }) as unknown as StepLook;
/** Until whatever was asked for has come. */
const settled = () => vi.advanceTimersByTimeAsync(0);

let asked: number[];
let broken: boolean;
let walk: Walk;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  broken = false;
  const get = async (step: number) => {
    asked.push(step);
    if (broken) throw new Error("no line");
    return look(step);
  };
  walk = new Walk(look(0), get, () => 100);
});
afterEach(() => {
  walk.stop();
  vi.useRealTimers();
});

describe("by hand", () => {
  test("never beyond either end", async () => {
    walk.go(-3);
    await settled();
    expect([walk.wanted, walk.shown.step]).toEqual([0, 0]);
    walk.go(99);
    await settled();
    expect([walk.wanted, walk.shown.step]).toEqual([STEPS, STEPS]);
  });

  test("only a single step forward is animated", async () => {
    for (const [step, events] of [
      [1, ["e1"]],
      [2, ["e2"]],
      [1, []],
      [4, []],
    ] as const) {
      const before = walk.news.number;
      walk.go(step);
      await settled();
      expect(walk.news).toEqual({ number: before + 1, happened: events.map((event) => ({ event })) });
      expect(walk.happened).toEqual([{ event: `e${step}` }]);
    }
  });

  test("what is passed over is not asked for, and nothing twice", async () => {
    walk.go(2);
    walk.go(3);
    walk.go(4);
    await settled();
    expect(walk.shown.step).toBe(4);
    expect(asked).toEqual([2, 4]);
    walk.go(2);
    walk.go(4);
    await settled();
    expect(asked).toEqual([2, 4]);
  });

  test("a step that does not come is said, and asked for again", async () => {
    broken = true;
    walk.go(4);
    await settled();
    expect([walk.trouble, walk.shown.step]).toEqual(["no line", 0]);
    broken = false;
    walk.go(4);
    await settled();
    expect([walk.trouble, walk.shown.step]).toEqual(["", 4]);
  });
});

describe("by itself", () => {
  test("to the end, and then from the beginning again", async () => {
    walk.run();
    await vi.advanceTimersByTimeAsync(350);
    expect([walk.running, walk.shown.step]).toEqual([true, 3]);
    await vi.advanceTimersByTimeAsync(200);
    expect([walk.running, walk.shown.step]).toEqual([false, STEPS]);
    walk.run();
    await settled();
    expect([walk.running, walk.shown.step]).toEqual([true, 0]);
  });

  test("a hand on it stops it, and so does pausing", async () => {
    walk.run();
    await vi.advanceTimersByTimeAsync(150);
    walk.go(2);
    await vi.advanceTimersByTimeAsync(500);
    expect([walk.running, walk.shown.step]).toEqual([false, 2]);
    walk.run();
    walk.run();
    await vi.advanceTimersByTimeAsync(500);
    expect([walk.running, walk.shown.step]).toEqual([false, 2]);
  });

  test("trouble stops it", async () => {
    broken = true;
    walk.run();
    await vi.advanceTimersByTimeAsync(500);
    expect([walk.running, walk.shown.step, walk.trouble]).toEqual([false, 0, "no line"]);
  });
});
