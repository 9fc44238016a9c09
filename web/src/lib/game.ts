// What a game is in the page: the folder `games/NAME` with an `index.ts` that exports `defineGame(...)`.
// All parts are optional; whatever a game leaves out is plain (lib/plain.ts, table/PlainBoard.svelte).
import type { Component } from "svelte";
import type { Happened, Options, Outcome, Preview, ReasonLook, View } from "./types.ts";

/** A player's name. */
export type Name = (seat: number) => string;

/** What a game's board gets. */
export type BoardProps<V, P = Preview> = {
  view: V;
  /** The seat of who looks, or null for an onlooker. */
  seat: number | null;
  /** Whether it is one's turn and nothing is under way. */
  myTurn: boolean;
  /** Play a move. */
  play: (move: string) => void;
  /** What a legal move would do. */
  preview: (move: string) => Promise<P>;
  name: Name;
  /** A move to point at (a hint), if any. */
  pointed: string | null;
  /** What just happened, for animations; the number grows with every event. */
  news: { number: number; happened: Happened[] };
};

/** What happened, why, and how it ended, in words. */
export type Telling<O = Outcome> = {
  /** One event as a seat saw it. `name` never says “you”: the texts do that themselves. */
  tellEvent: (happened: Happened, me: number | null, name: Name) => string;
  /** A few words for or against a move. */
  tellReason: (reason: ReasonLook) => string;
  /** A move as short as can be, for whoever looks from a seat. */
  tellMove: (move: string, name?: Name, me?: number | null) => string;
  /** How a game ended. */
  tellOutcome: (outcome: O, options: Options, name: Name) => string;
};

export type GameParts<V extends View, P> = {
  Board: Component<BoardProps<V, P>>;
  /** A small drawing for the entrance, 120 by 64. */
  Emblem: Component;
  telling: Telling<NonNullable<V["outcome"]>>;
  /** Whether its board shows who sits where. */
  showsSeats?: boolean;
  /** What the side of a seat is called, where it has a name of its own. */
  sideName?: (seat: number) => string;
};

/** A game as the rest of the page knows it. */
export type PageGame = GameParts<View, Preview>;

/** A game's board gets the views of that game only: the server says which game it is. */
export function defineGame<V extends View, P = Preview>(parts: GameParts<V, P>): PageGame {
  return parts as unknown as PageGame;
}
