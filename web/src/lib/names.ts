// What people are called at a table.
import { say } from "./texts.svelte.ts";
import type { Look } from "./types.ts";
import { botName } from "./words.ts";

export function seatName(look: Look, seat: number): string {
  const found = look.seats[seat];
  if (look.seat === seat) return say("page-you");
  if (!found || found.kind === "open") return say("page-seat", { seat: seat + 1 });
  if (found.kind === "bot") return say("page-bot-name", { bot: botName(found.bot ?? ""), seat: seat + 1 });
  return found.name || say("page-seat", { seat: seat + 1 });
}
