import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealFrom } from '../../deal/deal.ts';
import { finalState, type Replay } from '../../record/replay.ts';
import { anyGameOptions, anyRandomGames, seedOf, seeds } from '../../testing/arbitraries.ts';
import { deepFreeze } from '../../testing/deep-freeze.ts';
import { playRandomGame } from '../../testing/random-game.ts';
import { linePointsSlowly, scoreSlowly } from '../../testing/slow-scorer.ts';
import { slowTableOf } from '../../testing/slow-table.ts';
import { breakdownOf, endFactsOf, totalOf } from '../ending.ts';
import {
  type Action,
  applyAction,
  check,
  type GameState,
  legalActions,
  startGame,
  viewOf,
} from '../game.ts';
import { historyOf } from '../history.ts';
import { PLAYER_COUNTS, SEATS, seatsOf } from '../ids.ts';
import { tableOf } from '../laying.ts';
import { isComplete } from '../lines.ts';
import { parseAction } from '../notation.ts';
import { HAND_SIZES } from '../options.ts';
import { stationLines } from '../scoring.ts';
import { publicDealOf } from '../setup.ts';
import { hiddenShareCount } from './companies/company-table.ts';
import { COMPANIES, PERCENTS } from './companies/shares.ts';
import { EXPANSION_SETS, hasExpansion } from './sets.ts';

const RUNS = { numRuns: 40 };

const statesOf = ({ start, steps }: Replay): readonly GameState[] => [
  start,
  ...steps.map(({ state }) => state),
];

/** Every extra action that can be written down. */
const EXTRA_ACTIONS: readonly Action[] = [
  'pass',
  ...PERCENTS.flatMap((percent) => [`exchange ${percent} open`, `exchange ${percent} hidden`]),
  ...['D3', 'E3', 'F4', 'F5', 'E6', 'D6', 'C5', 'C4'].flatMap((space) =>
    ['', ' 40', ' 30', ' 20', ' 10'].map((share) => `wagon@${space}${share}`),
  ),
]
  .map(parseAction)
  .filter((action) => action !== undefined);

const isExtra = ({ type }: Action) => type !== 'place' && type !== 'draw';

const isMultiset = (one: readonly unknown[], other: readonly unknown[]) =>
  expect(one.map(String).sort()).toEqual(other.map(String).sort());

describe.each(EXPANSION_SETS.map((set) => [set.join(' + ') || 'no expansion', set] as const))(
  'games with %s',
  (_name, expansions) => {
    const combinations = PLAYER_COUNTS.flatMap((players) =>
      HAND_SIZES.flatMap((handSize) =>
        [false, true].map((rotation) => ({ players, handSize, rotation, expansions })),
      ),
    );

    test.each(combinations)('$players players, hand $handSize, rotation $rotation', (options) => {
      for (let game = 0; game < 8; game++) {
        const seed = seedOf(game.toString(16).padStart(32, 'e'));
        const state = finalState(playRandomGame(options, seed).replay);
        expect(state.scores).toEqual(scoreSlowly(slowTableOf(state)));
        expect(breakdownOf(state).map(totalOf)).toEqual(state.scores);
      }
    });
  },
);

describe('a game with any expansions', () => {
  test('ends with 60 tiles laid, however the seats choose', () => {
    fc.assert(
      fc.property(anyRandomGames, ({ replay }) => {
        const { board, lines, phase, options } = finalState(replay);
        const central = hasExpansion(options.expansions, 'central-tracks') ? 4 : 0;
        expect(board.filter((tile) => tile !== undefined)).toHaveLength(60 + central);
        expect(stationLines(lines).every(isComplete)).toBe(true);
        expect(phase.type).toBe('finished');
      }),
      RUNS,
    );
  });

  test('ends also where seats always exchange or pass when they can', () => {
    fc.assert(
      fc.property(anyGameOptions, seeds, (options, seed) => {
        let state = startGame(options, dealFrom(seed, options));
        let turns = 0;
        while (state.phase.type === 'playing') {
          const actions = legalActions(state);
          const action =
            actions.find(({ type }) => type === 'exchange' || type === 'pass') ?? actions[0];
          if (action === undefined) throw new Error('no legal action');
          const applied = applyAction(state, state.phase.turn, action);
          if (!applied.ok) throw new Error(applied.error);
          state = applied.value.state;
          turns++;
        }
        // Between two exchanging rounds at least one tile or wagon is laid.
        expect(turns).toBeLessThan((60 + 8 + 1) * (options.players + 1) * 2);
      }),
      RUNS,
    );
  });

  test('has the points at every step that the board alone gives', () => {
    fc.assert(
      fc.property(anyRandomGames, ({ replay }) => {
        for (const state of statesOf(replay).filter(({ phase }) => phase.type === 'playing')) {
          const slow = linePointsSlowly(slowTableOf(state));
          const { companies } = state.expansions;
          expect(state.scores).toEqual(
            state.scores.map((_, seat) => (companies === undefined ? slow[seat] : 0)),
          );
          if (companies !== undefined)
            for (const company of COMPANIES) expect(companies.points[company]).toBe(slow[company]);
        }
      }),
      RUNS,
    );
  });

  test('offers what check accepts, no more and no less', () => {
    fc.assert(
      fc.property(anyRandomGames, fc.nat({ max: 99 }), ({ replay }, at) => {
        const state = replay.steps[at]?.state ?? replay.start;
        if (state.phase.type !== 'playing') return;
        const { turn } = state.phase;
        const accepted = EXTRA_ACTIONS.filter((action) => !check(state, turn, action));
        expect(legalActions(state).filter(isExtra)).toHaveLength(accepted.length);
        expect(legalActions(state)).toEqual(expect.arrayContaining([...accepted]));
        expect(legalActions(viewOf(state, turn))).toEqual(legalActions(state));
        for (const action of EXTRA_ACTIONS) {
          const applied = applyAction(deepFreeze(state), turn, action);
          expect(applied.ok ? undefined : applied.error).toBe(check(state, turn, action));
        }
      }),
      RUNS,
    );
  });

  test('never changes a state that an action is applied to', () => {
    fc.assert(
      fc.property(anyRandomGames, ({ replay }) => {
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

  test('is told again, with all that everybody sees, from its public moves', () => {
    fc.assert(
      fc.property(anyRandomGames, ({ replay, record }) => {
        const { options } = replay.start;
        if (record.source.type !== 'seed') throw new Error('a random game has a seed');
        const shown = publicDealOf(dealFrom(record.source.seed, options), options);
        const told = historyOf(options, replay.steps, shown);
        for (const [index, { table, ...move }] of told.entries()) {
          const { state, ...played } = replay.steps[index] ?? { state: replay.start, events: [] };
          const events = played.events.filter(({ type }) => type !== 'game-finished');
          expect(move).toEqual({ ...played, events });
          expect(table.expansions).toEqual(state.expansions);
          if (state.phase.type === 'playing') expect(table.scores).toEqual(state.scores);
          else expect(tableOf({ ...state, scores: table.scores })).toEqual(table);
        }
      }),
      RUNS,
    );
  });
});

describe('secrets', () => {
  test('of another seat are in no view until the game is over', () => {
    fc.assert(
      fc.property(anyRandomGames, fc.nat({ max: 99 }), ({ replay }, at) => {
        const state = replay.steps[at]?.state ?? replay.start;
        for (const viewer of [...seatsOf(state.options.players), undefined]) {
          const view = viewOf(state, viewer);
          expect(view).not.toHaveProperty('piles');
          expect(view).not.toHaveProperty('stack');
          if (state.phase.type === 'finished') {
            expect(view.holdings).toEqual(state.holdings);
            expect(endFactsOf(view)?.holdings).toEqual(state.holdings);
            continue;
          }
          for (const [kind, bySeat] of Object.entries(view.holdings))
            for (const [seat, held] of bySeat.entries())
              expect([kind, seat, held]).toEqual([
                kind,
                seat,
                seat === viewer
                  ? Object.entries(state.holdings).find(([key]) => key === kind)?.[1][seat]
                  : undefined,
              ]);
        }
      }),
      RUNS,
    );
  });

  test('leave nothing of a pile or of another share in the text of a view', () => {
    fc.assert(
      fc.property(anyRandomGames, fc.nat({ max: 99 }), ({ replay }, at) => {
        const state = replay.steps[at]?.state ?? replay.start;
        if (state.phase.type === 'finished') return;
        // The same game with every secret of the others exchanged for another looks the same.
        const { piles, holdings } = state;
        if (holdings.shares === undefined || piles.shares === undefined) return;
        const swapped: GameState = {
          ...state,
          piles: {},
          stack: [],
          holdings: {
            ...holdings,
            shares: holdings.shares.map((held, seat) =>
              seat === 0 ? held : { 40: 'A', 30: 'A', 20: 'A', 10: 'A' },
            ),
          },
        };
        expect(viewOf(swapped, 0)).toEqual(viewOf(state, 0));
      }),
      RUNS,
    );
  });
});

describe('conservation', () => {
  test('of shares: every company has one of each percentage at every step', () => {
    fc.assert(
      fc.property(anyRandomGames, ({ replay }) => {
        for (const { expansions, holdings, piles, options } of statesOf(replay)) {
          if (expansions.companies === undefined) continue;
          const { market } = expansions.companies;
          for (const percent of PERCENTS) {
            const pile = piles.shares?.[percent] ?? [];
            const held = holdings.shares?.map((shares) => shares[percent]) ?? [];
            isMultiset([...pile, market[percent], ...held], COMPANIES);
            expect(pile).toHaveLength(hiddenShareCount(options));
            expect(pile.length).toBeGreaterThan(0);
          }
        }
      }),
      RUNS,
    );
  });

  test('of central wagons: one for each owner, one on each space, never moved', () => {
    fc.assert(
      fc.property(anyRandomGames, ({ replay }) => {
        let before: readonly unknown[] = [];
        for (const { expansions } of statesOf(replay)) {
          const wagons = expansions.centralWagons ?? [];
          expect(wagons.slice(0, before.length)).toEqual(before);
          expect(new Set(wagons.map(({ owner }) => owner)).size).toBe(wagons.length);
          expect(new Set(wagons.map(({ space }) => space)).size).toBe(wagons.length);
          before = wagons;
        }
      }),
      RUNS,
    );
  });

  test('of shares laid open: they stay with their seat to the end', () => {
    fc.assert(
      fc.property(anyRandomGames, ({ replay }) => {
        for (const { expansions, holdings } of statesOf(replay))
          for (const seat of SEATS)
            expect(holdings.shares?.[seat] ?? {}).toMatchObject(
              expansions.companies?.laidOpen[seat] ?? {},
            );
      }),
      RUNS,
    );
  });
});
