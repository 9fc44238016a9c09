// Puppeteer in words: the same texts and facts as in the terminal.
import { say } from "../../lib/texts.svelte.ts";
import type { Facts, Happened, ReasonLook } from "../../lib/types.ts";

const HOUSES = ["Drave", "Halvern", "Bearth", "Gantis", "Na'Ghar", "Avondale"];

const houses = (values: Record<string, number>): string =>
  Object.entries(values)
    .map(([house, value]) => `${house} ${value}`)
    .join(", ");

export function tellEvent(happened: Happened): string {
  const { event: kind, house } = happened;
  switch (kind) {
    case "took":
      if (!happened.next) return say("puppeteer-event-took", { house });
      return say("puppeteer-event-took-next", { house, next: happened.next });
    case "placed":
      return say("puppeteer-event-placed", { house, at: happened.at.join(",") });
    case "raven":
      return say("puppeteer-event-raven", { targets: houses(happened.targets) });
    case "swapped": {
      const [one, two] = happened.cells;
      const [first, other] = happened.houses;
      return say("puppeteer-event-swapped", { one, two, house: first, other });
    }
    case "judged": {
      const scores = HOUSES.map((each, number) => [each, happened.scores[number]]);
      return say("puppeteer-event-judged", { scores: houses(Object.fromEntries(scores)) });
    }
    default:
      return say(`puppeteer-event-${kind}`, { house, score: happened.score, cell: happened.cell });
  }
}

export function tellReason(reason: ReasonLook): string {
  const facts: Facts = { ...reason.facts };
  if (Array.isArray(facts.score)) {
    const [least, most] = facts.score;
    facts.score = least === most ? least : say("puppeteer-range", { least, most });
  }
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

export function tellOutcome(outcome: Facts): string {
  if (outcome.won) return say("puppeteer-won", { intrigues: outcome.intrigues });
  const missed = outcome.scores.filter((score: number, house: number) => score !== outcome.targets[house]);
  return say("puppeteer-lost", { houses: missed.length });
}
