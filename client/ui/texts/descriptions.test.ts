import { expect, test } from 'vitest';
import { after, gameOf, square, station } from '../../../common/testing/builders.ts';
import { movesOf, snapshotOf } from '../../../common/testing/snapshots.ts';
import type { Language } from '../../i18n/languages.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { turnView } from '../../view/turn/turn-view.ts';
import { INITIAL_UI } from '../../view/turn/ui-state.ts';
import { consequenceDescription, descriptionOf } from './descriptions.ts';

/** Straight tracks on A2 and B2: station 10, Player 2's, lies to the left of A2. */
const ACTIONS = ['aaaa@A2', 'aaaa@B2'] as const;
const SNAPSHOT = snapshotOf(after(gameOf('aaaa aaaa'), ...ACTIONS), movesOf(2, ...ACTIONS), 0);

async function textsOf(language: Language) {
  const translator = createTranslator();
  await translator.use(language);
  const translation = translator.translation.value;
  if (translation === undefined) throw new Error(`${language} is missing`);
  return translation.t;
}

test.each<[Language, string, string]>([
  ['en', 'B2, tile laid by Player 2', 'from the left to the right: Station 10, Player 2’s'],
  ['ja', 'B2、Player 2さんのタイル', '左から右へ：10番駅、Player 2さん'],
  ['zh-CN', 'B2，Player 2 放的板块', '从左到右：10 号站，Player 2 的'],
])('a laid tile in %s', async (language, title, part) => {
  const description = descriptionOf(await textsOf(language), SNAPSHOT, {
    type: 'square',
    square: square('B2'),
  });
  expect(description.title).toBe(title);
  expect(description.parts.length).toBe(4);
  expect(description.parts[3]).toBe(part);
});

test('a line’s way, square by square, and where it leads', async () => {
  const t = await textsOf('en');
  expect(descriptionOf(t, SNAPSHOT, { type: 'line', line: station(10) })).toEqual({
    title: 'Station 10, Player 2’s, 2 tiles, leaves B2 to the right, next square C2',
    parts: ['A2, from the left to the right', 'B2, from the left to the right'],
  });
});

test('an empty square, and the lines that lead to it', async () => {
  const t = await textsOf('en');
  const about = (label: string) =>
    descriptionOf(t, SNAPSHOT, { type: 'square', square: square(label) }).parts;
  expect(about('C2')).toEqual(['From the left: Station 10, Player 2’s, 2 tiles']);
  expect(about('F6')).toEqual(['No line leads here yet.']);
});

test('what a placement would do: which lines grow, where they lead then, and what they score', async () => {
  const t = await textsOf('en');
  const turn = turnView(SNAPSHOT, { ...INITIAL_UI, pointedSquare: square('C2') });
  if (turn?.consequence === undefined) throw new Error('nothing is pointed at');
  const { title, parts } = consequenceDescription(t, SNAPSHOT, turn.consequence);
  expect(title).toBe('On C2');
  expect(parts[0]).toMatch(
    /^Station 10, Player 2’s, from 2 to 3 tiles, leaves C2 to the \w+, next/,
  );
});
