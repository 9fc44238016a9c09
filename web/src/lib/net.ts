// The one place that talks to the server. REST calls, and a table's socket that comes back by itself.
import { at } from "./base.ts";
import type { Asked, Done, ErrorBody, Look, SocketMessage, SocketRequest, TableEvent, TableRequest } from "./types.ts";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly rule = "",
  ) {
    super(sentence);
  }

  /** Whether the same may well succeed in a moment. */
  get passing(): boolean {
    return [LOST, PREPARING, BUSY, "rate/limited"].includes(this.code) || this.code.startsWith("store/");
  }
}

/** The code of a refusal of our own: no answer came, or none of the server's. */
export const LOST = "line/lost";
/** The code of a refusal that passes when the game has been prepared. */
export const PREPARING = "game/preparing";
/** The code of a refusal because too much waits to be worked out. */
export const BUSY = "thinking/busy";
/** How long to wait before a game that is being prepared is asked for again. */
const PREPARED = 1000;

let language = "en";
let noAnswer = "";
/** The language to ask in, and what is said in it when no answer comes. */
export function speak(code: string, sentence: string): void {
  language = code;
  noAnswer = sentence;
}

/** Ask the server; whatever goes wrong is a Refusal. A game that is being prepared is waited for. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  for (;;) {
    try {
      return await callOnce<T>(method, path, body);
    } catch (refusal) {
      if ((refusal as Refusal).code !== PREPARING) throw refusal;
    }
    await new Promise((resolve) => setTimeout(resolve, PREPARED));
  }
}

async function callOnce<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { ok, data } = await fetched(path, {
    method,
    headers: { "content-type": "application/json", "accept-language": language },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (ok) return data as T;
  const error = data as Partial<ErrorBody> | null;
  if (!error?.code || !error.sentence) throw new Refusal(LOST, noAnswer);
  throw new Refusal(error.code, error.sentence, error.rule);
}

/** Ask something of a table without its socket. */
export const askTable = (table: string, request: TableRequest): Promise<Done> =>
  call<Done>("POST", `/api/tables/${table}/requests`, request);

/** A text of the server's; empty if it cannot be had. */
export async function fetchText(path: string): Promise<string> {
  try {
    const answer = await fetch(at(path));
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

async function fetched(path: string, request: RequestInit): Promise<{ ok: boolean; data: unknown }> {
  try {
    const answer = await fetch(at(path), request);
    return { ok: answer.ok, data: await answer.json() };
  } catch {
    throw new Refusal(LOST, noAnswer);
  }
}

type Carried = Extract<SocketMessage, { type: "done" }>;
type Previewed = Extract<SocketMessage, { type: "preview" }>;

export type Listener = {
  look: (look: Look) => void;
  event: (event: TableEvent) => void;
  present: (present: boolean[]) => void;
  connected: (yes: boolean) => void;
  /** The game of this table is being prepared; the line is made when it is ready. */
  preparing?: (refusal: Refusal) => void;
  /** The table does not let us in; the line is not made again. */
  refused: (refusal: Refusal) => void;
};

type Waiting = {
  message: { type: SocketRequest["type"]; id: string };
  resolve: (answer: Carried | Previewed) => void;
  reject: (refusal: Refusal) => void;
};

/** How long a line may be silent: one that is open, and one that is being made. */
const SILENCE = 30_000;
const CONNECTING = 10_000;
/** How long to wait when we have sent too much. */
const TOO_OFTEN = 1500;

/** A request keeps its id until it is answered, over as many connections as that takes: the server
 * carries it out once. Events are numbered; after a break we ask for those after the last one. */
export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #number = 0;
  #tries = 0;
  #greeted = false;
  #closed = false;
  #refusal: Refusal | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval>;
  #heard = 0;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    // A line that has gone silent is dropped and made anew.
    this.#watch = setInterval(() => this.#check(), 10_000);
    addEventListener("online", this.#now);
  }

  #now = () => {
    this.#check();
    if (!this.#socket) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #check() {
    const socket = this.#socket;
    if (!socket) return;
    const open = socket.readyState === WebSocket.OPEN;
    if (Date.now() - this.#heard >= (open ? SILENCE : CONNECTING)) this.#lose(socket);
    else if (open) socket.send(JSON.stringify({ type: "ping", id: "ping" }));
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `after=${this.#number}&language=${language}`;
    const path = at(`/api/tables/${this.table}/socket?${query}`);
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    this.#greeted = false;
    this.#heard = Date.now();
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#resend();
    };
    socket.onmessage = (news) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#take(JSON.parse(news.data) as SocketMessage);
    };
    socket.onclose = () => this.#lose(socket);
  }

  /** A line that is gone is made anew after a while, a longer one after each try in vain. */
  #lose(socket: WebSocket) {
    if (this.#socket !== socket) return;
    this.#socket = null;
    if (this.#closed) return;
    socket.close();
    this.listener.connected(false);
    const wait = Math.min(8000, 250 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #resend() {
    clearTimeout(this.#later);
    this.#later = undefined;
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    for (const each of this.#waiting.values()) this.#socket.send(JSON.stringify(each.message));
  }

  #take(message: SocketMessage) {
    switch (message.type) {
      case "hello":
        this.#greeted = true;
        this.#tries = 0;
        this.listener.connected(true);
        this.listener.look(message.look as Look);
        this.listener.present(message.present);
        break;
      case "event":
        if (message.event.number <= this.#number) break;
        this.#number = message.event.number;
        this.listener.event(message.event as TableEvent);
        if (message.look) this.listener.look(message.look as Look);
        break;
      case "presence":
        this.listener.present(message.present);
        break;
      case "done":
      case "preview":
        this.#settle(message.id)?.resolve(message);
        break;
      case "refused":
        this.#refused(message.id, new Refusal(message.code, message.sentence, message.rule));
        break;
    }
  }

  /** A request was refused; or, without an id, some message was, or we ourselves at the door. */
  #refused(id: string, refusal: Refusal) {
    if (id) this.#settle(id)?.reject(refusal);
    else if (refusal.code === "rate/limited") this.#later ??= setTimeout(() => this.#resend(), TOO_OFTEN);
    else if (!this.#greeted && refusal.code === PREPARING) {
      this.#tries = Math.min(this.#tries, 2); // it is asked for again every second
      this.listener.preparing?.(refusal);
    } else if (!this.#greeted && !refusal.passing) this.#end(refusal);
  }

  /** We are not let in: it is told, and not tried again. */
  #end(refusal: Refusal) {
    this.#refusal = refusal;
    this.close();
    for (const each of this.#waiting.values()) each.reject(refusal);
    this.#waiting.clear();
    this.listener.connected(false);
    this.listener.refused(refusal);
  }

  #settle(id: string): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }

  /** Ask something of the table; resolves when it is done, rejects with a Refusal. */
  ask(type: "preview", ...body: Asked<"preview">): Promise<Previewed>;
  ask<T extends TableRequest["type"]>(type: T, ...body: Asked<T>): Promise<Carried>;
  ask(type: SocketRequest["type"], body: object = {}): Promise<Carried | Previewed> {
    if (this.#refusal) return Promise.reject(this.#refusal);
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const message = { type, id, ...body };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    });
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#later);
    clearInterval(this.#watch);
    removeEventListener("online", this.#now);
    this.#socket?.close();
  }
}
