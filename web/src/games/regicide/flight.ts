// Cards that travel: from where they were to where they are, and between piles and players when
// only one end of the way is on the table. Nothing waits for them.
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { motion } from "../../lib/settings.svelte.ts";

/** `place`: the other end of the way, as the value of a `data-place`. */
export type Way = { key: string; place: string };

function journey(node: Element, place: string): TransitionConfig {
  const board = node.closest("[data-board]");
  const end = board?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  const here = node.getBoundingClientRect();
  const duration = motion(380);
  if (!end || !here.width || !duration) return { duration: motion(160), css: (t) => `opacity: ${t}` };
  const x = end.left + end.width / 2 - here.left - here.width / 2;
  const y = end.top + end.height / 2 - here.top - here.height / 2;
  const size = Math.min(1, Math.max(0.3, end.width / here.width));
  return {
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${1 - u * (1 - size)}); opacity: ${Math.min(1, t * 2.5)}; z-index: 3`,
  };
}

export type Flights = ReturnType<typeof flights>;

export function flights() {
  const [send, receive] = crossfade({
    duration: () => motion(380),
    easing: cubicOut,
    fallback: (node, params) => journey(node, (params as Way).place),
  });
  return {
    // With no motion at all cards are simply there.
    leave: (node: Element, way: Way) => (motion(1) ? send(node, way) : { duration: 0 }),
    arrive: (node: Element, way: Way) => (motion(1) ? receive(node, way) : { duration: 0 }),
  };
}
