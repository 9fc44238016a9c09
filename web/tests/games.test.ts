import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../src/**/*", "!../src/games/**", "!../src/lib/api.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const folders = Object.keys(import.meta.glob("../src/games/*/index.ts")).map((path) => path.split("/").at(-2)!);

test("the page knows no game outside its folder", () => {
  expect(folders.length).toBeGreaterThanOrEqual(3);
  expect(Object.keys(sources).length).toBeGreaterThan(40);
  for (const [path, source] of Object.entries(sources)) {
    const text = source.toLowerCase();
    expect([path, folders.filter((game) => text.includes(game))]).toEqual([path, []]);
  }
});
