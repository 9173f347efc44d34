/** A game to be seen again: read from what the server told of it, and from a record alone. */
import { commitmentOf, parseSeed } from '../../common/deal/deal.ts';
import { parseShares } from '../../common/protocol/holding-text.ts';
import type { GamePast } from '../../common/protocol/http.ts';
import { dealOf, type GameRecord, parseRecord } from '../../common/record/record.ts';
import { type Replay, verifyRecord } from '../../common/record/replay.ts';
import type { Move } from '../../common/rules/actions.ts';
import { parseCentralTracks } from '../../common/rules/expansions/central-tracks.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { parseMove } from '../../common/rules/notation.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { type GameOptions, type PublicDeal, publicDealOf } from '../../common/rules/setup.ts';

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
  /** The seat on turn after the last move; `undefined` once finished. */
  readonly turn: Seat | undefined;
  /** A finished game with its secrets; `undefined` for one that goes on. */
  readonly finished: { readonly record: GameRecord; readonly replay: Replay } | undefined;
  readonly shuffle: ShuffleProof;
}

/** What the server told of a game, or a sentence for engineers that says what can't be understood. */
export const readPast = (past: GamePast): Result<ReplaySource, string> =>
  past.type === 'finished' ? readFinished(past) : readRunning(past);

function readFinished(past: Extract<GamePast, { type: 'finished' }>): Result<ReplaySource, string> {
  const record = parseRecord(past.record);
  if (!record.ok) return record;
  const { options, source, seats } = record.value;
  if (source.type !== 'seed') return err('the record has no seed');
  // Each tile that was laid is checked against the seed's deal: another deal breaks at a step.
  const replay = verifyRecord(record.value);
  if (!replay.ok) return err(`the record is wrong: ${replay.error.type}`);
  const { commitment } = past;
  return ok({
    code: past.code,
    options,
    names: seats.map(({ name }) => name),
    shown: publicDealOf(dealOf(record.value), options),
    moves: replay.value.steps.map(publicPartOf),
    turn: undefined,
    finished: { record: record.value, replay: replay.value },
    shuffle: {
      type: 'opened',
      commitment,
      seed: source.seed,
      isKept: isSeedOf(source.seed, commitment),
    },
  });
}

function readRunning(past: Extract<GamePast, { type: 'running' }>): Result<ReplaySource, string> {
  const { code, options, seats, commitment, turn } = past;
  const moves = past.moves.map(parseMove).filter((move) => move !== undefined);
  if (moves.length < past.moves.length) return err('a move is none');
  return ok({
    code,
    options,
    names: seats.map(({ name }) => name),
    shown: shownIn(past),
    moves,
    turn,
    finished: undefined,
    shuffle: { type: 'committed', commitment },
  });
}

function shownIn({ market, centralTracks }: Extract<GamePast, { type: 'running' }>): PublicDeal {
  const shares = parseShares(market ?? '');
  const tracks = parseCentralTracks(centralTracks ?? []);
  return { ...(shares && { market: shares }), ...(tracks && { centralTracks: tracks }) };
}

function isSeedOf(text: string, commitment: string): boolean {
  const seed = parseSeed(text);
  return seed !== undefined && commitmentOf(seed) === commitment;
}

const publicPartOf = ({ seat, action, shown }: Move): Move =>
  shown === undefined ? { seat, action } : { seat, action, shown };
