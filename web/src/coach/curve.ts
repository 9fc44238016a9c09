// The figures of a review's curve: where its points lie.

export type Point = { number: number; win: number; error: number };
export type Frame = { width: number; height: number; left: number; right: number; top: number; bottom: number };

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The curve as a seat sees it: of two opponents the server tells the first one's chance. */
export function seenBy(points: Point[], opposed: boolean, seat: number | null): Point[] {
  if (!opposed || seat !== 1) return points;
  return points.map((point) => ({ ...point, win: 1 - point.win }));
}

export class Scale {
  readonly first: number;
  readonly last: number;

  constructor(
    readonly points: Point[],
    readonly frame: Frame,
  ) {
    this.first = points[0]?.number ?? 0;
    this.last = points.at(-1)?.number ?? 0;
  }

  x = (number: number): number => {
    const { width, left, right } = this.frame;
    const span = this.last - this.first;
    return left + (span ? (number - this.first) / span : 0.5) * (width - left - right);
  };

  y = (win: number): number => {
    const { height, top, bottom } = this.frame;
    return top + (1 - clamp(win, 0, 1)) * (height - top - bottom);
  };

  #at = (number: number, win: number): string => `${round(this.x(number))} ${round(this.y(win))}`;

  /** The curve itself. */
  get line(): string {
    return this.points.map(({ number, win }, n) => `${n ? "L" : "M"}${this.#at(number, win)}`).join("");
  }

  /** The band of its errors: along the upper edge, back along the lower one. */
  get band(): string {
    if (!this.points.length) return "";
    const upper = this.points.map(({ number, win, error }) => this.#at(number, win + error));
    const lower = this.points.map(({ number, win, error }) => this.#at(number, win - error)).reverse();
    return `M${[...upper, ...lower].join("L")}Z`;
  }

  /** Which point lies nearest to a place along the axis. */
  nearest(x: number): number {
    let best = 0;
    this.points.forEach(({ number }, n) => {
      if (Math.abs(this.x(number) - x) < Math.abs(this.x(this.points[best]!.number) - x)) best = n;
    });
    return best;
  }

  /** Moves written below the axis: round numbers, not too many of them. */
  get ticks(): number[] {
    const room = Math.max(1, Math.floor((this.frame.width - this.frame.left - this.frame.right) / 56));
    const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => (this.last - this.first) / each <= room) ?? 1000;
    const found: number[] = [];
    for (let n = Math.ceil(this.first / step) * step; n <= this.last; n += step) found.push(n);
    return found;
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
