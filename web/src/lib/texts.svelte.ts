// Texts in five languages, from the same Fluent files as everything else in Regalia.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { fetchText, speak } from "./net.ts";

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

type Said = Record<string, FluentVariable>;

class Texts {
  language = $state<Language>("en");
  ready = $state(false);
  #bundle = $state.raw<FluentBundle | null>(null);
  /** Games whose texts come from the server. */
  readonly #brought = new Set<string>();

  /** The language asked for last; of several requests under way only the last one counts. */
  #wanted: Language = "en";
  #turn = 0;

  async use(language: Language): Promise<void> {
    this.#wanted = language;
    const turn = ++this.#turn;
    const mine = Object.entries(files).filter(([path]) => path.includes(`/locale/${language}/`));
    const loads = [
      ...mine.map(([, load]) => load()),
      ...[...this.#brought].map((game) => fetchText(`/api/games/${game}/texts/${language}`)),
    ];
    const bundle = new FluentBundle(language, { useIsolating: false });
    // What is there is not overwritten: a game cannot change the page's own texts.
    for (const text of await Promise.all(loads)) bundle.addResource(new FluentResource(text));
    if (turn !== this.#turn) return;
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

  /** Load the texts of a game from the server, once; a game may have none. */
  async bring(game: string): Promise<void> {
    if (this.#brought.has(game)) return;
    this.#brought.add(game);
    await this.use(this.#wanted);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** All texts whose ids begin so, in the order of the files. */
  ids(prefix: string): string[] {
    return [...(this.#bundle?._messages.keys() ?? [])].filter((id) => id.startsWith(prefix));
  }

  say = (id: string, facts: Said = {}): string => {
    const found = this.#format(id, facts);
    return found instanceof Error ? missing(`${this.language}: ${found.message}`) : found;
  };

  /** The text, or null if there is none with these facts: for what may be missing. */
  attempt(id: string, facts: Said = {}): string | null {
    const found = this.#format(id, facts);
    return found instanceof Error ? null : found;
  }

  #format(id: string, facts: Said): string | Error {
    const bundle = this.#bundle;
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) return new Error(id);
    const problems: Error[] = [];
    const text = bundle.formatPattern(message.value, facts, problems);
    return problems.length ? new Error(`${id}: ${problems[0]}`) : text;
  }
}

/** A missing text is a bug: it is seen, and the tests of the page fail on it. */
function missing(what: string): string {
  console.error(`missing text: ${what}`);
  return `⟨${what}⟩`;
}

export const texts = new Texts();
export const say = texts.say;
export const labelled = (label: string, value: FluentVariable): string => say("labelled", { label, value });
