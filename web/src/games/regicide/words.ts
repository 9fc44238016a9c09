// Cards in words.
import { say } from "../../lib/texts.svelte.ts";

export function cardName(card: string): string {
  if (card[0] === "X") return say("regicide-jester");
  return say("regicide-card", {
    rank: say(`regicide-rank-${card[0]}`),
    suit: say(`regicide-suit-${card[1]}`),
  });
}

export function cardNames(cards: readonly string[]): string {
  return cards.map(cardName).join(", ");
}

/** A text from the game may begin small; where it stands alone it begins big. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(document.documentElement.lang || undefined) + text.slice(1);
}
