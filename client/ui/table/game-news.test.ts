import { expect, test } from 'vitest';
import { after, gameOf } from '../../../common/testing/builders.ts';
import { movesOf, snapshotOf } from '../../../common/testing/snapshots.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { newsOf } from './game-news.ts';

const translator = createTranslator();
await translator.use('en');
const translation = translator.translation.value;
if (translation === undefined) throw new Error('English is missing');

/** The game of seat 0, who begins with straight tracks, after these actions. */
const at = (...actions: readonly string[]) =>
  snapshotOf(after(gameOf('aaaa aaaa dddd'), ...actions), movesOf(2, ...actions), 0);

const newsBetween = (before: readonly string[] | undefined, now: readonly string[]) =>
  newsOf(translation, before && at(...before), at(...now));

test('whoever comes hears that it is their turn, and nothing of what was before', () => {
  expect(newsBetween(undefined, [])).toEqual(['Your turn']);
  expect(newsBetween(undefined, ['aaaa@A2'])).toEqual([]);
});

test('a move is one sentence, and the turn another', () => {
  expect(newsBetween([], ['aaaa@A2'])).toEqual(['Player 1 lays a tile on A2']);
  expect(newsBetween(['aaaa@A2'], ['aaaa@A2', 'aaaa@B2'])).toEqual([
    'Player 2 lays a tile on B2',
    'Your turn',
  ]);
});

test('nothing new says nothing', () => {
  expect(newsBetween([], [])).toEqual([]);
});

test('who draws hears what to do, not that somebody drew', () => {
  expect(newsBetween([], ['draw'])).toEqual(['Your turn: lay the tile you drew']);
});

test('of many moves at once the last round is told, with what each led to in its sentence', () => {
  expect(newsBetween([], ['aaaa@A2', 'aaaa@B2', 'dddd@C2'])).toEqual([
    'Player 2 lays a tile on B2',
    'Player 1 lays a tile on C2, Player 2’s line 10 reaches station 10: 5 points',
  ]);
});
