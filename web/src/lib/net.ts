// The one place that talks to the server. REST calls, and a table's socket that comes back by itself.
import type { Look, Preview, TableEvent, Trouble } from "./types.ts";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly rule = "",
  ) {
    super(sentence);
  }
}

let language = "en";
export function speak(code: string): void {
  language = code;
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: { "content-type": "application/json", "accept-language": language },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const data = await answer.json();
  if (!answer.ok) {
    const trouble = data as Trouble;
    throw new Refusal(trouble.code, trouble.sentence, trouble.rule);
  }
  return data as T;
}

type Message =
  | { type: "hello"; look: Look; present: boolean[] }
  | { type: "event"; event: TableEvent; look?: Look }
  | { type: "presence"; present: boolean[] }
  | { type: "done"; id: string; number: number }
  | { type: "refused"; id: string; code: string; sentence: string; rule: string }
  | { type: "preview"; id: string; move: string; preview: Preview }
  | { type: "pong"; id: string };

export type Listener = {
  look: (look: Look) => void;
  event: (event: TableEvent) => void;
  present: (present: boolean[]) => void;
  connected: (yes: boolean) => void;
};

type Waiting = {
  message: Record<string, unknown>;
  resolve: (answer: any) => void;
  reject: (refusal: Refusal) => void;
};

/** A request keeps its id until it is answered, over as many connections as that takes: the server
 * carries it out once. Events are numbered; after a break we ask for those after the last one. */
export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #number = 0;
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
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
    if (!this.#socket) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #check() {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > 30_000) this.#socket.close();
    else this.#socket.send(JSON.stringify({ type: "ping", id: "ping" }));
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `after=${this.#number}&language=${language}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.#resend();
    };
    socket.onmessage = (news) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(news.data) as Message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#closed) return;
      this.listener.connected(false);
      const wait = Math.min(8000, 250 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  #resend() {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    for (const each of this.#waiting.values()) this.#socket.send(JSON.stringify(each.message));
  }

  #take(message: Message) {
    switch (message.type) {
      case "hello":
        this.listener.connected(true);
        this.listener.look(message.look);
        this.listener.present(message.present);
        break;
      case "event":
        if (message.event.number <= this.#number) break;
        this.#number = message.event.number;
        this.listener.event(message.event);
        if (message.look) this.listener.look(message.look);
        break;
      case "presence":
        this.listener.present(message.present);
        break;
      case "done":
      case "preview":
        this.#settle(message.id)?.resolve(message);
        break;
      case "refused":
        if (message.code === "rate/limited" && !message.id) {
          setTimeout(() => this.#resend(), 1500);
          break;
        }
        this.#settle(message.id)?.reject(new Refusal(message.code, message.sentence, message.rule));
        break;
    }
  }

  #settle(id: string): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }

  /** Ask something of the table; resolves when it is done, rejects with a Refusal. */
  ask(type: string, facts: Record<string, unknown> = {}): Promise<any> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const message = { type, id, ...facts };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    });
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    removeEventListener("online", this.#now);
    this.#socket?.close();
  }
}
