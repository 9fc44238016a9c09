// Short names for the server's types. They are generated (`make types`), never retyped.
import type { components } from "./api.ts";

type Schemas = components["schemas"];
export type GameLook = Schemas["GameLook"];
export type SeatLook = Schemas["SeatLook"];
export type TableLine = Schemas["TableLine"];
export type HintLook = Schemas["HintLook"];
export type AdviceLook = Schemas["AdviceLook"];
export type ReasonLook = Schemas["ReasonLook"];
export type ReviewLook = Schemas["ReviewLook"] & {
  misfortune?: { number: number; before: number; after: number } | null;
  opposed?: boolean;
  lost?: boolean;
};
export type JudgementLook = Schemas["JudgementLook"];
export type Trouble = Schemas["Trouble"];

/** Facts of a game as the server tells them. Their shapes are the game's own business. */
export type Facts = Record<string, unknown>;
export type Options = Record<string, string | number>;

/** How a game ended: what all games say of it. */
export type Outcome = { reason: string; won?: boolean; winner?: number; ended_by?: number };
/** What a seat sees of a game: what all games show. Each game's folder narrows it to its own type. */
export type View = {
  game: string;
  rules: number;
  options: Options;
  seat: number | null;
  to_move: number | null;
  phase: string;
  outcome: Outcome | null;
  legal_moves?: string[];
};
export type Look = Omit<Schemas["Look"], "view"> & { view: View | null };
export type StepLook = Omit<Schemas["StepLook"], "view" | "happened"> & { view: View; happened?: Happened[] };
export type HindsightLook = Omit<Schemas["HindsightLook"], "steps"> & { steps?: StepLook[] };

/** Something that happened in a game. */
export type Happened = { event: string } & Facts;
/** An entry of the log, as this seat may see it. */
export type TableEvent = {
  number: number;
  at: number;
  kind: string;
  seat?: number;
  name?: string;
  bot?: string;
  milliseconds?: number;
  commitment?: string;
  phrase?: string;
  count?: number;
  carried?: string;
  move?: string;
  happened?: Happened[];
};
/** What a move would do, as the game previews it. */
export type Preview = Facts;
