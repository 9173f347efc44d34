import { expect, test } from 'vitest';
import { SQUARES } from '../../common/rules/ids.ts';
import { INITIAL_UI, type Selection } from '../view/turn/ui-state.ts';
import { BrowserStorage } from './browser-storage.ts';
import { KeptChoices } from './kept-choices.ts';

const NOW = { code: 'BCDFGH', sequence: 7 };
const [square = fail()] = SQUARES.slice(9);

function fail(): never {
  throw new Error('no such square');
}

function storageWith(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
}

const SELECTIONS: readonly (Selection | undefined)[] = [
  undefined,
  { type: 'square', square },
  { type: 'draw' },
  { type: 'pass' },
  { type: 'exchange', percent: 40, take: 'hidden' },
  { type: 'central-wagon', space: undefined, share: undefined },
  { type: 'central-wagon', space: 'D3', share: 20 },
];

test.each(SELECTIONS)('what was chosen is there after a reload: %j', (selection) => {
  const storage = storageWith();
  const chosen = { ...INITIAL_UI, chosenTile: 1, rotation: 3 as const, selection };
  const pending = { id: 'a', action: { type: 'draw' } as const };
  new KeptChoices(storage).keep(NOW, { ...chosen, pointedSquare: square, pending });
  expect(new KeptChoices(storage).at(NOW)).toEqual(chosen);
});

test.each([
  { ...NOW, sequence: 8 },
  { ...NOW, code: 'HGFDCB' },
])('it is gone at another moment: %j', (moment) => {
  const storage = storageWith();
  new KeptChoices(storage).keep(NOW, { ...INITIAL_UI, selection: { type: 'draw' } });
  expect(new KeptChoices(storage).at(moment)).toEqual(INITIAL_UI);
});

const SOUND = { ...NOW, chosenTile: 0, rotation: 0 };

test.each([
  'not json',
  'null',
  JSON.stringify({ ...SOUND, rotation: 4 }),
  JSON.stringify({ ...SOUND, selection: { type: 'square', square: 64 } }),
  JSON.stringify({ ...SOUND, selection: { type: 'leave' } }),
])('nothing is chosen where something broken is kept: %s', (text) => {
  expect(new KeptChoices(storageWith(text)).at(NOW)).toEqual(INITIAL_UI);
});

test('a storage that is forbidden stops nobody', () => {
  const storage = new BrowserStorage(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const selection = { type: 'draw' } as const;
  new KeptChoices(storage).keep(NOW, { ...INITIAL_UI, selection });
  expect(new KeptChoices(storage).at(NOW)).toEqual({ ...INITIAL_UI, selection });
});
