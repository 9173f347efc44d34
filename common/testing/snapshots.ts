/** Tables as clients know them, made from games. */
import type { GameSnapshot, Occupant, WaitingSnapshot } from '../protocol/snapshot.ts';
import type { Replay } from '../record/replay.ts';
import type { Move } from '../rules/actions.ts';
import { type GameState, viewOf } from '../rules/game.ts';
import { type Seat, seatsOf } from '../rules/ids.ts';
import type { GameOptions } from '../rules/setup.ts';
import { action } from './builders.ts';

/** A game as a seat sees it, or as a spectator does. The moves are those that led to the state. */
export function snapshotOf(
  state: GameState,
  moves: readonly Move[],
  me: Seat | undefined,
): GameSnapshot {
  return {
    ...tableFacts(state.options, me),
    phase: state.phase.type,
    sequence: moves.length,
    game: viewOf(state, me),
    moves,
    seats: seatsOf(state.options.players).map((seat) => ({ seat, occupant: occupantOf(seat) })),
  };
}

/** A game of a replay after so many actions, as a seat sees it. */
export function snapshotAt(replay: Replay, actions: number, me: Seat | undefined): GameSnapshot {
  const state = replay.steps[actions - 1]?.state ?? replay.start;
  const moves = replay.steps
    .slice(0, actions)
    .map(({ seat, action: done }) => ({ seat, action: done }));
  return snapshotOf(state, moves, me);
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

/** Somebody who sits on a seat. */
export const occupantOf = (seat: Seat, facts: Partial<Occupant> = {}): Occupant => ({
  playerId: `player-${seat}`,
  name: `Player ${seat + 1}`,
  presence: 'here',
  isReady: true,
  hasStandIn: false,
  ...facts,
});

const tableFacts = (options: GameOptions, me: Seat | undefined) => ({
  code: 'K7MQ2X',
  isPublic: true,
  options,
  host: 0 as const,
  spectators: 0,
  me,
});
