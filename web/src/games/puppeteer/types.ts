// Short names for this game's generated types (`make types`).
import type { components } from "./wire.ts";

type Schemas = components["schemas"];
export type PuppeteerView = Schemas["PuppeteerView"];
export type PuppeteerOutcome = Schemas["PuppeteerOutcome"];
export type PuppeteerPreview = Schemas["PuppeteerPreview"];
