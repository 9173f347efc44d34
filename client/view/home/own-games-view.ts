/** One's own games, as the home screen lists them. */
import type { GameSummaryAnswer, GamesAnswer } from '../../../common/protocol/api.ts';

/** A game of one's own. */
export interface OwnGameView {
  readonly code: string;
  /** The names of the others, in the order of their seats. */
  readonly others: readonly string[];
  readonly stage: OwnGameStage;
  /** When it began or ended, in milliseconds since 1970. */
  readonly at: number;
  /** Was its deal that of an earlier game? */
  readonly isSameDeal: boolean;
}

/** Where a game stands for the player whose it is. */
export type OwnGameStage =
  | { readonly type: 'waiting' }
  | { readonly type: 'playing'; readonly isMyTurn: boolean }
  | {
      readonly type: 'finished';
      readonly isWon: boolean;
      /** Equal scores share a rank; 1 is the best. */
      readonly rank: number;
      readonly players: number;
      readonly points: number;
    }
  /** Ended by agreement, without a result; a table that was given up before its game has no past. */
  | { readonly type: 'abandoned'; readonly hasPast: boolean };

/** The games in which it is one's turn first; otherwise in the order in which they were told. */
export function ownGamesView(games: readonly GameSummaryAnswer[]): readonly OwnGameView[] {
  const views = games.map(ownGameView);
  return [...views.filter(isMyTurn), ...views.filter((view) => !isMyTurn(view))];
}

/** Is it one's turn in this game? */
export const isMyTurn = ({ stage }: OwnGameView): boolean =>
  stage.type === 'playing' && stage.isMyTurn;

const ownGameView = (game: GameSummaryAnswer): OwnGameView => ({
  code: game.code,
  others: game.seats.filter(({ isMe }) => !isMe).map(({ name }) => name),
  stage: stageOf(game),
  at: game.finishedAt ?? game.createdAt,
  isSameDeal: game.isSameDeal,
});

function stageOf({ status, seats, turn, result, hasBegun }: GameSummaryAnswer): OwnGameStage {
  const me = seats.find(({ isMe }) => isMe)?.seat;
  switch (status) {
    case 'waiting':
      return { type: status };
    case 'abandoned':
      return { type: status, hasPast: hasBegun };
    case 'playing':
      return { type: 'playing', isMyTurn: turn !== undefined && turn === me };
    case 'finished':
      return me === undefined || result === undefined
        ? { type: 'abandoned', hasPast: true }
        : resultFor(me, result);
  }
}

function resultFor(me: number, { scores, winners }: NonNullable<GameSummaryAnswer['result']>) {
  const points = scores[me] ?? 0;
  return {
    type: 'finished' as const,
    isWon: winners.includes(me),
    rank: 1 + scores.filter((score) => score > points).length,
    players: scores.length,
    points,
  };
}

/** What was fetched so far of a list. */
export interface OwnGamesList {
  readonly games: readonly GameSummaryAnswer[];
  /** Where the next part begins; `undefined` after the last. */
  readonly next: string | undefined;
}

/** What was fetched beyond the first part stays: nobody should lose their place in a long list. */
export function withNewest({ games, next }: OwnGamesList, newest: GamesAnswer): OwnGamesList {
  if (games.length <= newest.games.length) return { games: newest.games, next: newest.next };
  const codes = new Set(newest.games.map(({ code }) => code));
  return { games: [...newest.games, ...games.filter(({ code }) => !codes.has(code))], next };
}
