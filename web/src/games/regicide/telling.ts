// Regicide in words: the same texts and facts as in the terminal.
import { say } from "../../lib/texts.svelte.ts";
import type { Name } from "../../lib/game.ts";
import type { Happened, ReasonLook } from "../../lib/types.ts";
import type { Fate, RegicideOutcome } from "./types.ts";
import { cardName } from "./words.ts";

/** What events hold that is not said as it is. */
type Told = { event: string; seat?: number; cards?: string[] | null; enemy?: string; next?: number; exact?: boolean };

/** Suits as letters of a text, never as coloured pictures. */
const SIGNS: Record<string, string> = { h: "♥\uFE0E", d: "♦\uFE0E", c: "♣\uFE0E", s: "♠\uFE0E" };

/** A card as short as can be. */
function sign(card: string): string {
  if (card[0] === "X") return "X";
  return (card[0] === "T" ? "10" : card[0]!) + SIGNS[card[1]!];
}

const signs = (cards: string[]): string => cards.map(sign).join(" ");

export function tellEvent(happened: Happened, me: number | null, name: Name): string {
  if (happened.event === "ended") return tellOutcome(happened as unknown as RegicideOutcome);
  const { event, seat, cards, enemy, next, exact, ...counts } = happened as Told;
  const facts: Record<string, string> = { ...counts, cards: signs(cards ?? []) };
  if (seat !== undefined) Object.assign(facts, { you: seat === me ? "yes" : "no", who: name(seat) });
  if (enemy) facts.enemy = cardName(enemy);
  if (next !== undefined) facts.next = name(next);
  let kind = event;
  if (kind === "defeated" && exact) kind = "defeated-exact";
  if (kind === "played" && cards?.[0]?.startsWith("X")) kind = "jester";
  return say(`regicide-event-${kind.replaceAll("_", "-")}`, facts);
}

export function tellReason(reason: ReasonLook): string {
  const { suit, cards = [], ...counts } = reason.facts as { suit?: string; cards?: string[] };
  const facts: Record<string, string> = { ...counts, cards: signs(cards) };
  if (suit) facts.suit = SIGNS[suit]!;
  return say(`regicide-reason-${reason.kind.replaceAll("_", "-")}`, facts);
}

export function tellMove(move: string, name?: Name): string {
  const [kind, ...cards] = move.split(" ");
  if (kind === "play") return cards[0] === "X" ? say("regicide-jester") : signs(cards);
  if (kind === "discard") return say("regicide-brief-discard", { cards: signs(cards) });
  if (kind === "yield") return say("regicide-move-yield");
  if (kind === "flip") return say("regicide-brief-flip");
  if (kind !== "name") return move;
  const seat = Number(cards[0]);
  return name ? name(seat - 1) : say("regicide-move-name", { seat });
}

export function tellOutcome(outcome: RegicideOutcome): string {
  if (!outcome.won) return say(`regicide-lost-${outcome.reason}`);
  return say(outcome.medal ? `regicide-won-${outcome.medal}` : "regicide-won");
}

/** Fates that the coach does not speak of: the page has words of its own for them. */
const OWN_FATES = ["new_hand", "no_blow", "draw_or_jester", "survives"];

/** Whether one lives through a move. */
export function tellFate({ kind, facts }: Fate): string {
  const group = OWN_FATES.includes(kind) ? "page-regicide" : "regicide-reason";
  return say(`${group}-${kind.replaceAll("_", "-")}`, facts);
}
