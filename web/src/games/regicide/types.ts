// Short names for this game's generated types (`make types`).
import type { components } from "./wire.ts";

type Schemas = components["schemas"];
export type RegicideView = Schemas["RegicideView"];
export type RegicideOutcome = Schemas["RegicideOutcome"];
export type RegicidePreview = Schemas["RegicidePreview"];
export type Fate = Schemas["Fate"];
