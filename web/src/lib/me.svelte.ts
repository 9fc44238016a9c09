// Who one is here: a name; the key is in a cookie that scripts cannot read.
import { call } from "./net.ts";
import { say } from "./texts.svelte.ts";
import type { Me as MeLook } from "./types.ts";

class Me {
  name = $state("");
  #asked: Promise<boolean> | null = null;

  /** Whether this browser has been here before. */
  known(): Promise<boolean> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /** What failed is not remembered: it is asked again the next time. */
  async #ask(): Promise<boolean> {
    try {
      const found = await call<MeLook>("GET", "/api/me");
      this.name = found.name;
      return found.known;
    } catch (refusal) {
      this.#asked = null;
      throw refusal;
    }
  }

  async rename(name: string): Promise<void> {
    this.name = (await call<MeLook>("PUT", "/api/me", { name })).name;
    this.#asked = Promise.resolve(true);
  }
}

export const me = new Me();

/** Somebody new gets a name at once; it can be changed any time. */
export async function meet(): Promise<void> {
  if (!(await me.known())) await me.rename(say("page-guest"));
}
