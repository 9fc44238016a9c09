// How the Houses look: an emblem first, a colour second. Tokens are things on the table: their
// light side is light and their dark side dark by day and by night, so colours do not change.
export type Shape = { d: string; stroke?: boolean; turn?: number };
export type Look = { colour: string; pale: string; shapes: Shape[] };

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const [angle, radius] = [(Math.PI * n) / points, n % 2 ? inner : outer];
    return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

const SWORD = "M12-1.2 14-.2V15h3.4v2.4h-4v2.7a2 2 0 1 1-2.8 0v-2.7h-4V15H10V-.2z";
const wave = (y: number) => `M2.2 ${y}q2.45-4 4.9 0t4.9 0 4.9 0 4.9 0`;
const oval = (x: number, y: number, a: number, b: number) =>
  `M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0z`;

export const HOUSES: Record<string, Look> = {
  // Crossed swords
  Drave: {
    colour: "#ad2129",
    pale: "#ffa79f",
    shapes: [
      { d: SWORD, turn: 45 },
      { d: SWORD, turn: -45 },
    ],
  },
  // A sun
  Halvern: {
    colour: "#9c6500",
    pale: "#f3c65f",
    shapes: [{ d: star(8, 11.2, 6) + oval(12, 12, 2.6, 2.6) }],
  },
  // A bear's paw
  Bearth: {
    colour: "#276b36",
    pale: "#93d9a0",
    shapes: [
      {
        d: "M12 11c3.5 0 6.8 3.3 6.8 6.7 0 2.3-1.8 3.5-3.8 3.3-1.1-.1-2-.5-3-.5s-1.9.4-3 .5c-2 .2-3.8-1-3.8-3.3 0-3.4 3.3-6.7 6.8-6.7z",
      },
      { d: oval(3.9, 10.6, 2.2, 2.9) },
      { d: oval(8.9, 5.6, 2.3, 3.2) },
      { d: oval(15.1, 5.6, 2.3, 3.2) },
      { d: oval(20.1, 10.6, 2.2, 2.9) },
    ],
  },
  // A tower
  Gantis: {
    colour: "#3f4650",
    pale: "#d5d8de",
    shapes: [
      {
        d: "M4.5 1.8h3.7v3h2V1.8h3.6v3h2v-3h3.7v7l-2.2 2v7.7h2.7v3.7H4v-3.7h2.7v-7.7l-2.2-2zM10 22.2h4v-5a2 2 0 0 0-4 0z",
      },
    ],
  },
  // A crescent
  "Na'Ghar": {
    colour: "#6b3391",
    pale: "#d8b1f2",
    shapes: [{ d: "M15.5 1.6A10.7 10.7 0 1 0 22.4 15.3 8.4 8.4 0 1 1 15.5 1.6z" }],
  },
  // A river
  Avondale: {
    colour: "#1a5ca8",
    pale: "#93c5fb",
    shapes: [
      { d: wave(6), stroke: true },
      { d: wave(12.2), stroke: true },
      { d: wave(18.4), stroke: true },
    ],
  },
};
const NONE: Look = { colour: "#555555", pale: "#cccccc", shapes: [] };
export const lookOf = (house: string | null): Look => (house && HOUSES[house]) || NONE;
