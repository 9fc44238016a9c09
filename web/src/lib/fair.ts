// Whether the deal of a finished game was fair, checked in this browser from the game's record: the server's promise,
// what everybody contributed, the seed made of it, and the chain of the log. That the cards follow from the seed takes
// the rules to see: `regalia verify` plays the game again.
import { sha256 } from "./sha256.ts";

/** What this browser contributed, and the promise it had seen then. */
export type Made = { commitment: string; contribution: string };
/** My seat, and what was contributed for it: more than one thing if an answer was lost and I sat down again. */
export type Mine = { seat: number; made: Made[] };

/** `yours`: made with my own contribution. `theirs`: with those of others. `promised`: the server's alone. */
export type Fair = "yours" | "theirs" | "promised";
/** What does not hold. */
export type Unfair = "form" | "chain" | "promise" | "mine" | "deal" | "story";
export type Verdict = { fair: Fair } | { unfair: Unfair };

type Body = Record<string, unknown>;
type Entry = { number: number; at: number; kind: string; body: Body; hash: string };
type Record_ = { seed: string; moves: string[]; seats: unknown[]; table: TablePart };
type TablePart = {
  id: string;
  commitment: string;
  log: Entry[];
  secret?: string;
  contributions?: (string | null)[];
  salt?: string;
};

const OLD_SEED = /^[0-9a-f]{1,32}$/;
const OLD_SALT = /^[0-9a-f]{32}$/;
const HEX64 = /^[0-9a-f]{64}$/;

/** 32 bytes nobody else can know beforehand. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Data as the server writes it down before it is hashed: sorted, without spaces, in ASCII. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(",")}]`;
  if (typeof data === "string") {
    const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return JSON.stringify(data).replace(/[^ -~]/g, escaped);
  }
  const whole = typeof data === "number" && Number.isSafeInteger(data);
  if (data === undefined || (typeof data === "number" && !whole)) throw new TypeError("never written down");
  if (typeof data !== "object" || data === null) return JSON.stringify(data);
  const fields = Object.entries(data).sort(([one], [two]) => byCodePoint(one, two));
  return `{${fields.map(([name, value]) => `${canonical(name)}:${canonical(value)}`).join(",")}}`;
}

function byCodePoint(one: string, two: string): number {
  const [left, right] = [Array.from(one), Array.from(two)];
  const at = left.findIndex((letter, place) => letter !== right[place]);
  if (at < 0) return left.length - right.length;
  return at < right.length ? left[at]!.codePointAt(0)! - right[at]!.codePointAt(0)! : 1;
}

const hashed = (...parts: unknown[]) => sha256(canonical(parts));

/** What a record proves, or what in it does not hold. */
export async function check(record: unknown, mine: Mine | null): Promise<Verdict> {
  try {
    return await checked(record as Record_, mine);
  } catch {
    return { unfair: "form" };
  }
}

async function checked(record: Record_, mine: Mine | null): Promise<Verdict> {
  const { table } = record;
  if (!(await isChain(table.id, table.log))) return { unfair: "chain" };
  const [created, ...later] = table.log;
  const dealt = table.log.filter(({ kind }) => kind === "started");
  if (created?.kind !== "created" || later.some(({ kind }) => kind === "created") || dealt.length !== 1)
    return { unfair: "story" };
  const [started] = dealt as [Entry];
  if (started.body.seed !== record.seed) return { unfair: "story" };
  if (canonical(movesOf(table.log)) !== canonical(record.moves)) return { unfair: "story" };

  const secret = created.body.secret;
  if (secret === undefined) {
    // The server chose the seed alone, as it did at first.
    const { seed, salt, commitment } = started.body;
    if (!OLD_SEED.test(String(seed)) || !OLD_SALT.test(String(salt))) return { unfair: "promise" };
    if (salt !== table.salt) return { unfair: "story" };
    const promised = await sha256(`${String(seed)}:${String(salt)}`);
    if (commitment !== promised || table.commitment !== promised) return { unfair: "promise" };
    return mine ? { unfair: "mine" } : { fair: "promised" };
  }

  if (!HEX64.test(String(secret)) || secret !== table.secret) return { unfair: "promise" };
  const promised = await hashed("regalia/secret/2", table.id, secret);
  const stated = [created.body.commitment, started.body.commitment, table.commitment];
  if (stated.some((each) => each !== promised)) return { unfair: "promise" };

  const given = contributionsOf(table.log, record.seats.length);
  if (canonical(given) !== canonical(table.contributions)) return { unfair: "story" };
  const own = mine?.made.find(({ contribution }) => contribution === given[mine.seat]);
  if (mine && !own) return { unfair: "mine" };
  if (own && own.commitment !== promised) return { unfair: "promise" };
  if (record.seed !== `table:${await hashed("regalia/seed/2", table.id, secret, given)}`) return { unfair: "deal" };
  if (mine) return { fair: "yours" };
  return { fair: given.some((each) => each !== null) ? "theirs" : "promised" };
}

/** Whether every entry follows from the one before. */
async function isChain(table: string, log: Entry[]): Promise<boolean> {
  let previous = table;
  for (const [place, { number, at, kind, body, hash }] of log.entries()) {
    const link = await hashed(previous, number, at, kind, body);
    if (number !== place + 1 || hash !== link) return false;
    previous = hash;
  }
  return true;
}

/** What each seat had contributed when the game was dealt. */
function contributionsOf(log: Entry[], seats: number): (string | null)[] {
  const given = new Array<string | null>(seats).fill(null);
  for (const { kind, body } of log) {
    const seat = body.seat as number;
    if (kind === "started") break;
    if (kind === "sat") given[seat] = (body.contribution as string | undefined) ?? null;
    if (kind === "left" || kind === "emptied" || kind === "bot") given[seat] = null;
  }
  if (given.length !== seats || given.some((each) => each !== null && !HEX64.test(each))) throw new TypeError();
  return given;
}

/** The moves that stand at the end. */
function movesOf(log: Entry[]): string[] {
  const moves: string[] = [];
  for (const { kind, body } of log) {
    if (kind === "moved") moves.push(body.move as string);
    if (kind === "took_back" || (kind === "agreed" && body.carried === "take_back")) moves.pop();
  }
  return moves;
}
