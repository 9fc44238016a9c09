import { afterEach, expect, test } from "vitest";
import { CLAIMS, durationText } from "../src/lib/duration.ts";
import { texts } from "../src/lib/texts.svelte.ts";

afterEach(() => (texts.language = "en"));

test("lengths of time are told in whole units", () => {
  expect([1, 59, 60, 61, 600, 3600, 86_400, 604_800].map(durationText)).toEqual([
    "1 minute",
    "1 minute",
    "1 minute",
    "2 minutes",
    "10 minutes",
    "1 hour",
    "1 day",
    "7 days",
  ]);
  texts.language = "it";
  expect(CLAIMS.map(durationText)).toEqual(["10 minuti", "1 ora", "1 giorno", "7 giorni"]);
});
