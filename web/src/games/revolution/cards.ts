// What each card does and where: the table behind the texts and the small diagrams. It explains, it
// never decides what is legal.
import facts from "./facts.json";

export const REGALITY: readonly string[] = facts.regality;
export const RELIGION: readonly string[] = facts.religion;
/** Every card, in the order of lists. */
export const CARDS: readonly string[] = facts.cards;

/** `where` is what the text of a pattern is called; active, passive, or null for a card without effect. */
export type Effect = { verb: string; pattern: string; where: string; kind: "active" | "passive" | null };
const EFFECTS = facts.effects as Record<string, Effect>;

export const effectOf = (card: string): Effect => EFFECTS[card]!;

/** The seat whose colour a card has, or null for a grey one. */
export function colour(card: string): 0 | 1 | null {
  return REGALITY.includes(card) ? 0 : RELIGION.includes(card) ? 1 : null;
}

/** A mark of a diagram: x and y from the card, y up, as who plays the card sees it.
 * one: one of these; all: all of these; other: the other group; line: the whole line. */
export type Mark = { x: number; y: number; mark: "one" | "all" | "other" | "line" };
const MARKS = facts.marks as Record<string, Mark[]>;

export const marks = (card: string): Mark[] => MARKS[effectOf(card).pattern] ?? [];
