/** Turns a live table into what the store keeps of it, and back. */
import { z } from 'zod';
import { parseSeed } from '../../common/deal/deal.ts';
import { CLOCK_SETTINGS } from '../../common/protocol/clocks.ts';
import type { Day } from '../../common/protocol/day.ts';
import { daySchema } from '../../common/protocol/day-answers.ts';
import { playerIdOf } from '../../common/protocol/identity.ts';
import { BOT_LEVELS, tableOptions } from '../../common/protocol/options.ts';
import { RECORD_VERSION } from '../../common/record/record.ts';
import { RULES_VERSION } from '../../common/record/rules-version.ts';
import { SEATS, type Seat, seatsOf } from '../../common/rules/ids.ts';
import { parseMove } from '../../common/rules/notation.ts';
import { dueAtOf, type KeptClocks } from '../games/clocks.ts';
import type { EarlierGame, KeptGame, KeptSetup, KeptTable } from '../games/keeping.ts';
import type { KeptSeating, SeatedPlayer } from '../games/seating.ts';
import type { GameProgress, SeatHolder, StoredGame } from '../store/store.ts';

const keptClocks = z.object({
  left: z.array(z.number()).readonly(),
  runs: z.literal(SEATS).optional(),
  at: z.number(),
});

/** What is kept of a table beside options, seats and actions. */
const tableDetails = z.object({
  host: z.literal(SEATS),
  ready: z.array(z.literal(SEATS)).default([]),
  left: z.array(z.literal(SEATS)).default([]),
  bots: z.array(z.object({ seat: z.literal(SEATS), level: z.enum(BOT_LEVELS) })).default([]),
  programs: z.array(z.literal(SEATS)).default([]),
  lock: z.string().exactOptional(),
  startsItself: z.boolean().default(false),
  botsFillIn: z.boolean().default(false),
  day: daySchema.exactOptional(),
  clocks: keptClocks.exactOptional(),
});
type TableDetails = z.output<typeof tableDetails>;

/** What is kept of the set-up beside options and seats. */
export function detailsOf({ occupants, host, terms, day, clocks }: KeptSetup): TableDetails {
  const seatsWhere = (isSo: (player: SeatedPlayer) => boolean) =>
    SEATS.filter((seat) => {
      const occupant = occupants[seat];
      return occupant !== undefined && isSo(occupant);
    });
  return {
    host,
    ready: seatsWhere(({ isReady }) => isReady),
    left: seatsWhere(({ presence }) => presence === 'left'),
    bots: SEATS.flatMap((seat) => {
      const level = occupants[seat]?.bot;
      return level === undefined ? [] : [{ seat, level }];
    }),
    programs: seatsWhere(({ isProgram }) => isProgram === true),
    ...(terms.lock !== undefined && { lock: terms.lock }),
    startsItself: terms.startsItself ?? false,
    botsFillIn: terms.botsFillIn ?? false,
    ...(day !== undefined && { day }),
    ...(clocks !== undefined && { clocks }),
  };
}

/** When a game whose people have all left is due: the stand-in plays it to its end without them. */
const AT_ONCE = 0;

/** The set-up of a game in progress. */
export const progressOf = (setup: KeptSetup): GameProgress => ({
  details: detailsOf(setup),
  dueAt: haveAllLeft(setup) ? AT_ONCE : timeUpOf(setup),
});

function haveAllLeft({ occupants }: KeptSeating): boolean {
  const people = occupants.filter((occupant) => occupant?.bot === undefined);
  return people.every((occupant) => occupant?.presence === 'left');
}

function timeUpOf({ terms, clocks }: KeptSetup): number | undefined {
  const { clock } = terms.options;
  if (clock === undefined || clocks === undefined) return undefined;
  return dueAtOf(CLOCK_SETTINGS[clock], clocks);
}

/** The taken seats. A bot has no player's id: no one will look for the game under it. */
export const holdersOf = ({ occupants }: KeptSeating): readonly SeatHolder[] =>
  SEATS.flatMap((seat) => {
    const occupant = occupants[seat];
    if (occupant === undefined) return [];
    const { playerId, name, bot } = occupant;
    return [{ seat, playerId: bot === undefined ? playerId : undefined, name }];
  });

/** The versions of the rules by which games can be replayed here, and of the records they are kept as. */
const KNOWN = { rules: new Set([RULES_VERSION]), records: new Set([RECORD_VERSION]) };

/** Can this version read the table's game? It can read every table that has no game yet. */
export function isOfKnownVersion({ seed, rulesVersion, recordVersion }: StoredGame): boolean {
  if (seed === undefined) return true;
  if (rulesVersion === undefined || recordVersion === undefined) return false;
  return KNOWN.rules.has(rulesVersion) && KNOWN.records.has(recordVersion);
}

/**
 * A table as it was kept; `earlier` is the game whose deal it plays, where that is known. Throws where
 * it can't be understood.
 */
export function keptTable(stored: StoredGame, earlier?: EarlierGame): KeptTable {
  const options = tableOptions.parse(stored.options);
  const details = tableDetails.parse(stored.details);
  const { host, lock, startsItself, botsFillIn, day, clocks } = details;
  const occupants = seatsOf(options.players).map((seat) => occupantOf(stored, details, seat));
  return {
    terms: { options, lock, startsItself, botsFillIn },
    occupants,
    host,
    removed: stored.removed,
    sameDeal: stored.sameDealOf === undefined ? undefined : { of: stored.sameDealOf, earlier },
    day,
    clocks: clocksOf(clocks),
    game: gameOf(stored),
  };
}

/** Was a table given up before its game began? */
export const hasNoGame = ({ status, seed }: Pick<StoredGame, 'status' | 'seed'>): boolean =>
  status === 'abandoned' && seed === undefined;

const withDay = z.object({ day: daySchema.exactOptional() });

/** The day whose deal a kept table plays; `undefined` for other deals, and where it can't be understood. */
export const dayOfTable = ({ details }: Pick<StoredGame, 'details'>): Day | undefined =>
  withDay.safeParse(details).data?.day;

/** JSON has no `undefined`. */
const clocksOf = (clocks: z.output<typeof keptClocks> | undefined): KeptClocks | undefined =>
  clocks && { left: clocks.left, runs: clocks.runs, at: clocks.at };

function occupantOf(
  { id, seats }: StoredGame,
  { ready, left, bots, programs }: TableDetails,
  seat: Seat,
): SeatedPlayer | undefined {
  const holder = seats.find((taken) => taken.seat === seat);
  if (holder === undefined) return undefined;
  const bot = bots.find((taken) => taken.seat === seat)?.level;
  if (bot !== undefined) {
    const playerId = playerIdOf(`bot ${id} ${seat}`);
    return { playerId, name: holder.name, bot, presence: 'here', isReady: true };
  }
  return {
    // A player whose data were deleted keeps the seat under an id that no token leads to.
    playerId: holder.playerId ?? playerIdOf(`deleted ${id} ${seat}`),
    name: holder.name,
    isProgram: programs.includes(seat),
    presence: left.includes(seat) || holder.playerId === undefined ? 'left' : 'away',
    isReady: ready.includes(seat),
  };
}

function gameOf(stored: StoredGame): KeptGame | undefined {
  const { id, status, seed, actions } = stored;
  if (seed === undefined) return undefined;
  if (!isOfKnownVersion(stored)) throw new Error(`game ${id} is of another version`);
  const parsed = parseSeed(seed);
  if (parsed === undefined) throw new Error(`game ${id} has no sound seed`);
  const moves = actions.map(({ sequence, seat, action }) => {
    const move = parseMove(`${seat} ${action}`);
    if (move === undefined) throw new Error(`game ${id}: action ${sequence} is none: ${action}`);
    return move;
  });
  return { seed: parsed, moves, isGivenUp: status === 'abandoned' };
}
