import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { me } from "../src/lib/me.svelte.ts";
import { call, LOST, Refusal, speak, TableSocket } from "../src/lib/net.ts";

/** A line to a server that does what the test says. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Line[] = [];
  readyState = Line.CONNECTING;
  sent: { type: string; id: string }[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    if (this.readyState === Line.CLOSED) return;
    this.readyState = Line.CLOSED;
    setTimeout(() => this.onclose());
  }

  open() {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  greet() {
    this.open();
    this.tell({ type: "hello", look: {}, present: [] });
  }

  refuse(code: string, id = "") {
    this.tell({ type: "refused", id, code, sentence: `no: ${code}`, rule: "" });
  }

  /** What was asked over this line, without the pings. */
  get asked(): string[] {
    return this.sent.filter((each) => each.type !== "ping").map((each) => each.type);
  }
}

const MOVE = { move: "play 5c", revision: 3 };
const WORDS = { phrase: "hello" };
const last = () => Line.all.at(-1)!;
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const online = new EventTarget();

let told: string[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // waits are as long as they say
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", online.addEventListener.bind(online));
  vi.stubGlobal("removeEventListener", online.removeEventListener.bind(online));
  Line.all = [];
  told = [];
  socket = new TableSocket("t1", {
    look: () => told.push("look"),
    event: (event) => told.push(`event ${event.number}`),
    present: () => {},
    connected: (yes) => told.push(yes ? "connected" : "lost"),
    preparing: () => told.push("preparing"),
    refused: (refusal) => told.push(refusal.message),
  });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("at the door", () => {
  test.each(["table/unknown", "table/rules", "table/crowded", "record/chain", "origin/refused"])(
    "%s is told, and not tried again",
    async (code) => {
      const asked = socket.ask("sit").catch((refusal: Refusal) => refusal.code);
      last().open();
      last().refuse(code);
      last().close();
      expect(await asked).toBe(code);
      expect(told).toEqual(["lost", `no: ${code}`]);
      await wait(120_000);
      online.dispatchEvent(new Event("online"));
      expect(Line.all).toHaveLength(1);
      await expect(socket.ask("move", MOVE)).rejects.toThrow(`no: ${code}`);
    },
  );

  test.each(["rate/limited", "store/closed"])("%s passes: it is tried again, ever less often", async (code) => {
    for (const pause of [250, 500, 1000]) {
      const lines = Line.all.length;
      last().open();
      last().refuse(code);
      last().close();
      await wait(pause - 1);
      expect(Line.all).toHaveLength(lines);
      await wait(2);
      expect(Line.all).toHaveLength(lines + 1);
    }
    expect(told).not.toContain(`no: ${code}`);
  });
});

describe("a line that breaks", () => {
  /** How long it takes from the end of a line to the next. */
  async function pause(): Promise<number> {
    const lines = Line.all.length;
    last().close();
    for (let passed = 0; passed < 20_000; passed += 50) {
      if (Line.all.length > lines) return passed;
      await wait(50);
    }
    return Infinity;
  }

  test("the waits grow until somebody says hello; that a line opens is not enough", async () => {
    const waits = [];
    for (let number = 0; number < 7; number++) {
      last().open();
      waits.push(await pause());
    }
    const grown = [250, 500, 1000, 2000, 4000, 8000, 8000];
    waits.forEach((each, number) => expect(Math.abs(each - grown[number]!)).toBeLessThanOrEqual(50));
    last().greet();
    expect(await pause()).toBeLessThanOrEqual(300);
  });

  test("what waits is sent again, with its id, and only what was not answered", async () => {
    last().greet();
    const [one, two] = [socket.ask("talk", WORDS), socket.ask("move", MOVE)];
    const [first, second] = last().sent;
    last().tell({ type: "done", id: first!.id, number: 3 });
    await one;
    last().close();
    await wait(300);
    last().greet();
    expect(last().sent).toEqual([second]);
    last().tell({ type: "done", id: second!.id, number: 4 });
    expect((await two).number).toBe(4);
  });

  test("what is asked without a line is sent when there is one", async () => {
    void socket.ask("sit");
    expect(last().sent).toEqual([]);
    last().greet();
    expect(last().asked).toEqual(["sit"]);
  });

  test("events are asked for from the last one seen on, and never told twice", async () => {
    last().greet();
    for (const number of [1, 2, 2]) last().tell({ type: "event", event: { number } });
    last().close();
    await wait(300);
    expect(last().address).toContain("after=2");
    expect(told.filter((each) => each.startsWith("event"))).toEqual(["event 1", "event 2"]);
  });
});

describe("too often", () => {
  test("everything is sent again once, however many messages were refused", async () => {
    last().greet();
    for (let number = 0; number < 5; number++) void socket.ask("talk", WORDS);
    for (let number = 0; number < 5; number++) last().refuse("rate/limited");
    expect(last().asked).toHaveLength(5);
    await wait(1600);
    expect(last().asked).toHaveLength(10);
    await wait(5000);
    expect(last().asked).toHaveLength(10);
    last().refuse("rate/limited");
    await wait(1600);
    expect(last().asked).toHaveLength(15);
  });

  test("a refusal with an id is the answer to that request", async () => {
    last().greet();
    const asked = socket.ask("move", MOVE);
    last().refuse("move/turn", last().sent[0]!.id);
    await expect(asked).rejects.toThrow("no: move/turn");
    expect(Line.all).toHaveLength(1);
  });
});

describe("a line that is silent", () => {
  test("one whose game is being prepared is made anew every second, and it is said", async () => {
    for (let time = 0; time < 5; time++) {
      last().open();
      last().refuse("game/preparing");
      last().close();
      await wait(1100);
    }
    expect(Line.all.length).toBe(6);
    expect(told.filter((each) => each === "preparing").length).toBe(5);
    last().greet();
    expect(told.at(-2)).toBe("connected");
  });

  test("one that never opens is made anew", async () => {
    await wait(10_500);
    expect(Line.all).toHaveLength(2);
    expect(Line.all[0]!.readyState).toBe(Line.CLOSED);
  });

  test("one that never opens is made anew at once when the network is back", async () => {
    last().close();
    await wait(5000);
    online.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(2); // it may still open
    await wait(10_000); // (the watch looks at it a moment too early)
    expect(Line.all).toHaveLength(2);
    online.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(3);
  });

  test("one that is open is asked for a sign of life, and given up without", async () => {
    last().greet();
    const first = last();
    await wait(10_000);
    expect(first.sent).toEqual([{ type: "ping", id: "ping" }]);
    first.tell({ type: "pong", id: "ping" });
    await wait(29_000);
    expect(Line.all).toHaveLength(1);
    await wait(2000);
    expect(Line.all).toHaveLength(2);
    first.tell({ type: "hello", look: {}, present: [] }); // too late
    expect(told).toEqual(["connected", "look", "lost"]);
  });

  test("nothing is made anew after the end", async () => {
    last().greet();
    socket.close();
    await wait(60_000);
    expect(Line.all).toHaveLength(1);
  });
});

describe("calls", () => {
  const answer = (data: string, status = 200) => vi.stubGlobal("fetch", async () => new Response(data, { status }));
  const refusal = () => call("GET", "/api/x").catch((error: unknown) => error as Refusal);

  beforeEach(() => speak("en", "nobody answers"));

  test("an answer", async () => {
    answer('{"number": 7}');
    expect(await call("GET", "/api/x")).toEqual({ number: 7 });
  });

  test("a refusal", async () => {
    answer('{"code": "move/turn", "sentence": "Not now.", "rule": "R1"}', 409);
    expect(await refusal()).toMatchObject({ code: "move/turn", message: "Not now.", rule: "R1", passing: false });
  });

  test.each([
    ["a page of somebody in between", "<html>Bad gateway</html>", 502],
    ["a page that says all is well", "<html>Log in</html>", 200],
    ["no answer of ours", "{}", 500],
    ["nothing", "null", 500],
  ])("%s", async (_, data, status) => {
    answer(data, status);
    expect(await refusal()).toMatchObject({ code: LOST, message: "nobody answers", passing: true });
  });

  test("a game that is being prepared is asked for again until it is ready", async () => {
    const answers = [
      new Response('{"code":"game/preparing","sentence":"Soon.","rule":""}', { status: 503 }),
      new Response('{"code":"game/preparing","sentence":"Soon.","rule":""}', { status: 503 }),
      new Response('{"table":"t1"}', { status: 201 }),
    ];
    vi.stubGlobal("fetch", async () => answers.shift());
    const asked = call("POST", "/api/tables", { game: "regicide" });
    await wait(500);
    expect(answers.length).toBe(2);
    await wait(2000);
    expect(await asked).toEqual({ table: "t1" });
  });

  test("no network", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const found = await refusal();
    expect(found).toBeInstanceOf(Refusal);
    expect(found).toMatchObject({ code: LOST, message: "nobody answers" });
  });

  test("who one is gets asked again after a failure, and only then", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(me.known()).rejects.toThrow("nobody answers");
    answer('{"name": "Ann", "known": true}');
    expect(await me.known()).toBe(true);
    answer("gone", 502);
    expect(await me.known()).toBe(true);
    expect(me.name).toBe("Ann");
  });
});
