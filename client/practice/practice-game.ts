/** A practice game: one player, on the first seat, against bots on all others. */
import { freeBotName } from '../../common/bots/bot-names.ts';
import { commitmentOf } from '../../common/deal/commitment.ts';
import { dealFrom, parseSeed, type Seed } from '../../common/deal/deal.ts';
import type { EarlierSeat, GameSnapshot } from '../../common/protocol/snapshot.ts';
import type { GameRecord } from '../../common/record/record.ts';
import { resultOf } from '../../common/record/replay.ts';
import { type Seat, seatsOf } from '../../common/rules/ids.ts';
import { formatMove } from '../../common/rules/notation.ts';
import { randomHex } from '../net/random-hex.ts';
import { type LocalGame, localSnapshot, startLocalGame } from '../view/local-game/local-game.ts';
import { type PracticeId, practiceIdFrom } from '../view/practice/practice-id.ts';
import type { PracticeSetup } from '../view/practice/practice-setup.ts';
import type { WhatIfCode } from '../view/practice/what-if.ts';

/** The player's own seat in a new game. Who begins is for the deal to say. */
export const OWN_SEAT: Seat = 0;

/** An earlier game whose deal is played again. */
export interface EarlierPractice {
  /** What the address of its replay calls it. */
  readonly id: string;
  /** How it went, by seat. */
  readonly seats: readonly EarlierSeat[];
}

/** A game that the page hosts, so far, and all that is kept of it. */
export interface PageGame {
  readonly id: PracticeId | WhatIfCode;
  readonly setup: PracticeSetup;
  readonly ownSeat: Seat;
  /** By seat. */
  readonly names: readonly string[];
  readonly seed: Seed;
  readonly played: LocalGame;
  /** The moment of another game that it goes on from; `undefined` where it began with its deal. */
  readonly from?: LocalGame;
  /** When the last action was, in milliseconds since 1970. */
  readonly playedAt: number;
  /** `undefined` for a deal of its own. */
  readonly earlier: EarlierPractice | undefined;
}

/** A game that began with its deal. */
export interface PracticeGame extends PageGame {
  readonly id: PracticeId;
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
  const played = dealtGame(seed, setup);
  const own = { id: newId(), setup, ownSeat: OWN_SEAT, names };
  return { ...own, seed, played, playedAt: now, earlier: undefined };
};

/** The game after one that is finished: of a new deal, or from the same moment again. */
export const nextPractice = (game: PageGame, now: number): PageGame =>
  game.from === undefined
    ? newPractice(game.setup, { name: game.names[game.ownSeat] ?? '', now })
    : { ...game, played: game.from, playedAt: now };

/** A game of the same setup and deal as one that is finished. */
export const samePractice = (game: PageGame, now: number): PracticeGame => {
  const { scores } = game.played.state;
  const seats = game.names.map((name, seat) => ({ name, score: scores[seat] ?? 0 }));
  const played = dealtGame(game.seed, game.setup);
  return { ...game, id: newId(), played, playedAt: now, earlier: { id: game.id, seats } };
};

const dealtGame = (seed: Seed, { options }: PracticeSetup): LocalGame =>
  startLocalGame(options, dealFrom(seed, options));

/** The record of a game so far. */
export function recordOf({ setup, names, seed, played, earlier }: PageGame): GameRecord {
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
export const practiceSnapshot = (game: PageGame): GameSnapshot => {
  const { id, setup, ownSeat, names, seed, played, earlier } = game;
  return {
    ...localSnapshot(played, { code: id, me: ownSeat, names, bots: setup.level }),
    isPublic: false,
    allowsHints: true,
    botPace: setup.pace,
    sameDeal: earlier && {
      earlier: earlier.seats,
      recordId: played.state.phase.type === 'finished' ? earlier.id : undefined,
    },
    commitment: commitmentOf(seed),
  };
};

function newSeed(): Seed {
  const seed = parseSeed(randomHex(32));
  if (seed === undefined) throw new Error('random digits are no seed');
  return seed;
}

const newId = (): PracticeId => practiceIdFrom(randomHex(6));
