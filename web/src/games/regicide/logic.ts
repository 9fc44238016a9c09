// What the board works out for itself, all of it from the list of legal moves: what may join a
// selection, which move it is, the cheapest discard. The rules stay with the server.

/** Moves as the board thinks of them: a verb and cards. */
export type Choice = { move: string; kind: "play" | "discard"; cards: string[] };

const RANKS = "A23456789TJQK";
const SUIT_ORDER = "hdcs";
const ROYAL: Record<string, number> = { J: 10, Q: 15, K: 20 };

/** In moves both Jesters are X. */
export function written(card: string): string {
  return card[0] === "X" ? "X" : card;
}

/** What a card counts for, in an attack and in a discard. */
export function worth(card: string): number {
  const rank = card[0]!;
  if (rank === "X") return 0;
  return ROYAL[rank] ?? RANKS.indexOf(rank) + 1;
}

export function total(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + worth(card), 0);
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
  const suit = (card: string) => (card[0] === "X" ? 99 : SUIT_ORDER.indexOf(card[1]!));
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

/** The medal a solo victory earns with so many Jesters left. */
export function medalFor(jesters: number): "gold" | "silver" | "bronze" {
  return jesters >= 2 ? "gold" : jesters === 1 ? "silver" : "bronze";
}

/** What a move would do, as the server says it. */
export type Consequence = {
  damage: number;
  healed: number;
  drawn: number[];
  shield: number;
  kills: boolean;
  exact: boolean;
  blow: number;
  survives: boolean | null;
};
export type Fate = { tone: "good" | "bad" | "unsure"; id: string; facts: Record<string, number> };

/** Whether one lives through a move, and the words for it. `kept` is what stays in hand, drawn
 * cards not counted; `last` tells whether this is the last enemy. */
export function fateOf(
  move: string,
  what: Consequence,
  { seat, kept, jesters, last, owed }: { seat: number; kept: number; jesters: number; last: boolean; owed: number },
): Fate | null {
  const { blow } = what;
  const kind = move.split(" ")[0];
  // A new hand is hidden: whatever the preview thinks of it, nobody knows what it will be worth.
  if (kind === "flip") return owed ? { tone: "unsure", id: "page-regicide-new-hand", facts: { owed } } : null;
  if (what.kills && last) return { tone: "good", id: "regicide-reason-wins", facts: {} };
  if (what.survives === false) {
    return blow
      ? { tone: "bad", id: "regicide-reason-cannot-survive", facts: { blow } }
      : { tone: "bad", id: "regicide-reason-stuck", facts: {} };
  }
  if (what.survives === null) return { tone: "unsure", id: "regicide-reason-must-draw", facts: { blow } };
  if (what.kills) return { tone: "good", id: "page-regicide-no-blow", facts: {} };
  if (move === "play X") return { tone: "good", id: "regicide-reason-passes", facts: {} };
  if (kind === "discard") return null;
  if (!blow) return { tone: "good", id: "regicide-reason-unscathed", facts: {} };
  if (kept < blow) {
    // Alone with a Jester left the game goes on, but not on the strength of this hand.
    if (jesters && !what.drawn[seat]) return { tone: "unsure", id: "regicide-reason-needs-jester", facts: { blow } };
    if (jesters) return { tone: "unsure", id: "page-regicide-draw-or-jester", facts: { blow } };
    return { tone: "good", id: "regicide-reason-sure-draw", facts: { blow } };
  }
  return { tone: "good", id: "page-regicide-survives", facts: { blow, worth: kept } };
}
