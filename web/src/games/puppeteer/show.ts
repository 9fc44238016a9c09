// Small helpers for showing things.
import { cubicOut } from "svelte/easing";
import { say } from "../../lib/texts.svelte.ts";
import type { Range } from "./logic.ts";

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A token turned over. */
export function turnOver(_node: Element, { duration }: { duration: number }) {
  return {
    duration,
    easing: cubicOut,
    css: (t: number) => `transform: perspective(20rem) rotateY(${(1 - t) * 180}deg)`,
  };
}

/** A range in words. */
export function spoken([least, most]: Range): string {
  return least === most ? String(least) : say("puppeteer-range", { least, most });
}

/** A range in figures. */
export const figures = ([least, most]: Range): string => (least === most ? String(least) : `${least}–${most}`);

/** How far from the target, in figures; and in words. */
export const gapFigures = (gap: number): string => (gap === 0 ? "✓" : gap > 0 ? `+${gap}` : `−${-gap}`);
export function gapSpoken(gap: number): string {
  if (gap === 0) return say("page-puppeteer-on-target");
  return gap > 0 ? say("page-puppeteer-over", { count: gap }) : say("page-puppeteer-short", { count: -gap });
}
