import { defineGame } from "../../lib/game.ts";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import * as telling from "./telling.ts";
import type { PuppeteerPreview, PuppeteerView } from "./types.ts";

export default defineGame<PuppeteerView, PuppeteerPreview>({ Board, Emblem, telling });
