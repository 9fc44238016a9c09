// A table as this browser knows it: what the server last said, and what it was asked.
import { call, Refusal, TableSocket } from "./net.ts";
import { sound } from "./sound.ts";
import type { Asked, HintLook, Happened, Look, Preview, TableEvent, TableRequest } from "./types.ts";

export class Table {
  look = $state.raw<Look | null>(null);
  events = $state.raw<TableEvent[]>([]);
  present = $state.raw<boolean[]>([]);
  connected = $state(false);
  everConnected = $state(false);
  busy = $state(false);
  trouble = $state.raw<Refusal | null>(null);
  /** Whether the table did not let us in; the trouble says why. */
  turnedAway = $state(false);
  /** The game is being prepared: this says so. */
  preparing = $state.raw<Refusal | null>(null);
  hint = $state.raw<HintLook | null>(null);
  news = $state.raw<{ number: number; happened: Happened[] }>({ number: 0, happened: [] });
  #socket: TableSocket;

  constructor(readonly id: string) {
    this.#socket = new TableSocket(id, {
      look: (look) => {
        if (this.hint && this.hint.revision !== look.revision) this.hint = null;
        const before = this.look;
        this.look = look;
        if (before && before.revision !== look.revision) {
          sound(look.phase === "finished" ? "end" : this.myTurn ? "turn" : "card");
        }
      },
      event: (event) => {
        this.events = [...this.events, event];
        if (event.happened) this.news = { number: event.number, happened: event.happened };
      },
      present: (present) => (this.present = present),
      connected: (yes) => {
        this.connected = yes;
        if (yes) this.everConnected = true;
        if (yes) this.preparing = null;
      },
      preparing: (refusal) => (this.preparing = refusal),
      refused: (refusal) => {
        this.trouble = refusal;
        this.turnedAway = true;
      },
    });
  }

  /** Whether a bot plays for my seat, until I take it back. */
  get replaced(): boolean {
    const seat = this.look?.seat ?? null;
    return seat !== null && !!this.look?.seats[seat]?.bot;
  }

  get myTurn(): boolean {
    const view = this.look?.view;
    return (
      !!view &&
      this.look?.phase === "playing" &&
      view.to_move !== null &&
      view.to_move === this.look.seat &&
      !this.replaced &&
      !this.turnedAway &&
      !!view.legal_moves
    );
  }

  /** Ask the table something; what it refuses is shown, not thrown. */
  async ask<T extends TableRequest["type"]>(type: T, ...body: Asked<T>): Promise<boolean> {
    this.busy = true;
    try {
      await this.#socket.ask(type, ...body);
      this.trouble = null;
      return true;
    } catch (refusal) {
      this.trouble = refusal as Refusal;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** What a move must name: the look it was chosen from. */
  get #revision(): number {
    return this.look?.revision ?? 0;
  }

  play = (move: string) => this.ask("move", { move, revision: this.#revision });

  takeBack = () => this.ask("take_back", { revision: this.#revision });

  preview = async (move: string): Promise<Preview> => {
    return (await this.#socket.ask("preview", { move })).preview;
  };

  /** What the coach thinks; kept until the position changes. */
  async askHint(): Promise<void> {
    this.busy = true;
    try {
      const hint = await call<HintLook>("POST", `/api/tables/${this.id}/hint`, {});
      // The table may have moved on while the coach was thinking.
      this.hint = hint.revision === this.look?.revision ? hint : null;
      this.trouble = null;
    } catch (refusal) {
      this.trouble = refusal as Refusal;
    } finally {
      this.busy = false;
    }
  }

  name = (seat: number): string => this.look?.seats[seat]?.name ?? "";

  close() {
    this.#socket.close();
  }
}
