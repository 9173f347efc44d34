/** What a player prefers, kept in the browser. */
import { signal } from '@preact/signals';
import type { PlayerId } from '../../common/protocol/identity.ts';
import { languageOf } from '../../common/protocol/languages.ts';
import { NOTICE_KINDS } from '../../common/protocol/notices.ts';
import { keptFields, oneOf } from '../net/kept-fields.ts';
import type { Preferences } from '../ui/app-model.ts';
import { WAYS } from '../view/home/ways.ts';
import type { KeptTexts } from './browser-storage.ts';
import { FIRST_PREFERENCES } from './first-state.ts';
import { readWish } from './kept-wish.ts';

const STORAGE_KEY = 'metro.preferences';
const LONGEST_NAME = 200;

/** The preferences as a signal, and how to change some of them. What isn't kept, or is broken, has its default. */
export function loadPreferences(
  storage: Pick<KeptTexts, 'getItem' | 'setItem'>,
  playerId: PlayerId,
) {
  const preferences = signal<Preferences>({ ...defaults(playerId), ...readStored(storage) });
  const change = (changes: Partial<Preferences>) => {
    preferences.value = { ...preferences.value, ...changes };
    storage.setItem(STORAGE_KEY, JSON.stringify(preferences.value));
  };
  return { preferences, change };
}

/** Forgets all preferences: at the next visit they are those of somebody new. */
export const forgetPreferences = (storage: Pick<KeptTexts, 'removeItem'>): void =>
  storage.removeItem(STORAGE_KEY);

/** Each by itself: one that is broken, or of another version, takes nothing else with it. */
function readStored(storage: Pick<KeptTexts, 'getItem'>): Partial<Preferences> {
  const kept = keptFields(storage, STORAGE_KEY);
  const { name, noticeKinds } = kept;
  const read: { readonly [Name in keyof Preferences]: Preferences[Name] | undefined } = {
    name: typeof name === 'string' && name.length <= LONGEST_NAME ? name : undefined,
    language: oneOf(['en', 'ja', 'zh-CN'], kept.language),
    theme: oneOf(['system', 'dark', 'light'], kept.theme),
    motion: oneOf(['system', 'full', 'none'], kept.motion),
    confirm: oneOf([true, false], kept.confirm),
    sound: oneOf([true, false], kept.sound),
    vibration: oneOf([true, false], kept.vibration),
    notifications: oneOf([true, false], kept.notifications),
    noticeKinds: Array.isArray(noticeKinds)
      ? NOTICE_KINDS.filter((kind) => noticeKinds.includes(kind))
      : undefined,
    shortcuts: oneOf([true, false], kept.shortcuts),
    lastTable: kept.lastTable,
    usualWay: oneOf(WAYS, kept.usualWay),
    quickWish: readWish(kept.quickWish),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

function defaults(playerId: PlayerId): Preferences {
  return {
    name: firstName(playerId),
    language: languageOf(navigator.languages),
    ...FIRST_PREFERENCES,
  };
}

/** A name to begin with: the game's own, since all players see it whatever their language. */
const firstName = (playerId: PlayerId): string =>
  `Metro ${1000 + (Number.parseInt(playerId.slice(0, 8), 16) % 9000)}`;
