// The texts of all five languages, read from the Fluent files themselves.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>(
  ["../../src/regalia/locale/*/*.ftl", "../../src/regalia/games/*/locale/*/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export const LANGUAGES = ["en", "it", "es", "fr", "pt"];

const bundles = new Map<string, FluentBundle>();
for (const language of LANGUAGES) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/locale/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  bundles.set(language, bundle);
}

let spoken = "en";
export function speak(language: string): void {
  spoken = language;
}

/** Like the page's own `say`, but a missing text or fact is an error. */
export function say(id: string, facts: Record<string, FluentVariable> = {}): string {
  const bundle = bundles.get(spoken)!;
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`${spoken}: there is no text ${id}`);
  const problems: Error[] = [];
  const text = bundle.formatPattern(message.value, facts, problems);
  if (problems.length) throw new Error(`${spoken}: ${id}: ${problems[0]}`);
  return text;
}

export const ids = (language: string): string[] => [...bundles.get(language)!._messages.keys()];
