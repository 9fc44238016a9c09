// What this browser has contributed to the deals of tables, kept until it can be checked.
import { contribution, type Made } from "./fair.ts";

const KEY = "regalia.deals";
const MOST = 50;

type Deal = Made & { table: string };

let inMemory: Deal[] = [];

function load(): Deal[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Deal[];
  } catch {
    return inMemory;
  }
}

/** A contribution to the deal of a table, made now that its promise is known; null if there is none. */
export function contribute(table: string, commitment: string | null): string | null {
  if (commitment === null) return null; // a table opened when nobody could contribute
  const deal = { table, commitment, contribution: contribution() };
  inMemory = [...load(), deal].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Without a store it is known until the page is closed.
  }
  return deal.contribution;
}

/** What this browser contributed at a table. */
export function contributed(table: string): Made[] {
  const kept = load();
  return [...kept, ...inMemory].filter((each) => each.table === table);
}
