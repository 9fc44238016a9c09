// What each card does and where: the table behind the texts and the small diagrams.
// From docs/revolution.md (RRR-55 to RRR-83); it explains, it never decides what is legal.

export const REGALITY = ["King", "Queen", "Princess", "Minister", "General", "Mage", "Castle"];
export const RELIGION = ["Pope", "Cardinal", "Saint", "Bishop", "Paladin", "Monk", "Temple"];

export type Effect = { verb: string; where: string };

const EFFECTS: Record<string, Effect> = {
  King: { verb: "destroy", where: "adjacent" },
  Queen: { verb: "convert", where: "line" },
  Princess: { verb: "convert", where: "group" },
  Minister: { verb: "convert", where: "adjacent" },
  General: { verb: "destroy", where: "orthogonal" },
  Mage: { verb: "destroy", where: "diagonal" },
  Castle: { verb: "protect", where: "itself" },
  Citizen: { verb: "none", where: "nowhere" },
  Samurai: { verb: "banish", where: "axis" },
  Ninja: { verb: "banish", where: "diagonal_axis" },
  Poet: { verb: "copy", where: "orthogonal" },
  Artist: { verb: "copy", where: "diagonal" },
  Shaman: { verb: "negate", where: "all_orthogonal" },
  Enchantress: { verb: "negate", where: "all_diagonal" },
  Sage: { verb: "protect", where: "sides" },
  Hermit: { verb: "protect", where: "ends" },
  Witch: { verb: "return", where: "field" },
  FortuneTeller: { verb: "convert", where: "front" },
  Historian: { verb: "convert", where: "behind" },
  Fairy: { verb: "move", where: "from_to" },
  Assassin: { verb: "assassinate", where: "opponent" },
  Necromancer: { verb: "recall", where: "discard" },
  Pirate: { verb: "destroy", where: "adjacent-shielded" },
  Dragon: { verb: "convert", where: "all_lines" },
  Revolutionary: { verb: "convert", where: "around" },
  Tower: { verb: "cover", where: "itself" },
  Death: { verb: "doom", where: "nowhere" },
  Adventurer: { verb: "take", where: "opponent" },
  Merchant: { verb: "draw", where: "aside" },
};

/** Every card, in the order of lists. */
export const CARDS = [...REGALITY, ...RELIGION, ...Object.keys(EFFECTS).slice(7)];
const PASSIVE = ["none", "negate", "protect", "cover", "doom"];

/** The seat whose colour a card has, or null for a grey one. */
export function colour(card: string): 0 | 1 | null {
  return REGALITY.includes(card) ? 0 : RELIGION.includes(card) ? 1 : null;
}

export function effectOf(card: string): Effect {
  return EFFECTS[REGALITY[RELIGION.indexOf(card)] ?? card]!;
}

/** active, passive, or null for a card without effect. */
export function kind(card: string): "active" | "passive" | null {
  const { verb } = effectOf(card);
  return verb === "none" ? null : PASSIVE.includes(verb) ? "passive" : "active";
}

/** A mark of a diagram: x and y from the card, y up, as who plays the card sees it.
 * one: one of these; all: all of these; other: the other group; line: the whole line. */
export type Mark = { x: number; y: number; mark: "one" | "all" | "other" | "line" };

// prettier-ignore
const ORTHOGONAL = [[0, 1], [1, 0], [0, -1], [-1, 0]] as const;
// prettier-ignore
const DIAGONAL = [[1, 1], [1, -1], [-1, -1], [-1, 1]] as const;
const EVERY = [...ORTHOGONAL, ...DIAGONAL];

const draw = (cells: readonly (readonly [number, number])[], mark: Mark["mark"]): Mark[] =>
  cells.map(([x, y]) => ({ x, y, mark }));

// prettier-ignore
const MARKS: Record<string, Mark[]> = {
  adjacent: draw(EVERY, "one"),
  "adjacent-shielded": draw(EVERY, "one"),
  orthogonal: draw(ORTHOGONAL, "one"),
  diagonal: draw(DIAGONAL, "one"),
  line: draw(EVERY, "line"),
  all_lines: draw(EVERY, "line"),
  group: [...draw(ORTHOGONAL, "all"), ...draw(DIAGONAL, "other")],
  axis: [...draw([[0, 1], [0, -1]], "all"), ...draw([[1, 0], [-1, 0]], "other")],
  diagonal_axis: [...draw([[1, 1], [-1, -1]], "all"), ...draw([[-1, 1], [1, -1]], "other")],
  front: draw([[-1, 1], [0, 1], [1, 1]], "all"),
  behind: draw([[-1, -1], [0, -1], [1, -1]], "all"),
  around: draw(EVERY, "all"),
  all_orthogonal: draw(ORTHOGONAL, "all"),
  all_diagonal: draw(DIAGONAL, "all"),
  sides: draw([[1, 0], [-1, 0]], "all"),
  ends: draw([[0, 1], [0, -1]], "all"),
};

export function marks(card: string): Mark[] {
  return MARKS[effectOf(card).where] ?? [];
}
