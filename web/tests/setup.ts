// What a browser has and Node has not, as far as modules ask for it when they are loaded.
const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
  document: { querySelector: () => null },
  matchMedia: () => ({ matches: false }),
});
