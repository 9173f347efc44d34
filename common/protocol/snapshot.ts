/** One moment of a table as a client knows it: plain, frozen, its wrong states ruled out. */

import type { Move } from '../rules/actions.ts';
import type { GameView, HiddenHand, OpenHand } from '../rules/game.ts';
import { PLAYER_COUNTS, parseSeat, type Seat, SQUARES } from '../rules/ids.ts';
import { linesOf } from '../rules/lines.ts';
import { parseMove } from '../rules/notation.ts';
import { type GameOptions, HAND_SIZES } from '../rules/setup.ts';
import { parseTile, type TileCode } from '../rules/tiles.ts';
import { PROTOCOL_VERSION } from './version.ts';
import type { WireSeat, WireTable } from './wire.ts';

/** Where a player is. */
export type Presence = 'here' | 'away' | 'left';

/** Who sits on a seat. */
export interface Occupant {
  readonly playerId: string;
  readonly name: string;
  readonly presence: Presence;
  readonly isReady: boolean;
  readonly hasStandIn: boolean;
}

/** A seat, free or taken. */
export interface SeatSnapshot {
  readonly seat: Seat;
  readonly occupant: Occupant | undefined;
}

interface TableSnapshotBase {
  /** The code by which friends join. */
  readonly code: string;
  readonly isPublic: boolean;
  readonly options: GameOptions;
  readonly host: Seat;
  readonly spectators: number;
  readonly seats: readonly SeatSnapshot[];
  /** The seat of this client; `undefined` for a spectator. */
  readonly me: Seat | undefined;
}

/** A game as this client may see it. */
export interface GameSnapshot extends TableSnapshotBase {
  readonly phase: 'playing' | 'finished';
  /** Actions so far; commands are based on it. */
  readonly sequence: number;
  readonly game: GameView;
  readonly moves: readonly Move[];
}

/** A table before the start. */
export interface WaitingSnapshot extends TableSnapshotBase {
  readonly phase: 'waiting';
}

/** A table as this client knows it. */
export type TableSnapshot = WaitingSnapshot | GameSnapshot;

/** What the connection knows beside the state. */
export interface Viewer {
  readonly code: string;
  readonly playerId: string;
}

/**
 * The snapshot of a synchronized state. Throws on a state that it doesn't understand (another
 * version, an unknown phase or tile): such a client must reload rather than show something wrong.
 */
export function decodeTable(wire: WireTable, viewer: Viewer): TableSnapshot {
  if (wire.version !== PROTOCOL_VERSION)
    throw new Error(`the server speaks version ${wire.version}, not ${PROTOCOL_VERSION}`);
  const wireSeats = [...wire.seats];
  const table = {
    code: viewer.code,
    isPublic: wire.isPublic,
    options: decodeOptions(wire),
    host: seatOf(wire.host),
    spectators: wire.spectators,
    seats: wireSeats.map((seat, index) => ({
      seat: seatOf(index),
      occupant: decodeOccupant(seat),
    })),
    me: parseSeat(wireSeats.findIndex((seat) => seat.playerId === viewer.playerId)),
  };
  switch (wire.phase) {
    case 'waiting':
      return Object.freeze({ ...table, phase: wire.phase });
    case 'playing':
    case 'finished':
      return Object.freeze({
        ...table,
        phase: wire.phase,
        sequence: wire.sequence,
        game: decodeGame(wire, wireSeats),
        moves: [...wire.log].map(decodeMove),
      });
    default:
      throw new Error(`unknown phase ${wire.phase}`);
  }
}

function decodeOptions({ players, rotation, handSize }: WireTable): GameOptions {
  return {
    players: known(
      PLAYER_COUNTS.find((count) => count === players),
      `${players} players`,
    ),
    rotation,
    handSize: known(
      HAND_SIZES.find((size) => size === handSize),
      `a hand of ${handSize}`,
    ),
    expansions: [],
  };
}

function decodeOccupant(seat: WireSeat): Occupant | undefined {
  if (seat.playerId === '') return undefined;
  const { playerId, name, isReady, hasStandIn } = seat;
  const presence = (['here', 'away', 'left'] as const).find((value) => value === seat.presence);
  return { playerId, name, isReady, hasStandIn, presence: known(presence, seat.presence) };
}

function decodeGame(wire: WireTable, wireSeats: readonly WireSeat[]): GameView {
  const tiles = [...wire.board];
  const board = SQUARES.map((square) => (tiles[square] ? tileOf(tiles[square]) : undefined));
  return {
    options: decodeOptions(wire),
    board,
    lines: linesOf(board),
    scores: wireSeats.map(({ score }) => score),
    hands: wireSeats.map(decodeHand),
    expansions: {},
    holdings: {},
    stackCount: wire.stackCount,
    phase:
      wire.phase === 'finished'
        ? { type: 'finished', winners: [...wire.winners].map(seatOf) }
        : { type: 'playing', turn: seatOf(wire.turn) },
  };
}

/** Outside the owner's view the hand's tiles are missing, though its count is not 0. */
function decodeHand({ hand, drawn, handCount, hasDrawn }: WireSeat): OpenHand | HiddenHand {
  const tiles = (hand ?? '').split(' ').filter((code) => code !== '');
  if (tiles.length !== handCount || (hasDrawn && !drawn))
    return { type: 'hidden', count: handCount, hasDrawn };
  return { type: 'open', tiles: tiles.map(tileOf), drawn: drawn ? tileOf(drawn) : undefined };
}

const decodeMove = (text: string): Move => known(parseMove(text), `move ${text}`);

const tileOf = (code: string): TileCode => known(parseTile(code), `tile ${code}`);

const seatOf = (index: number): Seat => known(parseSeat(index), `seat ${index}`);

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the state has an unknown ${what}`);
  return value;
}
