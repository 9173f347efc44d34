import { describe, expect, test } from 'vitest';
import { tableOptions } from '../../../common/protocol/options.ts';
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { BASE_OPTIONS } from '../../../common/testing/builders.ts';
import { waitingTable } from '../../../common/testing/snapshots.ts';
import {
  agreedBy,
  changeOptions,
  draftOf,
  lacksPassword,
  newDraft,
  passwordOf,
  playersChoices,
  switchPassword,
  type TableDraft,
  typePassword,
} from './table-draft.ts';
import { FIRST_TABLE } from './table-presets.ts';
import { changesBetween } from './table-terms.ts';

const tableOf = (facts: Partial<WaitingSnapshot> = {}): WaitingSnapshot => ({
  ...waitingTable({ ...BASE_OPTIONS, players: 4 }, [true, true, true], 0),
  ...facts,
});

const open = draftOf(tableOf());
const locked = draftOf(tableOf({ hasPassword: true }));

describe('the form of a table that waits', () => {
  test('holds what is agreed on, in words that the server understands', () => {
    const { options } = draftOf(tableOf({ clock: 'day', isPublic: false, mayWatch: false }));
    expect(options).toEqual({
      ...BASE_OPTIONS,
      players: 4,
      clock: 'day',
      isPublic: false,
      mayWatch: false,
      botPace: 'human',
      allowsHints: false,
    });
    expect(tableOptions.safeParse(options).success).toBe(true);
  });

  test('changes nothing as long as nothing is changed', () => {
    const table = tableOf({ clock: 'day', hasPassword: true, botPace: 'instant' });
    expect(changesBetween(table, agreedBy(draftOf(table)))).toEqual([]);
  });

  test('has no fewer seats than people', () => {
    const possible = playersChoices(open).filter(({ isPossible }) => isPossible);
    expect(possible.map(({ players }) => players)).toEqual([3, 4, 5, 6]);
  });

  test('leaves the game alone where an earlier deal is played again', () => {
    const sameDeal = { recordId: undefined, earlier: [] };
    expect(draftOf(tableOf({ sameDeal })).isDealFixed).toBe(true);
    expect(draftOf(tableOf()).isDealFixed).toBe(false);
  });

  test('of a new table lets all numbers be chosen', () => {
    expect(playersChoices(newDraft(FIRST_TABLE)).every(({ isPossible }) => isPossible)).toBe(true);
  });
});

test('numbers that more players can’t have go with the change', () => {
  const numbers = { expansions: ['station-numbers'], numbersPerColour: 4 } as const;
  const draft = newDraft({ ...FIRST_TABLE, ...numbers });
  expect(changeOptions(draft, { players: 6 }).options.numbersPerColour).toBeUndefined();
});

describe('the password', () => {
  const on = (draft: TableDraft) => switchPassword(draft, true);
  test.each<[string, TableDraft, string | undefined]>([
    ['nothing, where none is asked for', open, undefined],
    ['what was typed', typePassword(on(open), 'x y'), 'x y'],
    ['nothing, where one is kept', locked, undefined],
    ['another one', typePassword(locked, 'new'), 'new'],
    [
      'nothing, where another one was given up',
      typePassword(typePassword(locked, 'n'), ''),
      undefined,
    ],
    ['that it goes', switchPassword(locked, false), ''],
    ['nothing, where it was to go and stays', on(switchPassword(locked, false)), undefined],
  ])('says %s', (_, draft, password) => {
    expect(passwordOf(draft)).toBe(password);
    expect(lacksPassword(draft)).toBe(false);
  });

  test('is missing where one is asked for and none was typed', () => {
    expect(lacksPassword(on(open))).toBe(true);
    expect(lacksPassword(typePassword(typePassword(on(open), 'x'), ''))).toBe(true);
    expect(lacksPassword(switchPassword(on(open), false))).toBe(false);
  });
});
