// Lengths of time in words.
import { texts } from "./texts.svelte.ts";

const UNITS: [string, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** So many seconds in whole units, never less than it is: “10 minutes”, “2 days”. */
export function durationText(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? UNITS.at(-1)!;
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(texts.language, style).format(Math.ceil(seconds / length));
}

/** How long an opponent may be away, as the page offers it: from a quick game to one over days. */
export const CLAIMS = [600, 3600, 86_400, 604_800];
