// Regicide in words: the same texts and facts as in the terminal.
import { say } from "../../lib/texts.svelte.ts";
import type { Facts, Happened, ReasonLook } from "../../lib/types.ts";
import { cardName } from "./words.ts";

/** Suits as letters of a text, never as coloured pictures. */
const SIGNS: Record<string, string> = { h: "♥\uFE0E", d: "♦\uFE0E", c: "♣\uFE0E", s: "♠\uFE0E" };

/** A card as short as can be. */
function sign(card: string): string {
  if (card[0] === "X") return "X";
  return (card[0] === "T" ? "10" : card[0]!) + SIGNS[card[1]!];
}

const signs = (cards: string[]): string => cards.map(sign).join(" ");

export function tellEvent(happened: Happened, me: number | null, name: (seat: number) => string): string {
  const { event, seat, cards, ...told }: Facts = happened;
  let kind: string = event;
  let facts = told;
  if (kind === "ended") return tellOutcome(happened);
  if (seat !== undefined) facts = { ...facts, you: seat === me ? "yes" : "no", who: name(seat) };
  if (facts.enemy) facts.enemy = cardName(facts.enemy);
  if (facts.next !== undefined) facts.next = name(facts.next);
  if (kind === "defeated" && facts.exact) kind = "defeated-exact";
  if (kind === "played" && cards[0].startsWith("X")) kind = "jester";
  return say(`regicide-event-${kind.replaceAll("_", "-")}`, { ...facts, cards: signs(cards ?? []) });
}

export function tellReason(reason: ReasonLook): string {
  const facts: Facts = { ...reason.facts };
  if (facts.suit) facts.suit = SIGNS[facts.suit];
  facts.cards = signs(facts.cards ?? []);
  return say(`regicide-reason-${reason.kind.replaceAll("_", "-")}`, facts);
}

export function tellMove(move: string, name?: (seat: number) => string): string {
  const [kind, ...cards] = move.split(" ");
  if (kind === "play") return cards[0] === "X" ? say("regicide-jester") : signs(cards);
  if (kind === "discard") return say("regicide-brief-discard", { cards: signs(cards) });
  if (kind === "yield") return say("regicide-move-yield");
  if (kind === "flip") return say("regicide-brief-flip");
  if (kind !== "name") return move;
  const seat = Number(cards[0]);
  return name ? name(seat - 1) : say("regicide-move-name", { seat });
}

export function tellOutcome(outcome: Facts): string {
  if (!outcome.won) return say(`regicide-lost-${outcome.reason}`);
  return say(outcome.medal ? `regicide-won-${outcome.medal}` : "regicide-won");
}
