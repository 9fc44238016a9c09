// Texts of games. Those in the page have all of theirs, and a missing one is a bug; any other game
// brings what it likes, and readable words stand in for the rest.
import type { FluentVariable } from "@fluent/bundle";
import { isOurs } from "./games.ts";
import { readable } from "./readable.ts";
import { say, texts } from "./texts.svelte.ts";

type Said = Record<string, FluentVariable>;

/** A text of a game; `otherwise` if the game does not bring it. */
export function sayOf(game: string, id: string, otherwise: string, facts: Said = {}): string {
  return isOurs(game) ? say(id, facts) : (texts.attempt(id, facts) ?? otherwise);
}

export const titleOf = (game: string): string => sayOf(game, `${game}-title`, readable(game));
export const summaryOf = (game: string): string => sayOf(game, `${game}-summary`, "");

const optionId = (game: string, ...parts: (string | number)[]): string =>
  ["page-option", game, ...parts].join("-").replaceAll("_", "-");
export function optionText(game: string, option: string): string {
  return sayOf(game, optionId(game, option), readable(option));
}
export function valueText(game: string, option: string, value: string | number): string {
  return texts.attempt(optionId(game, option, value)) ?? String(value).replaceAll("_", " ");
}

/** A bot's name; anybody can install more bots, of any game. */
export const botName = (bot: string): string => texts.attempt(`page-bot-${bot}`) ?? readable(bot);
/** The same without its explanation. */
export const shortBotName = (bot: string): string => botName(bot).replace(/\s*\(.*$/, "");

/** Something said at a table. */
export function phraseText(game: string, phrase: string, count?: number | null): string {
  const number = count ?? null;
  const otherwise = number === null ? readable(phrase) : `${readable(phrase)}: ${number}`;
  return sayOf(game, `talk-${phrase.replaceAll("_", "-")}`, otherwise, number === null ? {} : { count: number });
}
