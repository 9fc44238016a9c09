// Revolution in words: the same texts and facts as in the terminal.
import { say } from "../../lib/texts.svelte.ts";
import type { Name } from "../../lib/game.ts";
import type { Happened, Options, ReasonLook } from "../../lib/types.ts";
import { CARDS, effectOf } from "./cards.ts";
import type { RevolutionOutcome, RevolutionView } from "./types.ts";

/** What events hold, each some of it. */
export type Told = {
  event: string;
  seat?: number;
  cell?: string;
  goal?: string;
  count?: number;
  card?: string;
  cards?: string[] | null;
  ally?: number;
  first?: number;
  areas?: string[][];
};
/** How a game or a match ended; of a game that goes on in a match, its number. */
export type Result = { number?: number; winner?: number | null; reason: string; scores?: number[] };
/** A game whose field was cleared for the next one of a match, as it lay. */
export type Ended = Result & Pick<RevolutionView, "board" | "counts"> & { number: number; winner: number | null };

/** Directions of the notation; n is towards row 3. Religion looks at the field from the other side. */
const ARROWS: Record<string, readonly [regality: string, religion: string]> = {
  n: ["↑", "↓"],
  ne: ["↗", "↙"],
  e: ["→", "←"],
  se: ["↘", "↖"],
  s: ["↓", "↑"],
  sw: ["↙", "↗"],
  w: ["←", "→"],
  nw: ["↖", "↘"],
  ns: ["↑↓", "↑↓"],
  ew: ["←→", "←→"],
  nesw: ["↗↙", "↗↙"],
  nwse: ["↖↘", "↖↘"],
  orthogonal: ["↑→↓←", "↑→↓←"],
  diagonal: ["↗↘↙↖", "↗↘↙↖"],
};

const isCard = (name: string): boolean => CARDS.includes(name);
const card = (name: string): string => say(`revolution-card-${name}`);
const listed = (cards: string[]): string => cards.map(card).join(", ");
export const sideName = (seat: number): string => say(`revolution-side-${seat}`);
const player = (seat: number, name: Name): string =>
  say("revolution-player", { who: name(seat), side: sideName(seat) });

/** A card's effect in a sentence. */
function deed(name: string): string {
  const { verb, where } = effectOf(name);
  return say(`revolution-effect-${verb}`, { where: say(`revolution-where-${where}`) });
}

export function tellEvent(happened: Happened, me: number | null, name: Name): string {
  const { event: kind, seat, cell, goal, count, card: named, cards, ally, first, areas = [] } = happened as Told;
  if (kind === "shown") {
    return areas
      .flatMap((shown, owner) =>
        shown.length ? [say("revolution-event-shown", { who: player(owner, name), cards: listed(shown) })] : [],
      )
      .join(" ");
  }
  if (kind === "game_ended") {
    const ended = happened as unknown as Result;
    return say("revolution-event-game-ended", { number: ended.number ?? 0, result: gameResult(ended, name) });
  }
  if (kind === "match_ended") return matchResult(happened as unknown as Result, name);
  const facts: Record<string, string | number> = {};
  if (cell) facts.cell = cell;
  if (goal) facts.goal = goal;
  if (count !== undefined) facts.count = count;
  if (seat !== undefined) {
    facts.who = player(seat, name);
    facts.you = seat === me ? "yes" : "no";
  }
  if (named) facts.card = card(named);
  if (ally !== undefined) facts.side = sideName(ally);
  if (first !== undefined) facts.first = player(first, name);
  let id = `revolution-event-${kind}`;
  if (cards !== undefined) {
    facts.cards = listed(cards ?? []);
    if (!cards && (kind === "drew" || kind === "passed")) id += "-hidden";
  }
  return say(id, facts);
}

export function tellReason(reason: ReasonLook): string {
  const { card: acting, ...rest } = reason.facts as { card?: string };
  const facts: Record<string, string> = { ...rest };
  if (acting) {
    const sentence = deed(acting);
    facts.effect = sentence[0]!.toLowerCase() + sentence.slice(1).replace(/\.$/, "");
  }
  return say(`revolution-reason-${reason.kind}`, facts);
}

/** `Queen@b2 ne` as “Queen b2 (↗)”: nothing that would have to be translated but names. */
export function tellMove(move: string, _name?: Name, me: number | null = null): string {
  if (move === "first" || move === "second") return say(`revolution-move-${move}`);
  const [name, rest] = move.split("@");
  const chosen = rest === undefined ? move.split(" ")[1] : name;
  if (!chosen || !isCard(chosen)) return move;
  if (rest === undefined) return card(chosen);
  const [cell, ...choice] = rest.split(" ");
  const words = choice.filter((word) => !["all", "draw"].includes(word)).map((word) => choiceText(word, me));
  return `${card(chosen)} ${cell}${words.length ? ` (${words.join(", ")})` : ""}`;
}

function choiceText(word: string, me: number | null): string {
  if (word === "front" || word === "behind") return say(`revolution-where-${word}`);
  if (word === "?") return say("revolution-face-down");
  if (/^[a-c][1-3]-[a-c][1-3]$/.test(word)) return word.replace("-", " → ");
  return ARROWS[word]?.[me === 1 ? 1 : 0] ?? (isCard(word) ? card(word) : word);
}

/** The winner's count first. */
function score(winner: number | null, scores: number[]): string {
  return (winner === 1 ? [...scores].reverse() : scores).join(" : ");
}

/** How one game ended, of a match too. Whoever looks from seat `me` knows by the side. */
export function gameResult({ winner = null, reason, scores }: Result, name: Name, me: number | null = null): string {
  if (winner === null) return say("revolution-drawn-game");
  const tied = reason === "allies" && scores && scores[0] === scores[1]; // of points
  const facts = { winner: called(winner, name, me), score: score(winner, scores ?? []) };
  return say(`revolution-won-${tied ? "tie" : reason}`, facts);
}

function matchResult({ winner = null, scores }: Result, name: Name, me: number | null = null): string {
  const facts = { score: score(winner, scores ?? []) };
  if (winner === null) return say("revolution-drawn-match", facts);
  return say("revolution-won-match", { ...facts, winner: called(winner, name, me) });
}

const called = (who: number, name: Name, me: number | null) => (who === me ? sideName(who) : player(who, name));

export function tellOutcome(
  outcome: RevolutionOutcome,
  options: Options,
  name: Name,
  me: number | null = null,
): string {
  return options.match === "single" ? gameResult(outcome, name, me) : matchResult(outcome, name, me);
}
