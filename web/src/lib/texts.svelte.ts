// Texts in five languages, from the same Fluent files as everything else in Regalia.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { speak } from "./net.ts";

export const LANGUAGES = ["en", "it", "es", "fr", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  es: "Español",
  fr: "Français",
  pt: "Português",
};

// What the page needs; the terminal's and the commands' own texts stay out.
const files = import.meta.glob<string>(
  ["../../../src/regalia/locale/*/{coach,errors,page*,tables}.ftl", "../../../src/regalia/games/*/locale/*/*.ftl"],
  { query: "?raw", import: "default" },
);

const KEY = "regalia.language";

function preferred(): Language {
  const wanted = [localStorage.getItem(KEY) ?? "", ...navigator.languages];
  const codes = wanted.map((each) => each.slice(0, 2).toLowerCase());
  return (codes.find((code) => (LANGUAGES as readonly string[]).includes(code)) as Language) ?? "en";
}

class Texts {
  language = $state<Language>("en");
  ready = $state(false);
  #bundle = $state.raw<FluentBundle | null>(null);

  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const mine = Object.entries(files).filter(([path]) => path.includes(`/locale/${language}/`));
    for (const text of await Promise.all(mine.map(([, load]) => load()))) {
      bundle.addResource(new FluentResource(text));
    }
    this.#bundle = bundle;
    this.language = language;
    this.ready = true;
    speak(language, this.say("page-no-answer"));
    localStorage.setItem(KEY, language);
    document.documentElement.lang = language;
  }

  start(): Promise<void> {
    return this.use(preferred());
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** All texts whose ids begin so, in the order of the files. */
  ids(prefix: string): string[] {
    return [...(this.#bundle?._messages.keys() ?? [])].filter((id) => id.startsWith(prefix));
  }

  say = (id: string, facts: Record<string, FluentVariable> = {}): string => {
    const bundle = this.#bundle;
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) return missing(`${this.language}: ${id}`);
    const problems: Error[] = [];
    const text = bundle.formatPattern(message.value, facts, problems);
    if (problems.length) return missing(`${this.language}: ${id}: ${problems[0]}`);
    return text;
  };
}

/** A missing text is a bug: it is seen, and the tests of the page fail on it. */
function missing(what: string): string {
  console.error(`missing text: ${what}`);
  return `⟨${what}⟩`;
}

export const texts = new Texts();
export const say = texts.say;
export const labelled = (label: string, value: FluentVariable): string => say("labelled", { label, value });
