// Short names for the server's types. They are generated (`make types`), never retyped.
import type { components } from "./api.ts";

type Schemas = components["schemas"];
export type GameLook = Schemas["GameLook"];
export type SeatLook = Schemas["SeatLook"];
export type TableLine = Schemas["TableLine"];
export type HintLook = Schemas["HintLook"];
export type AdviceLook = Schemas["AdviceLook"];
export type ReasonLook = Schemas["ReasonLook"];
export type ReviewLook = Schemas["ReviewLook"];
export type JudgementLook = Schemas["JudgementLook"];
export type ErrorBody = Schemas["ErrorBody"];
export type Me = Schemas["Me"];
export type Link = Schemas["Link"];
export type Revoked = Schemas["Revoked"];
export type Done = Schemas["Done"];

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
export type TableEvent = Omit<Schemas["EntryLook"], "happened"> & { happened?: Happened[] };

/** What a move would do, as the game previews it. */
export type Preview = Facts;

/** What goes over a table's socket, in both directions; each kind has its own `type`. */
export type SocketMessage = Schemas["SocketMessage"];
export type SocketRequest = Schemas["SocketRequest"];
/** What can be asked of a table, over its socket or by a call. */
export type TableRequest = Exclude<SocketRequest, { type: "preview" | "ping" }>;
/** What a request of some kind holds besides its kind and its id; nothing, if it need not. */
type Body<T extends SocketRequest["type"]> = Omit<Extract<SocketRequest, { type: T }>, "type" | "id">;
export type Asked<T extends SocketRequest["type"]> = object extends Body<T> ? [body?: Body<T>] : [body: Body<T>];
