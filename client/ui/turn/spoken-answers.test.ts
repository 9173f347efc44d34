import { expect, test } from 'vitest';
import { type Plan, planChanges } from './spoken-answers.ts';

const PLAN: Plan = {
  sequence: 4,
  tile: 'from the top to the left',
  selected: '',
  consequence: ['On D3', 'Station 7'],
};

test('a turn that begins says nothing of the tile, and a square in focus what happens there', () => {
  expect(planChanges(undefined, { ...PLAN, consequence: [] })).toEqual([]);
  expect(planChanges({ ...PLAN, sequence: 2, tile: 'another' }, PLAN)).toEqual([]);
  expect(planChanges(undefined, PLAN)).toEqual(['On D3', 'Station 7']);
});

test('a turned tile says how it lies, and what would happen then', () => {
  const turned = {
    ...PLAN,
    tile: 'from the top to the right',
    consequence: ['On D3', 'Station 9'],
  };
  expect(planChanges(PLAN, turned)).toEqual(['from the top to the right', 'On D3', 'Station 9']);
});

test('selecting says how to go on, and not again what would happen', () => {
  expect(planChanges(PLAN, { ...PLAN, selected: 'D3, selected' })).toEqual(['D3, selected']);
});

test('taking back says nothing', () => {
  expect(planChanges({ ...PLAN, selected: 'D3, selected' }, { ...PLAN, consequence: [] })).toEqual(
    [],
  );
});
