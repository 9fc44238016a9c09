// The games the page knows: each folder of `games` with an `index.ts`. Any other game is plain.
import type { PageGame } from "./game.ts";
import { plainGame } from "./plain.ts";
import { texts } from "./texts.svelte.ts";

const folders = import.meta.glob<PageGame>("../games/*/index.ts", { eager: true, import: "default" });
const ours = new Map(Object.entries(folders).map(([path, game]) => [path.split("/").at(-2)!, game]));
const plain = new Map<string, PageGame>();

/** Whether a game has a folder in the page. */
export const isOurs = (name: string): boolean => ours.has(name);

export function gameOf(name: string): PageGame {
  const known = ours.get(name) ?? plain.get(name);
  if (known) return known;
  const game = plainGame(name);
  plain.set(name, game);
  return game;
}

/** Texts of a game that is not in the page come from the server: they are loaded before it is shown. */
export async function bringTexts(name: string): Promise<void> {
  if (!isOurs(name)) await texts.bring(name);
}
