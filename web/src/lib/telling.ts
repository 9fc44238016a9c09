// What happened, why, and how it ended, in words; each game knows its own.
import type { Name } from "./game.ts";
import { gameOf } from "./games.ts";
import { say } from "./texts.svelte.ts";
import type { Happened, Look, ReasonLook } from "./types.ts";
import { shortBotName } from "./words.ts";

/** One event as a seat saw it. `name` never says “you”: the texts do that themselves. */
export function tellEvent(game: string, happened: Happened, me: number | null, name: Name): string {
  return gameOf(game).telling.tellEvent(happened, me, name);
}

/** A few words for or against a move. */
export function tellReason(game: string, reason: ReasonLook): string {
  return gameOf(game).telling.tellReason(reason);
}

/** A move as short as can be, for whoever looks from a seat. */
export function tellMove(game: string, move: string, name?: Name, me: number | null = null): string {
  return gameOf(game).telling.tellMove(move, name, me);
}

/** How a game ended. */
export function tellOutcome(look: Look): string {
  const outcome = look.view!.outcome!;
  return gameOf(look.game).telling.tellOutcome(outcome, look.options, (seat) => calledName(look, seat));
}

/** What somebody is called in a sentence: by name, never “you”; a bot without its explanation.
 * Two of the same name are told apart by their seats. */
export function calledName(look: Look, seat: number): string {
  const names = look.seats.map((_, number) => ownName(look, number));
  const mine = names[seat] ?? say("page-seat", { seat: seat + 1 });
  return names.filter((each) => each === mine).length > 1 ? `${mine} (${seat + 1})` : mine;
}

function ownName(look: Look, seat: number): string {
  const found = look.seats[seat]!;
  if (found.kind === "bot") return shortBotName(found.bot ?? "");
  return found.name || say("page-seat", { seat: seat + 1 });
}
