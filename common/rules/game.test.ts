import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalState, type Replay } from '../record/replay.ts';
import { anyRandomGames, randomGames } from '../testing/arbitraries.ts';
import { deepFreeze } from '../testing/deep-freeze.ts';
import type { LineStart } from './board.ts';
import { type Action, applyAction, check, type GameState, legalActions, viewOf } from './game.ts';
import { historyOf } from './history.ts';
import { SQUARES, seatsOf } from './ids.ts';
import { formatAction } from './notation.ts';
import { previewPlacement } from './preview.ts';
import { stationLines } from './scoring.ts';
import { ROTATIONS, rotateTile, TILE_CODES } from './tiles.ts';

const RUNS = { numRuns: 15 };

/** A random moment of a random game. */
const moments: fc.Arbitrary<GameState> = fc
  .tuple(randomGames, fc.nat({ max: 59 }))
  .map(([{ replay }, at]) => replay.steps[at]?.state ?? replay.start);

/** Every action that can be written down: 24 kinds, 64 squares, 4 turns, and drawing. */
const EVERY_ACTION: readonly Action[] = [
  { type: 'draw' },
  ...TILE_CODES.flatMap((tile) =>
    SQUARES.flatMap((square) =>
      ROTATIONS.map((rotation): Action => ({ type: 'place', tile, square, rotation })),
    ),
  ),
];

/** Turns of a tile that look alike are one action to `legalActions` and several to `check`. */
const effectOf = (action: Action): string =>
  action.type !== 'place'
    ? formatAction(action)
    : `${action.tile}>${formatAction({ ...action, tile: rotateTile(action.tile, action.rotation), rotation: 0 })}`;

/** The placements of a game, each with the state before it. */
const placementsOf = ({ start, steps }: Replay) =>
  steps.flatMap(({ action, ...step }, index) =>
    action.type === 'place' ? [{ ...step, action, before: steps[index - 1]?.state ?? start }] : [],
  );

const isSameStart = (one: LineStart, other: LineStart): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** All that a view has. */
const PARTS = [
  'board',
  'expansions',
  'hands',
  'holdings',
  'lines',
  'options',
  'phase',
  'scores',
  'stackCount',
];

const sorted = (actions: readonly Action[]) => [...new Set(actions.map(effectOf))].sort();

describe('what may be done', () => {
  test('is what check accepts, no more and no less', () => {
    fc.assert(
      fc.property(moments, (state) => {
        if (state.phase.type !== 'playing') return;
        const { turn } = state.phase;
        const accepted = EVERY_ACTION.filter((action) => !check(state, turn, action));
        expect(sorted(legalActions(state))).toEqual(sorted(accepted));
        expect(legalActions(state)).toHaveLength(sorted(accepted).length);
      }),
      RUNS,
    );
  });

  test('is the same for the seat on turn from its own view', () => {
    fc.assert(
      fc.property(moments, (state) => {
        if (state.phase.type !== 'playing') return;
        expect(legalActions(viewOf(state, state.phase.turn))).toEqual(legalActions(state));
      }),
      RUNS,
    );
  });

  test('is nothing for who cannot see the hand, and at the end', () => {
    fc.assert(
      fc.property(randomGames, ({ replay }) => {
        expect(legalActions(viewOf(replay.start, undefined))).toEqual([]);
        expect(legalActions(finalState(replay))).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('an action', () => {
  test('never changes the state that it is applied to', () => {
    fc.assert(
      fc.property(randomGames, ({ replay }) => {
        let state = deepFreeze(replay.start);
        for (const { seat, action } of replay.steps) {
          const applied = applyAction(state, seat, action);
          if (!applied.ok) throw new Error(applied.error);
          state = deepFreeze(applied.value.state);
        }
        expect(state).toEqual(finalState(replay));
      }),
      RUNS,
    );
  });

  test('that breaks a rule changes nothing and is answered with the rule', () => {
    const attempts = fc.array(fc.constantFrom(...EVERY_ACTION), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(moments, attempts, (moment, actions) => {
        const state = deepFreeze(moment);
        for (const seat of seatsOf(state.options.players))
          for (const action of actions) {
            const applied = applyAction(state, seat, action);
            expect(applied.ok ? undefined : applied.error).toBe(check(state, seat, action));
          }
      }),
      RUNS,
    );
  });

  test('does what its preview said, and changes no other line', () => {
    fc.assert(
      fc.property(anyRandomGames, ({ replay }) => {
        for (const { before, action, events, state } of placementsOf(replay)) {
          const changes = previewPlacement(before, action.tile, action);
          const linesAfter = stationLines(before.lines).map(
            (line) => changes.find(({ start }) => isSameStart(start, line.start))?.line ?? line,
          );
          expect(stationLines(state.lines)).toEqual(linesAfter);
          const promised = changes
            .filter(({ completed }) => completed)
            .map(({ line, owner, points }) => ({ type: 'line-completed', line, owner, points }));
          expect(events.filter(({ type }) => type === 'line-completed')).toEqual(promised);
        }
      }),
      RUNS,
    );
  });
});

test('history tells a game from its public moves, all but that it is over', () => {
  fc.assert(
    fc.property(randomGames, ({ replay }) => {
      const told = historyOf(replay.start.options, replay.steps);
      expect(told).toHaveLength(replay.steps.length);
      expect(told.at(-1)?.table.lines).toEqual(finalState(replay).lines);
      for (const [index, { table, ...move }] of told.entries()) {
        const step = replay.steps[index];
        if (step === undefined) throw new Error(`no step ${index}`);
        const { state, ...played } = step;
        const events = played.events.filter(({ type }) => type !== 'game-finished');
        expect(move).toEqual({ ...played, events });
        expect([table.board, table.scores]).toEqual([state.board, state.scores]);
      }
    }),
    RUNS,
  );
});

describe('a view', () => {
  test("shows one's own hand, and of the others only how many tiles they hold", () => {
    fc.assert(
      fc.property(moments, (state) => {
        for (const viewer of [...seatsOf(state.options.players), undefined]) {
          const view = viewOf(state, viewer);
          for (const [seat, hand] of view.hands.entries()) {
            const { tiles, drawn } = state.hands[seat] ?? { tiles: [], drawn: undefined };
            expect(hand).toEqual(
              seat === viewer
                ? { type: 'open', tiles, drawn }
                : { type: 'hidden', count: tiles.length, hasDrawn: drawn !== undefined },
            );
          }
        }
      }),
      RUNS,
    );
  });

  test('has no other parts than these', () => {
    fc.assert(
      fc.property(moments, (state) => {
        expect(Object.keys(viewOf(state, 0)).sort()).toEqual(PARTS);
      }),
      RUNS,
    );
  });
});
