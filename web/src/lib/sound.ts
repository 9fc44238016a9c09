// Small sounds, made here: a card laid down, one's turn, the end. Off unless asked for.
import { settings } from "./settings.svelte.ts";

type Sound = "card" | "turn" | "end";

/** Each a few notes: frequency in hertz, when it begins and how long it rings, in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  card: [[190, 0, 0.07]],
  turn: [
    [523, 0, 0.12],
    [659, 0.09, 0.16],
  ],
  end: [
    [392, 0, 0.25],
    [494, 0.14, 0.25],
    [587, 0.28, 0.45],
  ],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [frequency, begin, ring] of NOTES[name]) {
    const at = context.currentTime + begin;
    const voice = context.createOscillator();
    const loudness = context.createGain();
    voice.type = "triangle";
    voice.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.18, at + 0.012);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + ring);
    voice.connect(loudness).connect(context.destination);
    voice.start(at);
    voice.stop(at + ring + 0.02);
  }
}
