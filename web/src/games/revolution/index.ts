import { defineGame } from "../../lib/game.ts";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import * as telling from "./telling.ts";
import type { RevolutionPreview, RevolutionView } from "./types.ts";

const { sideName } = telling;
export default defineGame<RevolutionView, RevolutionPreview>({ Board, Emblem, telling, sideName });
