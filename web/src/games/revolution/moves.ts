// Moves as a tree of choices, read from the legal moves themselves: card, cell, then the rest word
// by word. No rule is known here; what is not among the legal moves cannot be offered.
import { effectOf } from "./cards.ts";
import facts from "./facts.json";
import type { RevolutionView } from "./types.ts";

export type Board = RevolutionView["board"];

export const CELLS: readonly string[] = facts.cells;
/** In a path: the card without its effect, where there would be one. */
export const WITHOUT = "";

const isCell = (word: string) => CELLS.includes(word);
/** The cell a word names (`a1`, or `a1-` of the Fairy), if any. */
export const cellOf = (word: string): string | null => {
  const cell = word.replace(/-$/, "");
  return isCell(cell) ? cell : null;
};

/** `Fairy@c1 a1-b3` → Fairy, c1, a1-, b3. Moves without a cell are one word. */
export function parse(move: string): string[] {
  const [card, rest] = move.split("@");
  if (rest === undefined) return [move];
  return [card!, ...rest.replace("-", "- ").split(" ")];
}

/** The move a path writes. */
export function write(path: readonly string[]): string {
  const [card, ...rest] = path.filter((word) => word !== WITHOUT);
  if (!rest.length) return card ?? "";
  return `${card}@${rest.join(" ").replace("- ", "-")}`;
}

/** What can be chosen next; nothing where a path is a whole move. */
export function choices(moves: readonly string[], path: readonly string[]): string[] {
  if (path.at(-1) === WITHOUT) return [];
  const found = new Set<string>();
  let whole = false;
  for (const move of moves) {
    const words = parse(move);
    if (!path.every((word, n) => words[n] === word)) continue;
    if (words.length === path.length) whole = true;
    else found.add(words[path.length]!);
  }
  return found.size && whole ? [...found, WITHOUT] : [...found];
}

export function isWhole(moves: readonly string[], path: readonly string[]): boolean {
  return path.length > 0 && choices(moves, path).length === 0 && moves.includes(write(path));
}

/** Go on where there is only one way. */
export function advance(moves: readonly string[], path: readonly string[]): string[] {
  let here = [...path];
  for (;;) {
    const next = choices(moves, here);
    if (next.length !== 1) return here;
    here = [...here, next[0]!];
  }
}

/** One step back, over the steps that left no choice. */
export function retreat(moves: readonly string[], path: readonly string[]): string[] {
  let here = path.slice(0, -1);
  while (here.length && choices(moves, here).length === 1) here = here.slice(0, -1);
  return here;
}

// Where words point on the field

/** The directions of the notation: x and y, y towards row 3. */
export const STEPS = facts.directions as Record<string, readonly number[]>;
/** By pattern, the word that chooses, seat and the acting card's cell: the cells it covers. */
const REACH = facts.reach as Record<string, Record<string, string[][][]>>;

/** The cells a word of a choice covers, seen from the acting card's cell: to light them. */
export function covered(card: string, word: string, from: string, seat: number): string[] {
  const cell = cellOf(word);
  if (cell) return [cell];
  return REACH[effectOf(card).pattern]?.[word]?.[seat]?.[CELLS.indexOf(from)] ?? [];
}

/** The card whose effect a path carries out: the copied one for a Poet or an Artist. */
export function acting(board: Board, path: readonly string[]): string {
  let card = path[0]!;
  for (const word of path.slice(2)) {
    const copied = board[word];
    if (effectOf(card).verb !== "copy" || !copied) break;
    card = copied.card;
  }
  return card;
}

// The field

/** The field with the chosen card on the chosen cell: what is drawn until the preview has told the rest. */
export function laid(board: Board, path: readonly string[], seat: number): Board {
  const [card, cell] = path;
  if (!card || !cell || !isCell(cell)) return board;
  return { ...board, [cell]: { card, ally: seat, down: false, doomed_by: null, covers: null } };
}

/** The nine cells as a seat sees them, row by row from the far side. */
export function rows(seat: number | null): string[][] {
  const columns = seat === 1 ? ["c", "b", "a"] : ["a", "b", "c"];
  const far = seat === 1 ? ["1", "2", "3"] : ["3", "2", "1"];
  return far.map((row) => columns.map((column) => column + row));
}

/** How far a direction is turned from straight up, in degrees, as a seat sees it. */
export function angle(direction: string, seat: number | null): number {
  const [x = 0, y = 0] = STEPS[direction]!;
  return (Math.round((Math.atan2(x, y) * 180) / Math.PI) + (seat === 1 ? 180 : 0) + 360) % 360;
}
