/** The 60 tiles: 24 kinds, their tracks and how they turn. RULES.md, section 2. */

/** The sides of a square, clockwise from the top: 0 top, 1 right, 2 bottom, 3 left. */
export const SIDES = [0, 1, 2, 3] as const;
export type Side = (typeof SIDES)[number];

/** Quarter turns clockwise. */
export const ROTATIONS = [0, 1, 2, 3] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** How many copies of each kind the game has; the kinds with more copies first. */
export const TILE_COPIES = {
  aacb: 4,
  cbaa: 4,
  acba: 4,
  baac: 4,
  aaaa: 4,
  cbcb: 3,
  bcbc: 3,
  cccc: 2,
  bbbb: 2,
  dacc: 2,
  cdac: 2,
  ccda: 2,
  accd: 2,
  dbba: 2,
  adbb: 2,
  badb: 2,
  bbad: 2,
  ddbc: 2,
  cddb: 2,
  bcdd: 2,
  dbcd: 2,
  adad: 2,
  dada: 2,
  dddd: 2,
} as const;

/**
 * A kind of tile: one letter for the track that enters by each side, clockwise from the top.
 * `a` straight across, `b` to the next side clockwise, `c` to the next side counter-clockwise,
 * `d` back to the side it came from.
 */
export type TileCode = keyof typeof TILE_COPIES;

/** All 24 kinds. Any quarter turn of a kind is a kind again. */
export const TILE_CODES = Object.keys(TILE_COPIES) as readonly TileCode[];

/** The 60 tiles, kind by kind: what a shuffle starts from. */
export const ALL_TILES: readonly TileCode[] = TILE_CODES.flatMap((code) =>
  Array.from({ length: TILE_COPIES[code] }, () => code),
);

/** Tiles in the game, and squares that take one. */
export const TILE_COUNT = ALL_TILES.length;

/** A kind of tile from its code; `undefined` for any other text. */
export const parseTile = (text: string): TileCode | undefined =>
  Object.hasOwn(TILE_COPIES, text) ? (text as TileCode) : undefined;

const EXIT_BY_LETTER: Readonly<Record<string, number>> = { a: 2, b: 1, c: 3, d: 0 };

const EXITS: Readonly<Record<TileCode, readonly Side[]>> = recordOfTiles((code) =>
  SIDES.map((side) => sideAfter(side, EXIT_BY_LETTER[code.charAt(side)] ?? 0)),
);

/** The sides by which the four tracks of a tile leave it, by the side on which each enters. */
export const exitsOf = (code: TileCode): readonly Side[] => EXITS[code];

const TURNED: Readonly<Record<TileCode, readonly TileCode[]>> = recordOfTiles((code) =>
  ROTATIONS.map((turns) => {
    const text = code.slice(4 - turns) + code.slice(0, 4 - turns);
    const turned = parseTile(text);
    if (turned === undefined) throw new Error(`turning ${code} gives ${text}, not a kind of tile`);
    return turned;
  }),
);

/** How a tile lies after quarter turns clockwise: each moves its letters one place to the right. */
export function rotateTile(code: TileCode, turns: Rotation): TileCode {
  return TURNED[code][turns] ?? code;
}

/** The turns that give each way a tile can lie exactly once, by the smallest turn. */
export const distinctRotations = (code: TileCode): readonly Rotation[] => DISTINCT_ROTATIONS[code];

const DISTINCT_ROTATIONS = recordOfTiles((code) =>
  ROTATIONS.filter((turns) => TURNED[code].indexOf(rotateTile(code, turns)) === turns),
);

/** The side reached by going clockwise from a side. */
export function sideAfter(side: Side, clockwise: number): Side {
  return ((side + clockwise) % 4) as Side;
}

function recordOfTiles<Value>(valueFor: (code: TileCode) => Value): Record<TileCode, Value> {
  return Object.fromEntries(TILE_CODES.map((code) => [code, valueFor(code)])) as Record<
    TileCode,
    Value
  >;
}
