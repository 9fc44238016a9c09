// Reading views and moves of Puppeteer. Whatever can be chosen comes from the list of legal moves:
// no rule is known here, only how moves and boards are written.
import type { PuppeteerPreview, PuppeteerView } from "./types.ts";

export type Move =
  | { kind: "reveal"; score: number }
  | { kind: "place"; row: number; column: number }
  | { kind: "swap"; one: string; two: string; dark: string; payer: string }
  | { kind: "stop" }
  | { kind: "other" };

/** A cell counted from the first token. */
export type At = { row: number; column: number };
export type Token = At & { house: string; dark: boolean };
export type Swap = { move: string; one: string; two: string; dark: string; payer: string };
/** The least and the most. */
export type Range = [number, number];

/** Two numbers of a list that has two. */
export const two = (list: readonly number[]): [number, number] => [list[0] ?? 0, list[1] ?? 0];

export const key = (row: number, column: number) => `${row},${column}`;

export const unkey = (place: string): [number, number] => two(place.split(",").map(Number));

export function parse(move: string): Move {
  const [word, ...rest] = move.trim().split(/\s+/);
  if (word === "reveal" && rest.length === 1) return { kind: "reveal", score: Number(rest[0]) };
  if (word === "place" && rest.length === 1) {
    const [row, column] = unkey(rest[0] ?? "");
    return { kind: "place", row, column };
  }
  if (word === "swap" && rest.length === 6) {
    const [one = "", other = "", , dark = "", , payer = ""] = rest;
    return { kind: "swap", one, two: other, dark, payer };
  }
  return word === "stop" ? { kind: "stop" } : { kind: "other" };
}

/** The Houses in their order. */
export const housesOf = (view: Pick<PuppeteerView, "pile">): string[] => Object.keys(view.pile);

/** The tokens on the board, by `key`. */
export function tokensOf(view: Pick<PuppeteerView, "board" | "origin" | "pile">): Map<string, Token> {
  const houses = housesOf(view);
  const [top, left] = two(view.origin);
  const found = new Map<string, Token>();
  view.board.forEach((line, down) =>
    [...line].forEach((letter, right) => {
      const house = houses.find((each) => each[0] === letter.toUpperCase());
      if (!house) return;
      const [row, column] = [top + down, left + right] as const;
      found.set(key(row, column), { row, column, house, dark: letter !== letter.toUpperCase() });
    }),
  );
  return found;
}

/** How a cell of the finished board is called: a1 is in the corner above. */
export function cellName(view: Pick<PuppeteerView, "origin">, at: At): string {
  const [top, left] = two(view.origin);
  return `${"abcdefghijk"[at.column - left]}${at.row - top + 1}`;
}

/** The `key` of a cell of the finished board. */
export function cellKey(view: Pick<PuppeteerView, "origin">, name: string): string {
  const [top, left] = two(view.origin);
  return key(top + Number(name.slice(1)) - 1, left + "abcdefghijk".indexOf(name.charAt(0)));
}

/** The moves that reveal, by score. */
export function revealsOf(moves: readonly string[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const move of moves) {
    const read = parse(move);
    if (read.kind === "reveal") found.set(read.score, move);
  }
  return found;
}

/** The moves that place, by `key` of the cell. */
export function placesOf(moves: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const move of moves) {
    const read = parse(move);
    if (read.kind === "place") found.set(key(read.row, read.column), move);
  }
  return found;
}

export function swapsOf(moves: readonly string[]): Swap[] {
  return moves.flatMap((move) => {
    const read = parse(move);
    return read.kind === "swap" ? [{ ...read, move }] : [];
  });
}

/** The cells with which this one can change places. */
export function partners(swaps: readonly Swap[], cell: string): Set<string> {
  return new Set(swaps.flatMap(({ one, two }) => (one === cell ? [two] : two === cell ? [one] : [])));
}

/** All ways for these two to change places. */
export function between(swaps: readonly Swap[], cell: string, other: string): Swap[] {
  return swaps.filter(({ one, two }) => (one === cell && two === other) || (one === other && two === cell));
}

/** What can be chosen for one part of a swap; if nothing else is possible, that is chosen. */
export function options(swaps: readonly Swap[], part: "dark" | "payer"): string[] {
  return [...new Set(swaps.map((each) => each[part]))];
}

export const only = (choices: readonly string[]): string | null => (choices.length === 1 ? (choices[0] ?? null) : null);

/** What a hint's move points at. */
export type Pointed = { cells: Set<string>; dark: string | null; score: number | null; stop: boolean };
export function pointedAt(move: string | null, view: Pick<PuppeteerView, "origin">): Pointed {
  const found: Pointed = { cells: new Set(), dark: null, score: null, stop: false };
  if (!move) return found;
  const read = parse(move);
  if (read.kind === "place") found.cells.add(key(read.row, read.column));
  if (read.kind === "swap") {
    found.cells.add(cellKey(view, read.one)).add(cellKey(view, read.two));
    found.dark = cellKey(view, read.dark);
  }
  if (read.kind === "reveal") found.score = read.score;
  if (read.kind === "stop") found.stop = true;
  return found;
}

/** The names that tokens keep while they wander, so that a swap is seen as one. */
export type Named = { tokens: Map<string, Token>; names: Map<string, string> };
export function carry(before: Named | null, tokens: Map<string, Token>): Named {
  const names = new Map([...tokens.keys()].map((each) => [each, before?.names.get(each) ?? each]));
  const changed = [...tokens].filter(([at, token]) => {
    const old = before?.tokens.get(at);
    return old && old.house !== token.house;
  });
  const [one, other] = changed.map(([at]) => at);
  if (before && one && other && changed.length === 2) {
    names.set(one, before.names.get(other) ?? other).set(other, before.names.get(one) ?? one);
  }
  // A name is never borne twice, whatever was taken back in between.
  const distinct = new Set(names.values()).size === names.size;
  return { tokens, names: distinct ? names : new Map([...tokens.keys()].map((each) => [each, each])) };
}

/** Rows and columns, first and last. */
export type Box = { top: number; bottom: number; left: number; right: number };
export function reached(view: Pick<PuppeteerView, "board" | "origin">): Box {
  const [top, left] = two(view.origin);
  const [height, width] = [view.board.length, view.board[0]?.length ?? 0] as const;
  return { top, left, bottom: top + Math.max(height, 1) - 1, right: left + Math.max(width, 1) - 1 };
}

export function stretched(box: Box, at: At): Box {
  return {
    top: Math.min(box.top, at.row),
    bottom: Math.max(box.bottom, at.row),
    left: Math.min(box.left, at.column),
    right: Math.max(box.right, at.column),
  };
}

/** Where the frame can still go with so many rows and columns to open. */
export function reach(box: Box, freedom: readonly number[]): Box {
  const [rows, columns] = two(freedom);
  return {
    top: box.top - rows,
    bottom: box.bottom + rows,
    left: box.left - columns,
    right: box.right + columns,
  };
}

/** Rows and columns that can still be opened. */
export function freedomOf(view: Pick<PuppeteerView, "board" | "origin" | "frame">): [number, number] {
  const box = reached(view);
  return [two(view.frame.rows)[1] - box.bottom, two(view.frame.columns)[1] - box.right];
}

/** The cell one comes to with an arrow key: the next one straight on, otherwise the nearest in
 * that direction. */
export function step<T extends At>(cells: readonly T[], from: At, down: number, right: number): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const along = (cell.row - from.row) * down + (cell.column - from.column) * right;
    const aside = Math.abs((cell.row - from.row) * right) + Math.abs((cell.column - from.column) * down);
    const cost = along + aside * 8;
    if (along > 0 && cost < least) [best, least] = [cell, cost];
  }
  return best;
}

/** What the Houses score, as ranges, now or after a previewed move; null before the first token. */
export function ranges(
  source: Pick<PuppeteerView, "scores" | "so_far"> | PuppeteerPreview,
): Record<string, Range> | null {
  if (source.scores) {
    const all = Object.entries(source.scores);
    return Object.fromEntries(all.map(([house, score]): [string, Range] => [house, [score, score]]));
  }
  return (source.so_far as Record<string, Range> | null | undefined) ?? null;
}

/** How far from its target a House is: negative if short, positive if beyond, 0 if it may be on it. */
export function distance(range: Range, target: number): number {
  return target > range[1] ? range[1] - target : target < range[0] ? range[0] - target : 0;
}

/** The Houses whose scores a previewed move changes. */
export function changed(now: Record<string, Range> | null, then: Record<string, Range> | null): string[] {
  if (!now || !then) return [];
  return Object.keys(then).filter(
    (house) => now[house]?.[0] !== then[house]?.[0] || now[house]?.[1] !== then[house]?.[1],
  );
}

/** Neighbours of one House, as they lie: each pair once. */
export function bonds(tokens: Iterable<Token>): { key: string; from: Token; down: boolean }[] {
  const all = new Map([...tokens].map((token) => [key(token.row, token.column), token]));
  const found: { key: string; from: Token; down: boolean }[] = [];
  for (const from of all.values()) {
    for (const down of [false, true]) {
      const beside = all.get(key(from.row + Number(down), from.column + Number(!down)));
      if (beside?.house === from.house) {
        found.push({ key: `${key(from.row, from.column)}${down ? "v" : ">"}${from.house}`, from, down });
      }
    }
  }
  return found;
}
