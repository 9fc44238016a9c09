// Puppeteer in words: the same texts and facts as in the terminal.
import { say } from "../../lib/texts.svelte.ts";
import type { Happened, ReasonLook } from "../../lib/types.ts";
import { houses as HOUSES } from "./facts.json";
import type { PuppeteerOutcome } from "./types.ts";

/** What events hold, by kind. */
type Told =
  | { event: "took"; house: string; next: string | null }
  | { event: "placed"; house: string; at: number[] }
  | { event: "raven"; targets: Record<string, number> }
  | { event: "swapped"; cells: [string, string]; houses: [string, string] }
  | { event: "judged"; scores: number[] };

const houses = (values: Record<string, number>): string =>
  Object.entries(values)
    .map(([house, value]) => `${house} ${value}`)
    .join(", ");

export function tellEvent(happened: Happened): string {
  const told = happened as Told;
  switch (told.event) {
    case "took":
      if (!told.next) return say("puppeteer-event-took", { house: told.house });
      return say("puppeteer-event-took-next", { house: told.house, next: told.next });
    case "placed":
      return say("puppeteer-event-placed", { house: told.house, at: told.at.join(",") });
    case "raven":
      return say("puppeteer-event-raven", { targets: houses(told.targets) });
    case "swapped": {
      const [one, two] = told.cells;
      const [house, other] = told.houses;
      return say("puppeteer-event-swapped", { one, two, house, other });
    }
    case "judged": {
      const scores = HOUSES.map((each, number): [string, number] => [each, told.scores[number] ?? 0]);
      return say("puppeteer-event-judged", { scores: houses(Object.fromEntries(scores)) });
    }
    default: {
      const { event, ...facts } = happened as { event: string };
      return say(`puppeteer-event-${event}`, facts);
    }
  }
}

export function tellReason(reason: ReasonLook): string {
  const { score, ...rest } = reason.facts as { score?: number | [number, number] };
  const facts: Record<string, string | number> = { ...rest };
  if (Array.isArray(score)) {
    const [least, most] = score;
    facts.score = least === most ? least : say("puppeteer-range", { least, most });
  } else if (score !== undefined) facts.score = score;
  return say(`puppeteer-reason-${reason.kind.replaceAll("_", "-")}`, facts);
}

export function tellMove(move: string): string {
  const [kind, one, two, , dark, , payer] = move.split(" ");
  if (kind === "reveal") return say("puppeteer-move-reveal", { score: one! });
  if (kind === "place") {
    const [row, column] = (one ?? "").split(",").map((each) => each.replace("-", "−"));
    return row && column ? say("page-coach-place", { row, column }) : move;
  }
  if (kind === "stop") return say("page-coach-stop");
  if (kind !== "swap" || !payer) return move;
  return say("page-coach-swap", { one: one!, two: two!, dark: dark!, payer });
}

export function tellOutcome(outcome: PuppeteerOutcome): string {
  if (outcome.won) return say("puppeteer-won", { intrigues: outcome.intrigues });
  const missed = outcome.scores.filter((score, house) => score !== outcome.targets[house]);
  return say("puppeteer-lost", { houses: missed.length });
}
