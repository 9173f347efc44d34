/** Rules data made by an independent program; what each field means stands beside its type. */
import expansionGames from './vectors/expansion_games.json' with { type: 'json' };
import legalPositions from './vectors/legal_positions.json' with { type: 'json' };
import randomGames from './vectors/random_games.json' with { type: 'json' };
import rotationGames from './vectors/rotation_games.json' with { type: 'json' };
import rotationPositions from './vectors/rotation_positions.json' with { type: 'json' };
import sequences from './vectors/sequences.json' with { type: 'json' };

/** A whole game; squares are row and column digits, seats count from 0, seat 0 starts. */
export interface VectorGame {
  readonly id: number;
  readonly players: number;
  /** The 60 tiles in the order in which they are drawn, one after another. */
  readonly deck: string;
  /** A letter a turn: `h` places the held tile, `d` draws one and places it. */
  readonly actions: string;
  /** The placements in order, six characters each. */
  readonly board: string;
  readonly scores: readonly number[];
  /** The scores each time that they changed: the turn, and the score of each seat. */
  readonly trail: readonly (readonly [number, readonly number[]])[];
  /** Turns in which a tile was laid under the exception to the one-tile ban. */
  readonly oneTile: readonly number[];
  /** By station: length, end (a station or "centre"), points, the turn of completion. */
  readonly lines: readonly (readonly [number, number | 'centre', number, number])[];
}

/** A position and, for each kind of tile, where it may be laid. */
export interface VectorPosition {
  readonly board: string;
  /** Legal squares joined (base game), or legal placements as the tile lies joined (rotation). */
  readonly legal: Readonly<Record<string, string>>;
  /** The kinds for which the one-tile ban is lifted. */
  readonly exception: readonly string[];
}

/** A sequence of placements that obeys the rules, or breaks one first at a step. */
export interface VectorSequence {
  readonly board: string;
  readonly valid: boolean;
  readonly reason: string | null;
  readonly step: number | null;
}

/** A finished game of the rotation variant. */
export interface VectorRotationGame {
  readonly players: number;
  readonly board: string;
  readonly scores: readonly number[];
}

/** A finished game with expansions: the other fields are those of a `score` request. */
export interface VectorExpansionGame {
  readonly id: number;
  readonly expansions: readonly string[];
  readonly scores: readonly number[];
  /** With companies: points and value of each. */
  readonly companies?: object;
  /** The lines of the stations, station 1 first, as a `score` request answers them. */
  readonly lines: readonly object[];
}

export const RANDOM_GAMES = randomGames as unknown as readonly VectorGame[];
export const LEGAL_POSITIONS = legalPositions as unknown as readonly VectorPosition[];
export const ROTATION_POSITIONS = rotationPositions as unknown as readonly VectorPosition[];
export const SEQUENCES = sequences as unknown as readonly VectorSequence[];
export const ROTATION_GAMES = rotationGames as unknown as readonly VectorRotationGame[];
export const EXPANSION_GAMES = expansionGames as unknown as readonly VectorExpansionGame[];

/** A text cut into pieces of the same length. */
export const piecesOf = (text: string, length: number): readonly string[] =>
  text.match(new RegExp(`.{${length}}`, 'g')) ?? [];
