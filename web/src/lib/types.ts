// Short names for the server's types. They are generated (`make types`), never retyped.
import type { components } from "./api.ts";

type Schemas = components["schemas"];
export type Look = Schemas["Look"];
export type GameLook = Schemas["GameLook"];
export type SeatLook = Schemas["SeatLook"];
export type TableLine = Schemas["TableLine"];
export type HintLook = Schemas["HintLook"];
export type AdviceLook = Schemas["AdviceLook"];
export type ReasonLook = Schemas["ReasonLook"];
export type ReviewLook = Schemas["ReviewLook"];
export type JudgementLook = Schemas["JudgementLook"];
export type HindsightLook = Schemas["HindsightLook"];
export type StepLook = Schemas["StepLook"];
export type RegicideView = Schemas["RegicideView"];
export type RevolutionView = Schemas["RevolutionView"];
export type PuppeteerView = Schemas["PuppeteerView"];
export type View = RegicideView | RevolutionView | PuppeteerView;
export type Trouble = Schemas["Trouble"];

/** Facts of a game as the server tells them: each game has its own, and whoever tells them knows their shapes. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one place: the wire does not type them either
export type Facts = Record<string, any>;

/** Something that happened in a game. */
export type Happened = { event: string } & Facts;
/** An entry of the log, as this seat may see it. */
export type TableEvent = {
  number: number;
  at: number;
  kind: string;
  seat?: number;
  happened?: Happened[];
  move?: string;
} & Facts;
/** What a move would do, as the game previews it. */
export type Preview = Facts;

/** What a game's board gets. */
export type BoardProps<V> = {
  view: V;
  /** The seat of who looks, or null for an onlooker. */
  seat: number | null;
  /** Whether it is one's turn and nothing is under way. */
  myTurn: boolean;
  /** Play a move. */
  play: (move: string) => void;
  /** What a legal move would do. */
  preview: (move: string) => Promise<Preview>;
  /** A player's name. */
  name: (seat: number) => string;
  /** A move to point at (a hint), if any. */
  pointed: string | null;
  /** What just happened, for animations; the number grows with every event. */
  news: { number: number; happened: Happened[] };
};
