// A way through a game, step by step: which step is wanted, and which one is shown.
import type { Happened, StepLook } from "../lib/types.ts";

export class Walk {
  wanted = $state(0);
  running = $state(false);
  trouble = $state("");
  #shown = $state.raw() as StepLook;
  /** What the board animates: what a single step forward did. */
  news = $state.raw<{ number: number; happened: Happened[] }>({ number: 0, happened: [] });

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: nothing is drawn from it
  readonly #kept = new Map<number, Promise<StepLook>>();
  #fetching = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace`: milliseconds from step to step when it runs by itself. */
  constructor(
    first: StepLook,
    private readonly get: (step: number) => Promise<StepLook>,
    private readonly pace: () => number,
  ) {
    this.#shown = first;
    this.#kept.set(first.step, Promise.resolve(first));
  }

  get shown(): StepLook {
    return this.#shown;
  }

  get steps(): number {
    return this.#shown.steps;
  }

  get happened(): Happened[] {
    return this.#shown.happened ?? [];
  }

  /** To a step, by hand: whatever runs stops. */
  go(step: number): void {
    this.stop();
    this.#want(step);
  }

  /** Run from here, or from the beginning again; or pause. */
  run(): void {
    if (this.running) return this.stop();
    this.running = true;
    if (this.wanted >= this.steps) this.#want(0);
    this.#schedule();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      if (this.wanted >= this.steps) return this.stop();
      // A step that has not come yet is waited for.
      if (this.#shown.step === this.wanted) this.#want(this.wanted + 1);
      this.#schedule();
    }, this.pace());
  }

  #want(step: number): void {
    this.wanted = Math.min(Math.max(step, 0), this.steps);
    void this.#show();
  }

  /** Show the step wanted; while the slider runs, those passed over are never asked for. */
  async #show(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#shown.step !== this.wanted) {
        const next = await this.#at(this.wanted);
        const forward = next.step === this.#shown.step + 1;
        this.#shown = next;
        this.news = { number: this.news.number + 1, happened: forward ? this.happened : [] };
      }
      this.trouble = "";
      if (this.wanted < this.steps) void this.#at(this.wanted + 1).catch(() => {});
    } catch (refusal) {
      this.trouble = (refusal as Error).message;
      this.stop();
    } finally {
      this.#fetching = false;
    }
  }

  #at(step: number): Promise<StepLook> {
    let found = this.#kept.get(step);
    if (!found) {
      found = this.get(step);
      this.#kept.set(step, found);
      found.catch(() => this.#kept.delete(step));
    }
    return found;
  }
}
