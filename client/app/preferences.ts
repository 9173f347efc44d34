/** What a player prefers, kept in the browser. */
import { signal } from '@preact/signals';
import { z } from 'zod';
import type { PlayerId } from '../../common/protocol/identity.ts';
import { tableOptions } from '../../common/protocol/options.ts';
import { quickWish } from '../../common/protocol/quick-match.ts';
import type { Preferences } from '../ui/app-model.ts';

const STORAGE_KEY = 'metro.preferences';

const stored = z
  .object({
    name: z.string().max(200),
    language: z.enum(['en', 'ja', 'zh-CN']),
    theme: z.enum(['system', 'dark', 'light']),
    motion: z.enum(['system', 'full', 'none']),
    confirm: z.boolean(),
    sound: z.boolean(),
    notifications: z.boolean(),
    shortcuts: z.boolean(),
    // A table as it can't be made any more takes nothing else with it.
    lastTable: tableOptions.optional().catch(undefined),
    quickWish,
  })
  .partial();

/** The preferences as a signal, and how to change some of them. What isn't kept, or is broken, has its default. */
export function loadPreferences(storage: Pick<Storage, 'getItem' | 'setItem'>, playerId: PlayerId) {
  const preferences = signal<Preferences>({ ...defaults(playerId), ...readStored(storage) });
  const change = (changes: Partial<Preferences>) => {
    preferences.value = { ...preferences.value, ...changes };
    try {
      storage.setItem(STORAGE_KEY, JSON.stringify(preferences.value));
    } catch {
      // Full or forbidden: they hold for this visit.
    }
  };
  return { preferences, change };
}

/** Forgets all preferences: at the next visit they are those of somebody new. */
export const forgetPreferences = (storage: Pick<Storage, 'removeItem'>): void =>
  storage.removeItem(STORAGE_KEY);

function readStored(storage: Pick<Storage, 'getItem'>): Partial<Preferences> {
  try {
    const parsed = stored.safeParse(JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}'));
    return parsed.success ? (parsed.data as Partial<Preferences>) : {};
  } catch {
    return {};
  }
}

function defaults(playerId: PlayerId): Preferences {
  return {
    name: firstName(playerId),
    language: languageOf(navigator.languages),
    theme: 'system',
    motion: 'system',
    confirm: true,
    sound: true,
    notifications: false,
    shortcuts: true,
    lastTable: undefined,
    quickWish: { players: 'any', pace: 'normal' },
  };
}

/** A name to begin with: the game's own, since all players see it whatever their language. */
const firstName = (playerId: PlayerId): string =>
  `Metro ${1000 + (Number.parseInt(playerId.slice(0, 8), 16) % 9000)}`;

/** The first language of the browser that the game speaks; English where it speaks none. */
export function languageOf(wanted: readonly string[]): Preferences['language'] {
  for (const tag of wanted) {
    if (/^en\b/i.test(tag)) return 'en';
    if (/^ja\b/i.test(tag)) return 'ja';
    if (/^zh\b/i.test(tag)) return 'zh-CN';
  }
  return 'en';
}
