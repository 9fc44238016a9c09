// Opening a table: bots sit down on seats that are meant for them; if nobody is waited for, it is dealt.
import { contribute } from "./deals.ts";
import { meet } from "./me.svelte.ts";
import { askTable, call } from "./net.ts";
import type { Look, Options } from "./types.ts";

/** How long a bot may think, unless said otherwise. */
const MILLISECONDS = 300;

type Wanted = {
  game: string;
  options: Options;
  hints?: boolean;
  /** Seconds an opponent may be away. */
  claimAfter?: number;
  /** The bot for a seat, or null to wait for somebody. The first seat is one's own. */
  bot: (seat: number) => { bot: string; milliseconds?: number | null } | null;
};

/** The id of the new table. */
export async function openTable({ game, options, hints = true, claimAfter, bot }: Wanted): Promise<string> {
  await meet();
  // One sits down after the table's promise is known: what one contributes to the deal comes later than that.
  const opened = await call<Look>("POST", "/api/tables", {
    game,
    options,
    hints,
    claim_after: claimAfter,
    sit: false,
  });
  const { table, seats } = opened;
  await askTable(table, { type: "sit", seat: 0, contribution: contribute(table, opened.commitment) });
  let full = true;
  for (let seat = 1; seat < seats.length; seat++) {
    const wanted = bot(seat);
    if (wanted)
      await askTable(table, { type: "bot", seat, bot: wanted.bot, milliseconds: wanted.milliseconds ?? MILLISECONDS });
    else full = false;
  }
  if (full) await askTable(table, { type: "start" });
  return table;
}
