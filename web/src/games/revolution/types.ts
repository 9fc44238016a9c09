// Short names for this game's generated types (`make types`).
import type { components } from "./wire.ts";

type Schemas = components["schemas"];
export type RevolutionView = Schemas["RevolutionView"];
export type RevolutionOutcome = Schemas["RevolutionOutcome"];
export type RevolutionPreview = Schemas["RevolutionPreview"];
