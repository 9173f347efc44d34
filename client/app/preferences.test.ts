import { expect, test } from 'vitest';
import { playerIdOf } from '../../common/protocol/identity.ts';
import { NOTICE_KINDS } from '../../common/protocol/notices.ts';
import { FIRST_TABLE } from '../view/table-form/table-presets.ts';
import { BrowserStorage } from './browser-storage.ts';
import { loadPreferences } from './preferences.ts';

const player = playerIdOf('0'.repeat(64));

function storageWith(kept?: string) {
  let text = kept ?? null;
  return {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
  };
}

test('what is changed is kept', () => {
  const storage = storageWith();
  loadPreferences(storage, player).change({ theme: 'light', name: 'Ines' });
  expect(loadPreferences(storage, player).preferences.value).toMatchObject({
    theme: 'light',
    name: 'Ines',
    sound: true,
    vibration: true,
  });
});

test('what cannot be kept holds for this visit', () => {
  const storage = new BrowserStorage(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  loadPreferences(storage, player).change({ theme: 'light' });
  expect(loadPreferences(storage, player).preferences.value.theme).toBe('light');
});

test.each(['not json', '[]', '"text"', '{"theme":"purple"}', 'null'])(
  'the defaults stand for broken preferences: %s',
  (kept) => {
    const { preferences } = loadPreferences(storageWith(kept), player);
    expect(preferences.value).toMatchObject({ theme: 'system', confirm: true });
  },
);

test('the last table is kept, as whoever made it gave it', () => {
  const storage = storageWith();
  const lastTable = { ...FIRST_TABLE, players: 4, clock: 'fast' } as const;
  loadPreferences(storage, player).change({ lastTable });
  expect(loadPreferences(storage, player).preferences.value.lastTable).toEqual(lastTable);
});

test('the kinds of notices that a player wants are kept; somebody new wants them all', () => {
  const storage = storageWith();
  const kinds = () => loadPreferences(storage, player).preferences.value.noticeKinds;
  expect(kinds()).toEqual(NOTICE_KINDS);
  loadPreferences(storage, player).change({ noticeKinds: ['end'] });
  expect(kinds()).toEqual(['end']);
  storage.setItem('', '{"noticeKinds":["end","advertisement"]}');
  expect(kinds()).toEqual(['end']);
});

test('the usual way to play is kept; somebody new has none, nor has one who kept an unknown one', () => {
  const usualWay = (storage: ReturnType<typeof storageWith>) =>
    loadPreferences(storage, player).preferences.value.usualWay;
  const storage = storageWith();
  expect(usualWay(storage)).toBeUndefined();
  loadPreferences(storage, player).change({ usualWay: 'practice' });
  expect(usualWay(storage)).toBe('practice');
  expect(usualWay(storageWith('{"usualWay":"mail"}'))).toBeUndefined();
});

test('a player has a name from the start', () => {
  expect(loadPreferences(storageWith(), player).preferences.value.name).toMatch(/^Metro \d{4}$/);
});
