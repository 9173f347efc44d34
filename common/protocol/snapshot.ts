/** One moment of a table as a client knows it: plain, frozen, and unable to express a wrong state. */

import type { Move } from '../rules/actions.ts';
import type { PublicDeal } from '../rules/deal.ts';
import type { GameView } from '../rules/game.ts';
import { parseSeat, type Seat } from '../rules/ids.ts';
import type { GameOptions } from '../rules/options.ts';
import { type AgreedTable, agreedTable } from './agreed-table.ts';
import { parseAgreedTable } from './agreed-text.ts';
import { type Day, parseDay } from './day.ts';
import { decodeGame } from './decode-game.ts';
import { known, seatOf } from './known.ts';
import { BOT_LEVELS, type BotLevel } from './options.ts';
import { PROTOCOL_VERSION } from './version.ts';
import type { WireSeat, WireTable } from './wire.ts';

/** Where a player is. */
export type Presence = 'here' | 'away' | 'left';

/** Who sits in a seat. */
export interface Occupant {
  readonly playerId: string;
  readonly name: string;
  /** The bot's level; `undefined` for a person. */
  readonly bot: BotLevel | undefined;
  /** Is it somebody's own program, which connects over the network as people do? */
  readonly isProgram: boolean;
  readonly presence: Presence;
  readonly isReady: boolean;
  readonly hasStandIn: boolean;
  /** Does the player want to end the game, since somebody has left it? */
  readonly agreesToEnd: boolean;
}

/** Somebody who is here, ready and playing. */
export const steadyOccupant = (who: Pick<Occupant, 'playerId' | 'name' | 'bot'>): Occupant => ({
  ...who,
  isProgram: false,
  presence: 'here',
  isReady: true,
  hasStandIn: false,
  agreesToEnd: false,
});

/** How somebody did in an earlier game with the same deal. */
export interface EarlierSeat {
  readonly name: string;
  readonly score: number;
}

/** The earlier game whose deal a table replays. */
export interface SameDealSnapshot {
  /** How that game went, by seat; empty once its record was deleted. */
  readonly earlier: readonly EarlierSeat[];
  /** The id of its record, sent only once this game is over: earlier it would reveal what comes. */
  readonly recordId: string | undefined;
}

/** The clocks of a game at the moment when the snapshot arrived. */
export interface ClocksSnapshot {
  /** By seat, in milliseconds. */
  readonly left: readonly number[];
  /** Is the clock of the seat on turn running? Then subtract the time since the snapshot arrived. */
  readonly isRunning: boolean;
}

/** A seat, free or taken. */
export interface SeatSnapshot {
  readonly seat: Seat;
  readonly occupant: Occupant | undefined;
}

interface TableSnapshotBase extends AgreedTable {
  /** The code by which friends join. */
  readonly code: string;
  /** The code of the rematch's table, once somebody has asked for one. */
  readonly rematch: string | undefined;
  /** The same for the table that plays this game's deal again. */
  readonly sameDealTable: string | undefined;
  /** `undefined` if the deal is a new one. */
  readonly sameDeal: SameDealSnapshot | undefined;
  /** The day whose deal is played here; `undefined` for other deals. */
  readonly day: Day | undefined;
  readonly host: Seat;
  readonly spectators: number;
  /** How many people the host has removed; they can't come back. */
  readonly removed: number;
  readonly seats: readonly SeatSnapshot[];
  /** The seat of this client; `undefined` for a spectator. */
  readonly me: Seat | undefined;
}

/** A game as this client may see it. */
export interface GameSnapshot extends TableSnapshotBase {
  readonly phase: 'playing' | 'finished';
  /** The number of actions so far; commands refer to it. */
  readonly sequence: number;
  readonly game: GameView;
  readonly moves: readonly Move[];
  /** What the deal laid open before the first move; together with the moves it gives the public past. */
  readonly shown: PublicDeal;
  /** `undefined` without a clock. */
  readonly clocks: ClocksSnapshot | undefined;
  /** The hash of the seed, published at the start. */
  readonly commitment: string;
  /** The name of its record: the code of a public game, the long id of a private one. */
  readonly recordName: string;
  /** Was the game given up by agreement? Then its phase stays `playing`, but no action is accepted. */
  readonly isGivenUp: boolean;
}

/** A table before the start. */
export interface WaitingSnapshot extends TableSnapshotBase {
  readonly phase: 'waiting';
}

/** A table as this client knows it. */
export type TableSnapshot = WaitingSnapshot | GameSnapshot;

/** A table with these options at which nothing has happened yet, as seen by somebody without a seat. */
export const quietTable = (options: GameOptions) => ({
  ...agreedTable({ ...options, isPublic: true }),
  rematch: undefined,
  sameDealTable: undefined,
  sameDeal: undefined,
  day: undefined,
  host: 0 as const,
  spectators: 0,
  removed: 0,
  me: undefined,
});

/** What a connection knows in addition to the state. */
export interface Viewer {
  readonly code: string;
  readonly playerId: string;
}

/**
 * Decodes a synchronized state. Throws on a state that it doesn't understand (another version, an unknown
 * phase or tile): such a client must reload rather than show something wrong.
 */
export function decodeTable(wire: WireTable, viewer: Viewer): TableSnapshot {
  if (wire.version !== PROTOCOL_VERSION)
    throw new Error(`the server speaks version ${wire.version}, not ${PROTOCOL_VERSION}`);
  const wireSeats = [...wire.seats];
  const agreed = parseAgreedTable(wire.agreed);
  const table = {
    ...agreed,
    code: viewer.code,
    rematch: textIn(wire.rematch),
    sameDealTable: textIn(wire.sameDealTable),
    sameDeal: decodeSameDeal(wire),
    day: parseDay(wire.day),
    host: seatOf(wire.host),
    spectators: wire.spectators,
    removed: wire.removed,
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
        ...decodeGame(wire, agreed.options),
        clocks:
          agreed.clock === undefined
            ? undefined
            : { left: [...wire.clockLeft], isRunning: wire.clockRuns },
        commitment: wire.commitment,
        recordName: textIn(wire.recordId) ?? viewer.code,
        isGivenUp: wire.isGivenUp,
      });
    default:
      throw new Error(`unknown phase ${wire.phase}`);
  }
}

/** An empty string stands for none. */
const textIn = (text: string): string | undefined => (text === '' ? undefined : text);

function decodeSameDeal(wire: WireTable): SameDealSnapshot | undefined {
  if (!wire.isSameDeal) return undefined;
  const scores = [...wire.earlierScores];
  const earlier = [...wire.earlierNames].map((name, seat) => ({ name, score: scores[seat] ?? 0 }));
  return { earlier, recordId: textIn(wire.earlierRecord) };
}

function decodeOccupant(seat: WireSeat): Occupant | undefined {
  if (seat.playerId === '') return undefined;
  const { playerId, name, isProgram, isReady, hasStandIn, agreesToEnd } = seat;
  const presence = (['here', 'away', 'left'] as const).find((value) => value === seat.presence);
  return {
    playerId,
    name,
    bot: seat.bot === '' ? undefined : levelOf(seat.bot),
    isProgram,
    isReady,
    hasStandIn,
    agreesToEnd,
    presence: known(presence, seat.presence),
  };
}

const levelOf = (name: string): BotLevel =>
  known(
    BOT_LEVELS.find((level) => level === name),
    `bot ${name}`,
  );
