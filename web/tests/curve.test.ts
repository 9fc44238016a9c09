import { describe, expect, test, vi } from "vitest";
import { Scale, seenBy, type Point } from "../src/coach/curve.ts";
import { hardlyMatters, oddsText, sureText } from "../src/coach/odds.ts";
import type { AdviceLook } from "../src/lib/types.ts";

vi.mock("../src/lib/texts.svelte.ts", async () => (await import("./voices.ts")).spoken);

const frame = { width: 400, height: 220, left: 48, right: 12, top: 10, bottom: 30 };
const points: Point[] = [
  { number: 0, win: 0.5, error: 0.1 },
  { number: 1, win: 0.95, error: 0.1 },
  { number: 4, win: 0, error: 0 },
];

describe("the curve", () => {
  test("fills its frame, and nothing leaves it", () => {
    const scale = new Scale(points, frame);
    expect([scale.x(0), scale.x(4)]).toEqual([48, 388]);
    expect([scale.y(1), scale.y(0), scale.y(1.2), scale.y(-0.2)]).toEqual([10, 190, 10, 190]);
    expect(scale.line).toBe("M48 100L133 19L388 190");
    expect(scale.band).toBe("M48 82L133 10L388 190L388 190L133 37L48 118Z");
  });

  test("of one point, or of none", () => {
    expect(new Scale(points.slice(0, 1), frame).line).toBe("M218 100");
    expect(new Scale([], frame).line + new Scale([], frame).band).toBe("");
  });

  test("finds the point nearest to a place", () => {
    const scale = new Scale(points, frame);
    expect([0, 60, 120, 250, 300, 1000].map((x) => scale.nearest(x))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test("writes round numbers below the axis, and not too many", () => {
    const long = Array.from({ length: 120 }, (_, number) => ({ number, win: 0.5, error: 0 }));
    const { ticks } = new Scale(long, frame);
    expect(ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect(new Scale(points, frame).ticks).toEqual([0, 1, 2, 3, 4]);
  });

  test("is one's own: the second of two opponents sees it the other way round", () => {
    expect(seenBy(points, true, 1).map((each) => each.win)).toEqual([0.5, expect.closeTo(0.05), 1]);
    expect(seenBy(points, true, null)).toEqual(points);
    expect(seenBy(points, false, 1)).toEqual(points);
  });
});

describe("odds", () => {
  const advice = (win: number, error: number, proven = false) =>
    ({ move: "", win, error, proven, reasons: [] }) as AdviceLook;

  test("what is proven is called so, an estimate has its error", () => {
    expect(oddsText(advice(0.534, 0.02))).toBe("53% ± 2%");
    expect(oddsText(advice(0.534, 0.001))).toBe("53% ± 1%");
    expect(oddsText(advice(1, 0.126))).toBe("87–100%");
    expect(oddsText(advice(0.01, 0.02))).toBe("0–3%");
    expect([1, 0.5, 0].map((win) => oddsText(advice(win, 0, true)))).toEqual([
      "proven win",
      "proven draw",
      "proven loss",
    ]);
    expect(oddsText({ win: 0.25 })).toBe("25%");
    expect(sureText(advice(0.7, 0.03))).toContain("70% ± 3%");
    expect(sureText(advice(0, 0, true))).toContain("lost");
  });

  test("moves hardly differ when each may be as good as the best", () => {
    expect(hardlyMatters([advice(0.5, 0.03), advice(0.46, 0.03)])).toBe(true);
    expect(hardlyMatters([advice(0.5, 0.01), advice(0.46, 0.01)])).toBe(false);
    expect(hardlyMatters([advice(1, 0, true), advice(1, 0, true)])).toBe(true);
    expect(hardlyMatters([advice(1, 0, true), advice(0.9, 0.05)])).toBe(false);
    expect(hardlyMatters([advice(0.5, 0.1)])).toBe(false);
    expect(hardlyMatters([])).toBe(false);
  });
});
