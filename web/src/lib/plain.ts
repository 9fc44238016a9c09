// A game without a folder of its own in the page: what can be told of any game.
import PlainBoard from "../table/PlainBoard.svelte";
import PlainEmblem from "../table/PlainEmblem.svelte";
import type { Name, PageGame, Telling } from "./game.ts";
import { inline, readable, type Words } from "./readable.ts";
import { labelled, say, texts } from "./texts.svelte.ts";
import type { Facts, Outcome } from "./types.ts";

export const words = (): Words => ({ yes: say("page-plain-yes"), no: say("page-plain-no") });

/** Facts as a text can say them: numbers stay numbers, all else is written out. */
function said(facts: Facts): Record<string, string | number> {
  const written = (value: unknown) => (typeof value === "number" ? value : inline(value, words()));
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, written(value)]));
}

/** Facts in brackets; nothing where there are none. */
function bracketed(facts: Facts): string {
  const text = inline(facts, words());
  return text ? ` (${text})` : "";
}

function telling(game: string): Telling {
  const text = (kind: string, facts: Facts) =>
    texts.attempt(`${game}-${kind}`, said(facts)) ?? texts.attempt(`${game}-${kind.replaceAll("_", "-")}`, said(facts));
  return {
    tellEvent(happened, me: number | null, name: Name) {
      const { event, seat, ...facts } = happened;
      const who = typeof seat === "number" ? name(seat) : "";
      const you = seat === me ? "yes" : "no";
      const found = text(`event-${event}`, who ? { ...facts, seat, who, you } : facts);
      if (found) return found;
      const plain = readable(event) + bracketed(facts);
      return who ? labelled(who, plain) : plain;
    },
    tellReason: ({ kind, facts }) => text(`reason-${kind}`, facts) ?? readable(kind) + bracketed(facts),
    tellMove: (move) => move,
    tellOutcome: (outcome, _options, name) => tellEnd(game, outcome, null, name),
  };
}

/** How any game ended, for whoever looks from a seat. */
export function tellEnd(game: string, { reason, won, winner }: Outcome, me: number | null, name: Name): string {
  const why = texts.attempt(`${game}-outcome-${reason.replaceAll("_", "-")}`) ?? readable(reason);
  if (winner === undefined)
    return say(`page-plain-${won === undefined ? "drawn" : won ? "together" : "lost"}`, { why });
  return winner === me ? say("page-plain-you", { why }) : say("page-plain-won", { who: name(winner), why });
}

export function plainGame(game: string): PageGame {
  return { Board: PlainBoard, Emblem: PlainEmblem, telling: telling(game) };
}
