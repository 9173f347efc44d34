import { describe, expect, test } from 'vitest';
import type { EntryFailure } from '../../../common/protocol/failures.ts';
import type { RefusalCode } from '../../../common/protocol/messages.ts';
import { BASE_OPTIONS, gameOf, square, station } from '../../../common/testing/builders.ts';
import { snapshotOf, waitingTable } from '../../../common/testing/snapshots.ts';
import { en } from '../../i18n/en.ts';
import { createTranslator } from '../../i18n/translator.ts';
import type { LineReadout } from '../../view/table/lines-view.ts';
import type { Notice } from '../app-model.ts';
import { noticeText } from '../widgets/notice-toast.tsx';
import { lineText, nameOf } from './texts.ts';

const translator = createTranslator();
await translator.use('en');
const { t } = translator.translation.value ?? {};
if (t === undefined) throw new Error('English is missing');

test('every refusal, failure and notice has a text: this line compiles', () => {
  const refusals: Record<RefusalCode, string> = en.refusal;
  const failures: Record<EntryFailure, string> = en.failure;
  const notices: Record<Exclude<Notice['code'], RefusalCode>, string> = en.notice;
  expect([refusals, failures, notices].every((texts) => Object.values(texts).length > 0)).toBe(
    true,
  );
});

test.each<[Notice['code'], RegExp]>([
  ['no-answer', /didn’t answer/],
  ['stale', /choose again/],
  ['not-adjacent', /touch another tile/],
])('the notice %s is a sentence that says what to do', (code, text) => {
  expect(noticeText(t, code)).toMatch(text);
});

describe('a line in words', () => {
  const game = snapshotOf(gameOf('aaaa'), [], 0);
  const line: LineReadout = {
    name: station(7),
    owner: 0,
    isMine: true,
    length: 5,
    end: { type: 'open', square: square('D6'), side: 0 },
    points: 0,
  };

  test.each<[Partial<LineReadout>, string]>([
    [{}, 'Station 7, yours, 5 tiles, leaves D5 to the bottom, next square D6'],
    [{ length: 0 }, 'Station 7, yours, 0 tiles, not begun, would enter D6 from the top'],
    [
      { owner: 1, length: 1 },
      'Station 7, Player 2’s, 1 tile, leaves D5 to the bottom, next square D6',
    ],
    [
      { owner: undefined, end: { type: 'station', station: station(3) }, points: 5 },
      'Station 7, nobody’s, 5 tiles, ends at station 3, 5 points',
    ],
    [
      { end: { type: 'centre' }, points: 10 },
      'Station 7, yours, 5 tiles, ends at the central station, 10 points',
    ],
    [
      { name: 'D3', owner: 'A', isMine: false },
      'Central space D3, Company A, 5 tiles, leaves D5 to the bottom, next square D6',
    ],
  ])('%j', (change, text) => {
    expect(lineText(t, game, { ...line, ...change })).toBe(text);
  });
});

test('a free seat has no name', () => {
  expect(nameOf(waitingTable(BASE_OPTIONS, [true, undefined], 0), 1)).toBe('');
});
