// What a person likes, kept in this browser.
export type Motion = "off" | "fast" | "normal";
export type Theme = "system" | "light" | "dark";

const KEY = "regalia.settings";
const usual = { motion: "normal" as Motion, theme: "system" as Theme, sound: false, sortBySuit: false };

function load(): typeof usual {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...usual };
  }
}

export const settings = $state(load());

export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  document.documentElement.dataset.theme = settings.theme;
}

const quiet = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds an animation takes; 0 for none. */
export function motion(milliseconds: number): number {
  if (settings.motion === "off" || quiet.matches) return 0;
  return settings.motion === "fast" ? milliseconds / 2.5 : milliseconds;
}
