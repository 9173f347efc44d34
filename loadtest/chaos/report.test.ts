import { expect, test } from 'vitest';
import { isClean, remarksOn, reportOn } from './report.ts';
import type { StoreResult } from './run.ts';

const PLAN = { seconds: 60, seed: 1, isJson: true };

const GAME: StoreResult['finished'][number] = {
  ends: [],
  acknowledged: [{ sequence: 1, action: 'draw' }],
  missing: [],
  duplicated: [],
  refusals: [],
  returns: 3,
};

const RESULT: StoreResult = {
  store: 'SQLite',
  troubles: { kill: 2, stop: 1, 'full-disk': 1, 'store-restart': 1 },
  cuts: 5,
  games: 1,
  finished: [GAME],
  stuck: [],
  differences: [],
  errors: [],
};

test('figures of both stores are added up', () => {
  const report = reportOn(PLAN, [RESULT, { ...RESULT, store: 'PostgreSQL' }]);
  expect(report).toEqual({
    seconds: 60,
    kills: 4,
    cuts: 10,
    acknowledged: 2,
    missing: 0,
    duplicated: 0,
    games: 2,
    finished: 2,
    statesEqual: true,
    errors: 0,
  });
  expect(isClean(report)).toBe(true);
});

test.each<Partial<StoreResult>>([
  { finished: [{ ...GAME, missing: ['ABCDEF 1 draw'] }] },
  { stuck: [{ ...GAME, missing: ['ABCDEF 1 draw'] }] },
  { finished: [{ ...GAME, duplicated: ['ABCDEF 1 draw: 2 answers'] }] },
  { differences: ['ABCDEF: clients know more'] },
  { errors: ['game 0.1 is stuck'] },
  { games: 2 },
  { games: 0, finished: [] },
])('a run with %o is not clean', (fault) => {
  expect(isClean(reportOn(PLAN, [{ ...RESULT, ...fault }]))).toBe(false);
});

test('what is wrong is told in words', () => {
  const remarks = remarksOn({ ...RESULT, errors: ['game 0.1 is stuck'] });
  expect(remarks).toEqual([
    'SQLite: kill 2, stop 1, full-disk 1, store-restart 1, cut 5, refused 0, returns 3',
    'Error: game 0.1 is stuck',
  ]);
});
