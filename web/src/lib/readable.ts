// Names from code, as people read them: for games that bring no texts of their own.

/** `no_cards-left` as “No cards left”. */
export function readable(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_\-\s]+/g, " ")
    .trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** A line of a table: a label, indented, and what stands beside it, if anything. */
export type Row = { depth: number; label: string; text: string };

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && !Object.values(value).some((each) => !isEmpty(each)));
const isSingle = (value: unknown): boolean => typeof value !== "object" || value === null;

/** How to write what is no text; the page says yes and no in its language. */
export type Words = { yes: string; no: string };

function single(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  const text = String(value);
  return /^[a-z\d]+(_[a-z\d]+)+$/.test(text) ? text.replaceAll("_", " ") : text;
}

/** Anything in one line: lists joined, all else with its labels. */
export function inline(value: unknown, words: Words): string {
  if (isSingle(value)) return single(value, words);
  if (Array.isArray(value)) return value.map((each) => inline(each, words)).join(", ");
  const parts = Object.entries(value as object).filter(([, each]) => !isEmpty(each));
  return parts.map(([key, each]) => `${readable(key)}: ${inline(each, words)}`).join("; ");
}

/** Plain data as rows: only what there is, lists of single values joined, all else indented. */
export function rowsOf(data: object, words: Words, depth = 0): Row[] {
  const numbered = Array.isArray(data);
  return Object.entries(data).flatMap(([key, value]): Row[] => {
    const label = numbered ? String(Number(key) + 1) : readable(key);
    if (isEmpty(value)) return [];
    if (isSingle(value)) return [{ depth, label, text: single(value, words) }];
    if (Array.isArray(value) && value.every(isSingle)) return [{ depth, label, text: inline(value, words) }];
    return [{ depth, label, text: "" }, ...rowsOf(value as object, words, depth + 1)];
  });
}
