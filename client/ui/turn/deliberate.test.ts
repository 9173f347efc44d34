import { expect, test } from 'vitest';
import type { Selection } from '../../view/turn/ui-state.ts';
import { isDeliberate, selectedNow } from './deliberate.ts';

const draw = (): Selection => ({ type: 'draw' });

test('the second half of a double tap confirms nothing', () => {
  const selection = selectedNow(draw(), 1000);
  expect(isDeliberate(selection, 1090)).toBe(false);
  expect(isDeliberate(selection, 1500)).toBe(false);
});

test('a later press confirms', () => {
  expect(isDeliberate(selectedNow(draw(), 1000), 1501)).toBe(true);
});

test('what was selected before a reload can be confirmed at once', () => {
  expect(isDeliberate(draw(), 3)).toBe(true);
});
