/** Tables as clients know them, made from games. */
import {
  type GameSnapshot,
  type Occupant,
  quietTable,
  steadyOccupant,
  type WaitingSnapshot,
} from '../protocol/snapshot.ts';
import type { Replay } from '../record/replay.ts';
import type { Move } from '../rules/actions.ts';
import { CENTRAL_SQUARES } from '../rules/board.ts';
import type { PublicDeal } from '../rules/deal.ts';
import { parseCentralTracks } from '../rules/expansions/central-tracks/central-tracks.ts';
import { type GameState, viewOf } from '../rules/game.ts';
import { type Seat, seatsOf } from '../rules/ids.ts';
import type { GameOptions } from '../rules/options.ts';
import { action } from './builders.ts';

/**
 * A game as a seat sees it, or as a spectator does. The moves are those that led to the state; with
 * companies or central tracks it must be said what lay open before them.
 */
export function snapshotOf(
  state: GameState,
  moves: readonly Move[],
  me: Seat | undefined,
  shown: PublicDeal = {},
): GameSnapshot {
  return {
    ...tableFacts(state.options, me),
    phase: state.phase.type,
    sequence: moves.length,
    game: viewOf(state, me),
    moves,
    shown,
    ...NO_CLOCKS,
    seats: seatsOf(state.options.players).map((seat) => ({ seat, occupant: occupantOf(seat) })),
  };
}

/** Values for what real tables have and these don't. */
const NO_CLOCKS = {
  clocks: undefined,
  commitment: '',
  recordName: 'KTMRBX',
  isGivenUp: false,
} as const;

/** A game of a replay after so many actions, as a seat sees it. */
export function snapshotAt(replay: Replay, actions: number, me: Seat | undefined): GameSnapshot {
  const state = replay.steps[actions - 1]?.state ?? replay.start;
  const moves = replay.steps.slice(0, actions).map(moveOf);
  return snapshotOf(state, moves, me, shownBefore(replay.start));
}

const moveOf = ({ seat, action: done, shown }: Move): Move =>
  shown === undefined ? { seat, action: done } : { seat, action: done, shown };

/** What lies open in a game before its first action. */
function shownBefore({ board, expansions }: GameState): PublicDeal {
  const centralTracks = parseCentralTracks(CENTRAL_SQUARES.map((place) => board[place] ?? ''));
  const market = expansions.companies?.market;
  return { ...(centralTracks && { centralTracks }), ...(market && { market }) };
}

/** Moves from texts, of seats in turn from seat 0: draws keep the turn. */
export function movesOf(players: number, ...texts: readonly string[]): readonly Move[] {
  let turn = 0;
  return texts.map((text) => {
    const move = { seat: seatsOf(6)[turn] ?? 0, action: action(text) };
    if (move.action.type === 'place') turn = (turn + 1) % players;
    return move;
  });
}

/** A table before the start: who is ready by seat, `undefined` for a free one. */
export function waitingTable(
  options: GameOptions,
  readiness: readonly (boolean | undefined)[],
  me: Seat | undefined,
): WaitingSnapshot {
  return {
    ...tableFacts(options, me),
    phase: 'waiting',
    seats: seatsOf(options.players).map((seat) => {
      const isReady = readiness[seat];
      return { seat, occupant: isReady === undefined ? undefined : occupantOf(seat, { isReady }) };
    }),
  };
}

/** Somebody who sits in a seat. */
export const occupantOf = (seat: Seat, facts: Partial<Occupant> = {}): Occupant => ({
  ...steadyOccupant({ playerId: `player-${seat}`, name: `Player ${seat + 1}`, bot: undefined }),
  ...facts,
});

const tableFacts = (options: GameOptions, me: Seat | undefined) => ({
  ...quietTable(options),
  code: 'KTMRBX',
  me,
});
