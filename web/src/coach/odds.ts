// Odds in words and numbers.
import { say } from "../lib/texts.svelte.ts";
import type { AdviceLook } from "../lib/types.ts";

export const percent = (share: number): number => Math.round(100 * share);

type Odds = { win: number; error?: number; proven?: boolean };

function fate(win: number): "win" | "draw" | "loss" {
  return win === 0.5 ? "draw" : win > 0.5 ? "win" : "loss";
}

/** What is proven is called so; an estimate has its error, exact odds have none. */
export function oddsText({ win, error, proven }: Odds): string {
  if (proven) return say(`coach-proven-${fate(win)}`);
  if (!error) return say("coach-percent", { win: percent(win) });
  const middle = percent(win);
  const around = Math.max(1, percent(error));
  const [least, most] = [Math.max(0, middle - around), Math.min(100, middle + around)];
  // Nobody wins more often than always
  if (most - least < 2 * around) return say("coach-range", { least, most });
  return say("coach-odds", { win: middle, error: around });
}

/** How sure one can be of a position, from its best move. */
export function sureText({ win, error, proven }: AdviceLook): string {
  if (proven) return say(`page-hint-proven-${fate(win)}`);
  return say("page-hint-sure", { odds: oddsText({ win, error }) });
}

/** Whether moves cannot be told apart: each could be as good as the best, within their errors. */
export function hardlyMatters(moves: AdviceLook[]): boolean {
  const best = moves.reduce<AdviceLook | null>((one, each) => (one && one.win >= each.win ? one : each), null);
  if (!best || moves.length < 2) return false;
  return moves.every((each) => best.win - best.error <= each.win + each.error);
}
