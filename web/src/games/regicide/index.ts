import { defineGame } from "../../lib/game.ts";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import * as telling from "./telling.ts";
import type { RegicidePreview, RegicideView } from "./types.ts";

export default defineGame<RegicideView, RegicidePreview>({ Board, Emblem, telling, showsSeats: true });
