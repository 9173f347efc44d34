/** What expansions change about the board's view. RULES.md, section 7. */
import { describe, expect, test } from 'vitest';
import { parseCentralTracks } from '../../../common/rules/expansions/central-tracks/central-tracks.ts';
import { COMPANIES, COMPANY_STATIONS } from '../../../common/rules/expansions/companies/shares.ts';
import { NUMBER_COLOURS } from '../../../common/rules/expansions/station-numbers/station-numbers.ts';
import { type Seat, STATIONS } from '../../../common/rules/ids.ts';
import { seedOf } from '../../../common/testing/arbitraries.ts';
import { after, BASE_OPTIONS, gameOf, sharePiles } from '../../../common/testing/builders.ts';
import { playRandomGame } from '../../../common/testing/random-game.ts';
import { movesOf, snapshotAt, snapshotOf } from '../../../common/testing/snapshots.ts';
import { INITIAL_UI } from '../turn/ui-state.ts';
import { animationBetween } from './animation-view.ts';
import { boardView } from './board-view.ts';

const SEED = seedOf('ab'.repeat(16));

describe('companies', () => {
  const game = gameOf('aaaa bbbb', { expansions: ['companies'] });
  const view = boardView(snapshotOf(after(game, 'aaaa@H1'), movesOf(2, 'aaaa@H1'), 0), INITIAL_UI);

  test('have the wagons of their stations, in the eight marks', () => {
    for (const [index, company] of COMPANIES.entries())
      for (const station of COMPANY_STATIONS[company])
        expect(view.stations[station - 1]?.mark?.index).toBe(index);
  });

  test('have the markers on the score track', () => {
    expect(view.markers.map(({ mark, score }) => [mark.index, score])).toEqual(
      COMPANIES.map((_, index) => [index, 0]),
    );
  });

  test('own the lines, and recent tiles have no colour of a seat', () => {
    expect(view.lines.find(({ name }) => name === 32)?.mark?.index).toBe(4);
    expect(view.recent).toMatchObject([{ row: 0, column: 7, mark: undefined, isLast: true }]);
  });
});

test('central tracks lie on the four middle squares from the start', () => {
  const centralTracks = parseCentralTracks(['aaaa', 'bbbb', 'cccc', 'dddd']);
  if (centralTracks === undefined) throw new Error('no central tracks');
  const game = gameOf('aaaa', { expansions: ['central-tracks'] }, { centralTracks });
  const { tiles } = boardView(snapshotOf(game, [], 0, { centralTracks }), INITIAL_UI);
  expect(tiles.map(({ row, column, code }) => [row, column, code])).toEqual([
    [3, 3, 'aaaa'],
    [3, 4, 'bbbb'],
    [4, 3, 'cccc'],
    [4, 4, 'dddd'],
  ]);
});

describe('station numbers', () => {
  const options = { ...BASE_OPTIONS, expansions: ['station-numbers'] } as const;
  const { replay } = playRandomGame(options, SEED);
  const holdersFor = (me: Seat | undefined, actions = 0) =>
    boardView(snapshotAt(replay, actions, me), INITIAL_UI).stations.map(
      ({ holder }) => holder?.index,
    );

  test.each([0, 1] as const)('are marked for their holder alone: seat %i', (seat) => {
    const own = new Set<number>(replay.start.holdings.numbers?.[seat]);
    expect(own.size).toBe(2 * NUMBER_COLOURS.length);
    expect(holdersFor(seat)).toEqual(
      STATIONS.map((number) => (own.has(number) ? seat : undefined)),
    );
  });

  test('are not marked for a spectator', () => {
    expect(holdersFor(undefined).every((holder) => holder === undefined)).toBe(true);
  });

  test('are marked for all at the end', () => {
    const shown = holdersFor(undefined, replay.steps.length);
    expect(shown.filter((holder) => holder === 0)).toHaveLength(8);
    expect(shown.filter((holder) => holder === 1)).toHaveLength(8);
  });
});

describe('animations', () => {
  test('show a central wagon arrive', () => {
    const start = gameOf('aaaa bbbb', { expansions: ['central-wagons'] });
    const before = snapshotOf(start, [], 0);
    const placed = snapshotOf(after(start, 'wagon@F4'), movesOf(2, 'wagon@F4'), 0);
    expect(animationBetween(before, placed)).toEqual({
      placed: { type: 'wagon', space: 'F4' },
      drives: [],
      settlements: [],
    });
  });

  test('are missing for an exchange', () => {
    const piles = sharePiles({ 40: 'AB', 30: 'AB', 20: 'AB', 10: 'AB' });
    const start = gameOf('aaaa bbbb', { expansions: ['companies'] }, piles);
    const before = snapshotOf(start, [], 0);
    const exchanged = snapshotOf(
      after(start, 'exchange 40 open'),
      movesOf(2, 'exchange 40 open'),
      0,
    );
    expect(animationBetween(before, exchanged)).toBeUndefined();
  });

  test('walk the markers on to the final scores, which count the numbers', () => {
    const options = { ...BASE_OPTIONS, expansions: ['station-numbers'] } as const;
    const { replay } = playRandomGame(options, SEED);
    const last = replay.steps.length;
    const end = snapshotAt(replay, last, 0);
    const settlements = animationBetween(snapshotAt(replay, last - 1, 0), end)?.settlements;
    expect(settlements?.map(({ mark, scoreAfter }) => [mark.index, scoreAfter])).toEqual([
      ...end.game.scores.entries(),
    ]);
    expect(settlements?.every(({ scoreBefore, scoreAfter }) => scoreBefore < scoreAfter)).toBe(
      true,
    );
  });

  test.each([
    [['companies', 'central-wagons']],
    [['companies', 'central-tracks']],
    [['central-wagons', 'station-numbers']],
    [['central-tracks', 'station-numbers']],
  ] as const)('walk the markers to where they stand, until the end: %j', (expansions) => {
    const { replay } = playRandomGame({ ...BASE_OPTIONS, players: 3, expansions }, SEED);
    let drives = 0;
    for (let actions = 1; actions < replay.steps.length; actions += 1) {
      const before = snapshotAt(replay, actions - 1, 0);
      const now = snapshotAt(replay, actions, 0);
      const markers = boardView(now, INITIAL_UI).markers;
      const animation = animationBetween(before, now);
      for (const { mark, scoreAfter } of (animation?.drives ?? [])
        .toReversed()
        .filter(isFirstOfMark)) {
        expect(scoreAfter).toBe(markers.find((marker) => marker.mark === mark)?.score);
        drives += 1;
      }
    }
    expect(drives).toBeGreaterThan(10);
  });
});

/** Of several drives of one owner the last one tells where the marker stops. */
const isFirstOfMark = <Drive extends { readonly mark: unknown }>(
  { mark }: Drive,
  index: number,
  drives: readonly Drive[],
) => drives.findIndex((drive) => drive.mark === mark) === index;
