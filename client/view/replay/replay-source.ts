/** A game to be seen again: read from what the server told of it, and from a record alone. */
import { commitmentOf } from '../../../common/deal/commitment.ts';
import type { Seed } from '../../../common/deal/deal.ts';
import type { GamePast } from '../../../common/protocol/api.ts';
import type { BotLevel } from '../../../common/protocol/options.ts';
import { parsePublicDeal } from '../../../common/protocol/public-deal.ts';
import type { EarlierSeat } from '../../../common/protocol/snapshot.ts';
import { dealOf, type GameRecord, parseRecord } from '../../../common/record/record.ts';
import { type Replay, verifyRecord } from '../../../common/record/replay.ts';
import type { Move } from '../../../common/rules/actions.ts';
import type { PublicDeal } from '../../../common/rules/deal.ts';
import { publicPartOf } from '../../../common/rules/history.ts';
import type { Seat } from '../../../common/rules/ids.ts';
import { parseMove } from '../../../common/rules/notation.ts';
import type { GameOptions } from '../../../common/rules/options.ts';
import { err, ok, type Result } from '../../../common/rules/result.ts';
import { publicDealOf } from '../../../common/rules/setup.ts';

/** What is known of the shuffle of a game. */
export type ShuffleProof =
  /** Only the commitment is known: the seed stays secret until the end. */
  | { readonly type: 'committed'; readonly commitment: string }
  /** The seed is known, and dealt the tiles that were played. */
  | {
      readonly type: 'opened';
      readonly commitment: string;
      readonly seed: string;
      /** Is the commitment that of the seed? */
      readonly isKept: boolean;
    };

/** A game to be seen again. */
export interface ReplaySource {
  readonly code: string;
  readonly options: GameOptions;
  /** By seat. */
  readonly names: readonly string[];
  readonly shown: PublicDeal;
  readonly moves: readonly Move[];
  /** How well bots play, by seat; `undefined` for a person. */
  readonly bots: readonly (BotLevel | undefined)[];
  /** The seat on turn after the last move; `undefined` once the game is over. */
  readonly turn: Seat | undefined;
  /** A game that is over, with its secrets; `undefined` for one that goes on. */
  readonly over: OverGame | undefined;
  readonly shuffle: ShuffleProof;
  /** Was its deal that of an earlier game? */
  readonly isSameDeal: boolean;
  /** The id of that game's record, once this one is over, and how it went where that is known. */
  readonly sameDealOf: string | undefined;
  readonly earlier: readonly EarlierSeat[];
}

/** What is known of a game once it is over. */
export interface OverGame {
  readonly record: GameRecord;
  readonly replay: Replay;
  /** By this id its deal can be played again; `undefined` for a game that was given up. */
  readonly dealId: string | undefined;
}

/** The name under which the record of a game is kept. */
export const fileNameOf = ({ code }: ReplaySource): string => `metro-${code}.json`;

type Finished = Extract<GamePast, { status: 'finished' }>;
type Playing = Extract<GamePast, { status: 'playing' }>;

/** What the server told of a game, or a sentence for engineers that says what can't be understood. */
export const readPast = (code: string, past: GamePast): Result<ReplaySource, string> =>
  past.status === 'finished' ? readFinished(code, past) : readPlaying(code, past);

function readFinished(code: string, past: Finished): Result<ReplaySource, string> {
  const record = parseRecord(JSON.stringify(past.record));
  if (!record.ok) return record;
  const { options, source, seats } = record.value;
  if (source.type !== 'seed') return err('the record has no seed');
  // Each tile that was laid is checked against the seed's deal: another deal breaks at a step.
  const replay = verifyRecord(record.value);
  if (!replay.ok) return err(`the record is wrong: ${replay.error.type}`);
  return ok({
    code,
    options,
    names: seats.map(({ name }) => name),
    shown: publicDealOf(dealOf(record.value), options),
    moves: replay.value.steps.map(publicPartOf),
    bots: botsOf(past, seats.length),
    turn: undefined,
    over: { record: record.value, replay: replay.value, dealId: past.dealId },
    shuffle: openedBy(source.seed, past.commitment),
    isSameDeal: record.value.isSameDeal ?? false,
    sameDealOf: past.sameDealOf,
    earlier: past.earlier ?? [],
  });
}

function readPlaying(code: string, past: Playing): Result<ReplaySource, string> {
  const { options, seats, commitment, turn } = past;
  const moves = past.moves.map(parseMove).filter((move) => move !== undefined);
  if (moves.length < past.moves.length) return err('a move is none');
  const shown = parsePublicDeal(past.shown);
  if (shown === undefined) return err('what lay open is none');
  return ok({
    code,
    options,
    names: seats.map(({ name }) => name),
    shown,
    moves,
    bots: botsOf(past, seats.length),
    turn,
    over: undefined,
    shuffle: { type: 'committed', commitment },
    isSameDeal: past.isSameDeal,
    sameDealOf: undefined,
    earlier: [],
  });
}

const botsOf = ({ bots }: GamePast, players: number): ReplaySource['bots'] =>
  Array.from({ length: players }, (_, seat) => bots.find((bot) => bot.seat === seat)?.level);

const openedBy = (seed: Seed, commitment: string): ShuffleProof => ({
  type: 'opened',
  commitment,
  seed,
  isKept: commitmentOf(seed) === commitment,
});
