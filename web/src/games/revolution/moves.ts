// Moves as a tree of choices, read from the legal moves themselves: card, cell, then the rest word
// by word. No rule is known here; what is not among the legal moves cannot be offered.
import type { Happened } from "../../lib/types.ts";
import { effectOf } from "./cards.ts";
import facts from "./facts.json";
import type { Told } from "./telling.ts";
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
export function acting(board: Board, path: readonly string[]): { card: string; depth: number } {
  let card = path[0]!;
  let depth = 2;
  while (effectOf(card).verb === "copy" && path[depth] && board[path[depth]!]) {
    card = board[path[depth]!]!.card;
    depth++;
  }
  return { card, depth };
}

// The field before and after

export function counts(board: Board, numbers: readonly number[] | null, occupied = false) {
  const allies = [0, 0];
  const points = [0, 0];
  for (const [cell, lying] of Object.entries(board)) {
    if (lying.down && !occupied) continue;
    allies[lying.ally]!++;
    points[lying.ally]! += numbers?.[CELLS.indexOf(cell)] ?? 0;
  }
  return { allies, points: numbers ? points : null };
}

/** The field as a move would leave it, drawn from what the preview says it hits. */
export function after(board: Board, path: readonly string[], hit: readonly string[], seat: number): Board {
  const [card, cell] = path;
  if (!card || !cell || !isCell(cell)) return board;
  const next: Board = { ...board };
  next[cell] = { card, ally: seat, down: false, doomed_by: null, covers: board[cell]?.card ?? null };
  const { card: actor, depth } = acting(board, path);
  const { verb } = effectOf(actor);
  for (const each of hit) {
    const lying = board[each];
    if (!lying) continue;
    if (verb === "convert") next[each] = { ...lying, ally: 1 - lying.ally };
    else if (verb === "destroy") next[each] = { ...lying, down: true, doomed_by: seat };
    else if (verb === "banish" || verb === "return" || verb === "move") delete next[each];
    const goal = path[depth + 1];
    if (verb === "move" && goal) next[goal] = lying;
  }
  return next;
}

/** The field after what happened, for the last look at a game that a match has cleared away. */
export function replay(board: Board, happened: readonly Happened[]): Board {
  const next: Board = { ...board };
  const gone: Board = {};
  for (const { event, cell, card = "", seat = 0, ally = 0, goal } of happened as readonly Told[]) {
    if (event === "game_ended") break;
    if (!cell) continue;
    const lying = next[cell];
    const fallen = gone[cell];
    const fresh = { ally: seat, down: false, doomed_by: null };
    if (event === "placed") next[cell] = { ...fresh, card, covers: null };
    else if (event === "covered") next[cell] = { ...fresh, card: "Tower", covers: card };
    else if (event === "uncovered" && fallen)
      next[cell] = { ...fallen, card, covers: null, down: false, doomed_by: null };
    else if (!lying) continue;
    else if (event === "converted") next[cell] = { ...lying, ally };
    else if (event === "destroyed") next[cell] = { ...lying, down: true, doomed_by: seat };
    else if (["banished", "returned", "removed"].includes(event)) {
      gone[cell] = lying;
      delete next[cell];
    } else if (event === "moved" && goal) {
      delete next[cell];
      next[goal] = lying;
    }
  }
  return next;
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
