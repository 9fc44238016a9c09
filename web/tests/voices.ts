// The texts of all five languages, read from the Fluent files themselves.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>(
  ["../../src/regalia/locale/*/*.ftl", "../../src/regalia/games/*/locale/*/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export const LANGUAGES = ["en", "it", "es", "fr", "pt"];

const bundles = new Map<string, FluentBundle>();
for (const code of LANGUAGES) {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/locale/${code}/`)) bundle.addResource(new FluentResource(text));
  }
  bundles.set(code, bundle);
}

let language = "en";
export function speak(code: string): void {
  language = code;
}

function format(id: string, facts: Record<string, FluentVariable>): string {
  const bundle = bundles.get(language)!;
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`${language}: there is no text ${id}`);
  const problems: Error[] = [];
  const text = bundle.formatPattern(message.value, facts, problems);
  if (problems.length) throw new Error(`${language}: ${id}: ${problems[0]}`);
  return text;
}

/** Like the page's own `say`, but a missing text or fact is an error. */
export const say = (id: string, facts: Record<string, FluentVariable> = {}): string => format(id, facts);

function attempt(id: string, facts: Record<string, FluentVariable> = {}): string | null {
  try {
    return format(id, facts);
  } catch {
    return null;
  }
}

/** In place of the page's own texts. */
export const spoken = {
  say,
  labelled: (label: string, value: FluentVariable) => say("labelled", { label, value }),
  texts: { attempt, bring: () => Promise.resolve() },
};

export const ids = (code: string): string[] => [...bundles.get(code)!._messages.keys()];
