// Moves as a tree of choices, read from the legal moves themselves: card, cell, then the rest word
// by word. No rule is known here; what is not among the legal moves cannot be offered.
import type { Happened, RevolutionView } from "../../lib/types.ts";
import { effectOf } from "./cards.ts";

export type Board = RevolutionView["board"];

export const CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
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

export const STEPS: Record<string, readonly [number, number]> = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
};
const GROUPS: Record<string, string[]> = {
  orthogonal: ["n", "e", "s", "w"],
  diagonal: ["ne", "se", "sw", "nw"],
  ns: ["n", "s"],
  ew: ["e", "w"],
  nesw: ["ne", "sw"],
  nwse: ["nw", "se"],
  all: Object.keys(STEPS),
};

/** The cells a word of a choice covers, seen from the acting card's cell: to light them. */
export function covered(word: string, from: string, seat: number, far = false): string[] {
  const cell = cellOf(word);
  if (cell) return [cell];
  const ahead = seat === 0 ? ["nw", "n", "ne"] : ["sw", "s", "se"];
  const back = seat === 0 ? ["sw", "s", "se"] : ["nw", "n", "ne"];
  const directions =
    word === "front" ? ahead : word === "behind" ? back : (GROUPS[word] ?? (word in STEPS ? [word] : []));
  const reach = word in STEPS || far ? 2 : 1;
  const start = CELLS.indexOf(from);
  const found: string[] = [];
  for (const direction of directions) {
    const [dx, dy] = STEPS[direction]!;
    for (let n = 1; n <= reach; n++) {
      const x = (start % 3) + n * dx;
      const y = Math.floor(start / 3) + n * dy;
      if (x >= 0 && x < 3 && y >= 0 && y < 3) found.push(CELLS[3 * y + x]!);
    }
  }
  return found;
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
  for (const each of happened) {
    const lying = next[each.cell];
    const fallen = gone[each.cell];
    if (each.event === "placed")
      next[each.cell] = { card: each.card, ally: each.seat, down: false, doomed_by: null, covers: null };
    else if (each.event === "covered")
      next[each.cell] = { card: "Tower", ally: each.seat, down: false, doomed_by: null, covers: each.card };
    else if (each.event === "game_ended") break;
    else if (each.event === "uncovered" && fallen)
      next[each.cell] = { ...fallen, card: each.card, covers: null, down: false, doomed_by: null };
    else if (!lying) continue;
    else if (each.event === "converted") next[each.cell] = { ...lying, ally: each.ally };
    else if (each.event === "destroyed") next[each.cell] = { ...lying, down: true, doomed_by: each.seat };
    else if (["banished", "returned", "removed"].includes(each.event)) {
      gone[each.cell] = lying;
      delete next[each.cell];
    } else if (each.event === "moved") {
      delete next[each.cell];
      next[each.goal] = lying;
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
  const [x, y] = STEPS[direction]!;
  return (Math.round((Math.atan2(x, y) * 180) / Math.PI) + (seat === 1 ? 180 : 0) + 360) % 360;
}
