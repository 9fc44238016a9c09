// What happened, why, and how it ended, in words; each game knows its own.
import * as puppeteer from "../games/puppeteer/telling.ts";
import * as regicide from "../games/regicide/telling.ts";
import * as revolution from "../games/revolution/telling.ts";
import { say } from "./texts.svelte.ts";
import type { Facts, Happened, Look, ReasonLook } from "./types.ts";

export type Name = (seat: number) => string;

type Telling = {
  tellEvent: (happened: Happened, me: number | null, name: Name) => string;
  tellReason: (reason: ReasonLook) => string;
  tellMove: (move: string, name?: Name, me?: number | null) => string;
  tellOutcome: (outcome: Facts, options: Facts, name: Name) => string;
};
const GAMES: Record<string, Telling> = { puppeteer, regicide, revolution };

/** One event as a seat saw it. `name` never says “you”: the texts do that themselves. */
export function tellEvent(game: string, happened: Happened, me: number | null, name: Name): string {
  return GAMES[game]!.tellEvent(happened, me, name);
}

/** A few words for or against a move. */
export function tellReason(game: string, reason: ReasonLook): string {
  return GAMES[game]!.tellReason(reason);
}

/** A move as short as can be, for whoever looks from a seat. */
export function tellMove(game: string, move: string, name?: Name, me: number | null = null): string {
  return GAMES[game]!.tellMove(move, name, me);
}

/** How a game ended. */
export function tellOutcome(look: Look): string {
  const outcome = look.view!.outcome!;
  return GAMES[look.game]!.tellOutcome(outcome, look.options, (seat) => calledName(look, seat));
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
  if (found.kind === "bot") return say(`page-bot-${found.bot}`).replace(/\s*\(.*$/, "");
  return found.name || say("page-seat", { seat: seat + 1 });
}
