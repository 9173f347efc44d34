/** A practice game: one player, on the first seat, against bots on all others. */
import { freeBotName } from '../../common/bots/bot-names.ts';
import { commitmentOf } from '../../common/deal/commitment.ts';
import { parseSeed, type Seed } from '../../common/deal/deal.ts';
import {
  type EarlierSeat,
  type GameSnapshot,
  quietTable,
  type SeatSnapshot,
  steadyOccupant,
} from '../../common/protocol/snapshot.ts';
import type { GameRecord } from '../../common/record/record.ts';
import { resultOf } from '../../common/record/replay.ts';
import { viewOf } from '../../common/rules/game.ts';
import { type Seat, seatsOf } from '../../common/rules/ids.ts';
import { formatMove } from '../../common/rules/notation.ts';
import { randomHex } from '../net/random-hex.ts';
import { type PracticeId, practiceIdFrom } from '../view/practice/practice-id.ts';
import type { PracticeSetup } from '../view/practice/practice-setup.ts';
import { dealtGame, type PlayedGame } from './played-game.ts';

/** The player's own seat. Who begins is for the deal to say. */
export const OWN_SEAT: Seat = 0;

/** An earlier game whose deal is played again. */
export interface EarlierPractice {
  readonly id: PracticeId;
  /** How it went, by seat. */
  readonly seats: readonly EarlierSeat[];
}

/** A game so far, and all that is kept of it. */
export interface PracticeGame {
  readonly id: PracticeId;
  readonly setup: PracticeSetup;
  /** By seat. */
  readonly names: readonly string[];
  readonly seed: Seed;
  readonly played: PlayedGame;
  /** When the last action was, in milliseconds since 1970. */
  readonly playedAt: number;
  /** `undefined` for a deal of its own. */
  readonly earlier: EarlierPractice | undefined;
}

/** What a new game begins with beside its setup. */
export interface Beginning {
  /** The player's name. */
  readonly name: string;
  readonly now: number;
}

/** A new game of a new deal. */
export const newPractice = (setup: PracticeSetup, { name, now }: Beginning): PracticeGame => {
  const seed = newSeed();
  const names = [name];
  for (const _ of seatsOf(setup.options.players).slice(1)) names.push(freeBotName(names));
  const played = dealtGame(seed, setup.options);
  return { id: newId(), setup, names, seed, played, playedAt: now, earlier: undefined };
};

/** A game of the same setup and deal as one that is finished. */
export const samePractice = (game: PracticeGame, now: number): PracticeGame => {
  const { scores } = game.played.state;
  const seats = game.names.map((name, seat) => ({ name, score: scores[seat] ?? 0 }));
  const played = dealtGame(game.seed, game.setup.options);
  return { ...game, id: newId(), played, playedAt: now, earlier: { id: game.id, seats } };
};

/** The record of a game so far. */
export function recordOf({ setup, names, seed, played, earlier }: PracticeGame): GameRecord {
  return {
    options: setup.options,
    source: { type: 'seed', seed },
    seats: names.map((name) => ({ name })),
    actions: played.moves.map(formatMove),
    result: resultOf(played.state),
    ...(earlier !== undefined && { isSameDeal: true as const }),
  };
}

/** The table of a game as its player knows it. */
export function practiceSnapshot(game: PracticeGame): GameSnapshot {
  const { id, setup, seed, played, earlier } = game;
  const phase = played.state.phase.type;
  return {
    ...quietTable(setup.options),
    isPublic: false,
    botPace: setup.pace,
    code: id,
    me: OWN_SEAT,
    sameDeal: earlier && {
      earlier: earlier.seats,
      recordId: phase === 'finished' ? earlier.id : undefined,
    },
    phase,
    sequence: played.moves.length,
    game: viewOf(played.state, OWN_SEAT),
    moves: played.moves,
    shown: played.shown,
    clocks: undefined,
    commitment: commitmentOf(seed),
    recordName: id,
    isGivenUp: false,
    seats: seatsOf(setup.options.players).map((seat) => seatOf(game, seat)),
  };
}

const seatOf = ({ setup, names }: PracticeGame, seat: Seat): SeatSnapshot => ({
  seat,
  occupant: steadyOccupant({
    playerId: `seat-${seat}`,
    name: names[seat] ?? '',
    bot: seat === OWN_SEAT ? undefined : setup.level,
  }),
});

function newSeed(): Seed {
  const seed = parseSeed(randomHex(32));
  if (seed === undefined) throw new Error('random digits are no seed');
  return seed;
}

const newId = (): PracticeId => practiceIdFrom(randomHex(6));
