// What the board works out for itself, all of it from the list of legal moves: what may join a
// selection, which move it is, the cheapest discard. The rules stay with the server.
import facts from "./facts.json";

/** Moves as the board thinks of them: a verb and cards. */
export type Choice = { move: string; kind: "play" | "discard"; cards: string[] };

const { ranks: RANKS, suits: SUITS } = facts;
const WORTH: Record<string, number> = facts.worth;
/** The medals of a solo victory, by Jesters left. */
export const MEDALS: readonly string[] = facts.medals;
export const SOLO_JESTERS = facts.solo_jesters;

/** In moves both Jesters are X. */
export function written(card: string): string {
  return card[0] === "X" ? "X" : card;
}

/** What cards count for, in an attack and in a discard; an X of a move for nothing. */
export function total(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + (WORTH[card] ?? 0), 0);
}

/** The legal moves that take cards from the hand. */
export function choices(legal: readonly string[]): Choice[] {
  const found: Choice[] = [];
  for (const move of legal) {
    const [kind, ...cards] = move.split(" ");
    if (kind === "play" || kind === "discard") found.push({ move, kind, cards });
  }
  return found;
}

function counts(cards: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(written(card), (found.get(written(card)) ?? 0) + 1);
  return found;
}

function within(some: Map<string, number>, all: Map<string, number>): boolean {
  for (const [card, count] of some) if ((all.get(card) ?? 0) < count) return false;
  return true;
}

/** The cards of a hand that can join a selection: some legal move holds them all. */
export function joinable(
  options: readonly Choice[],
  hand: readonly string[],
  selected: readonly string[],
): Set<string> {
  const sets = options.map((option) => counts(option.cards));
  const able = new Set<string>();
  for (const card of hand) {
    if (selected.includes(card)) continue;
    const wanted = counts([...selected, card]);
    if (sets.some((set) => within(wanted, set))) able.add(card);
  }
  return able;
}

/** The legal move that takes exactly these cards, in whatever order. */
export function moveOf(options: readonly Choice[], selected: readonly string[]): string | null {
  if (!selected.length) return null;
  const wanted = counts(selected);
  const found = options.find(
    (option) => option.cards.length === selected.length && within(wanted, counts(option.cards)),
  );
  return found?.move ?? null;
}

/** The discard that wastes least: the smallest sum, then the fewest cards. */
export function cheapest(options: readonly Choice[]): Choice | null {
  let best: Choice | null = null;
  for (const option of options) {
    if (option.kind !== "discard") continue;
    const less = best && (total(option.cards) - total(best.cards) || option.cards.length - best.cards.length);
    if (less === null || less < 0) best = option;
  }
  return best;
}

/** Which cards of a hand a move means; of two Jesters the first. */
export function cardsOf(move: string | null, hand: readonly string[]): string[] {
  if (!move) return [];
  const [kind, ...cards] = move.split(" ");
  if (kind !== "play" && kind !== "discard") return [];
  const left = [...hand].sort();
  const found: string[] = [];
  for (const card of cards) {
    const place = left.findIndex((each) => written(each) === written(card));
    if (place >= 0) found.push(...left.splice(place, 1));
  }
  return found;
}

/** A hand as one likes it; Jesters last. */
export function sorted(cards: readonly string[], bySuit: boolean): string[] {
  const rank = (card: string) => (card[0] === "X" ? 99 : RANKS.indexOf(card[0]!));
  const suit = (card: string) => (card[0] === "X" ? 99 : SUITS.indexOf(card[1]!));
  return [...cards].sort((a, b) => {
    const ranks = rank(a) - rank(b);
    const suits = suit(a) - suit(b);
    return (bySuit ? suits || ranks : ranks || suits) || a.localeCompare(b);
  });
}

/** Cards as short signs, for buttons. */
export function signs(cards: readonly string[]): string {
  const sign: Record<string, string> = { h: "♥\uFE0E", d: "♦\uFE0E", c: "♣\uFE0E", s: "♠\uFE0E" };
  return cards
    .map((card) => (card[0] === "X" ? "X" : (card[0] === "T" ? "10" : card[0]) + (sign[card[1]!] ?? "")))
    .join(" ");
}

/** How many of each rank are still to come. */
export function castleLeft(castle: readonly string[]): { jacks: number; queens: number; kings: number } {
  const count = (rank: string) => castle.filter((card) => card[0] === rank).length;
  return { jacks: count("J"), queens: count("Q"), kings: count("K") };
}
