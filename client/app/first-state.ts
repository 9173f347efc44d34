/** What the page shows before it knows its reader and its server; the prerendered one shows it, too. */
import { FIRST_LOOK } from '../../common/protocol/lobby-lists.ts';
import { NOTICE_KINDS } from '../../common/protocol/notices.ts';
import type { LobbyState, Preferences } from '../ui/app-model.ts';

/** The public list until the server has told of it. */
export const FIRST_LOBBY: LobbyState = {
  connection: 'connecting',
  look: FIRST_LOOK,
  tables: [],
  counts: { waiting: 0, playing: 0 },
};

/** The preferences of somebody new; their name and language are their own. */
export const FIRST_PREFERENCES: Omit<Preferences, 'name' | 'language'> = {
  theme: 'system',
  motion: 'system',
  confirm: true,
  sound: true,
  vibration: true,
  notifications: false,
  noticeKinds: NOTICE_KINDS,
  shortcuts: true,
  lastTable: undefined,
  usualWay: undefined,
  quickWish: { players: 'any', pace: 'normal' },
};
