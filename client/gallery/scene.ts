/** What the gallery shows, as its address says: `#game?laid=30&players=4&lang=ja&theme=light`,
 * `#end?expansions=companies+central-wagons`, `#learn?chapter=points`. */

import type { EntryFailure } from '../../common/protocol/failures.ts';
import type { ListedTable } from '../../common/protocol/lobby.ts';
import { parseExpansions } from '../../common/rules/expansions/sets.ts';
import { PLAYER_COUNTS } from '../../common/rules/ids.ts';
import { type GameOptions, HAND_SIZES } from '../../common/rules/options.ts';
import { TILE_COUNT } from '../../common/rules/tiles.ts';
import type {
  Connection,
  NewVersionState,
  Notice,
  Preferences,
  QuickMatchState,
} from '../ui/app-model.ts';
import { WAYS } from '../view/home/ways.ts';
import { type ChapterName, parseChapter } from '../view/lesson/chapter-names.ts';
import { practiceIdFrom } from '../view/practice/practice-id.ts';
import type { PracticeState } from '../view/practice/practice-setup.ts';

/** The code of the gallery's one table. */
export const CODE = 'KTMRBX';

const FAILURES = [
  'not-found',
  'full',
  'password-needed',
  'password-wrong',
  'too-many-passwords',
  'nobody-watches',
  'removed',
  'unreachable',
  'too-many-requests',
  'no-sockets',
  'other-version',
  'signed-out',
  'outdated',
] as const satisfies readonly EntryFailure[];

/** What the gallery shows. */
export interface Scene {
  readonly screen:
    | 'home'
    | 'new-table'
    | 'quick'
    | 'deal'
    | 'practice'
    | 'learn'
    | 'waiting'
    | 'game'
    | 'replay'
    | 'entering'
    | 'failed';
  readonly failure: EntryFailure | undefined;
  /** The lesson's; `undefined` where it is left to the page. */
  readonly chapter: ChapterName | undefined;
  readonly tables: readonly ListedTable[];
  readonly quickMatch: QuickMatchState;
  readonly practice: PracticeState;
  readonly options: GameOptions;
  /** Tiles that lie already. */
  readonly laid: number;
  readonly isWatching: boolean;
  /** Does the viewer sit at another's table? */
  readonly isGuest: boolean;
  /** Is the deal that of an earlier game? */
  readonly isSameDeal: boolean;
  readonly connection: Connection;
  readonly notice: Notice['code'] | undefined;
  readonly newVersion: NewVersionState;
  readonly preferences: Partial<Preferences>;
}

/** A scene from the part of the address behind `#`; what isn't said is usual. */
export function parseScene(hash: string): Scene {
  const [name = '', query] = hash.slice(1).split('?');
  const wish = new URLSearchParams(query);
  const failure = oneOf(FAILURES, name);
  return {
    screen: screenOf(name, failure),
    failure,
    chapter: parseChapter(wish.get('chapter') ?? undefined),
    tables: wish.has('alone') ? [] : TABLES,
    quickMatch: quickMatchOf(wish),
    practice: PRACTICE,
    laid: name === 'end' ? TILE_COUNT : Number(wish.get('laid')),
    isWatching: wish.has('watch'),
    isGuest: wish.has('guest'),
    isSameDeal: wish.has('same-deal'),
    connection: connectionOf(wish),
    notice: oneOf(['stale', 'cannot-keep', 'link-copied', 'no-answer'], wish.get('notice')),
    newVersion: oneOf(['waits', 'by-hand'], wish.get('new-version')) ?? 'none',
    options: optionsOf(wish),
    preferences: {
      language: oneOf(['ja', 'zh-CN'], wish.get('lang')) ?? 'en',
      theme: oneOf(['light'], wish.get('theme')) ?? 'dark',
      confirm: !wish.has('at-once'),
      usualWay: oneOf(WAYS, wish.get('usual')),
    },
  };
}

function screenOf(name: string, failure: EntryFailure | undefined): Scene['screen'] {
  if (failure !== undefined) return 'failed';
  if (name === 'end') return 'game';
  return (
    oneOf(
      ['new-table', 'quick', 'deal', 'practice', 'learn', 'waiting', 'game', 'replay', 'entering'],
      name,
    ) ?? 'home'
  );
}

/** `#game?connection=restart`. */
function connectionOf(wish: URLSearchParams): Connection {
  const wished = wish.get('connection');
  if (wished === 'superseded') return { type: 'superseded' };
  const why = oneOf(['lost', 'restart', 'too-many-requests', 'cannot-keep', 'no-sockets'], wished);
  return why === undefined ? { type: 'online' } : { type: 'reconnecting', why };
}

/** `#quick?players=3&people=2&waited=25`. */
const quickMatchOf = (wish: URLSearchParams): QuickMatchState => ({
  type: 'waiting',
  wish: {
    players: PLAYER_COUNTS.find((count) => count === Number(wish.get('players'))) ?? 'any',
    pace: 'relaxed',
  },
  since: performance.now() - 1000 * Number(wish.get('waited')),
  count: { people: Number(wish.get('people') ?? 1), others: Number(wish.get('others')) },
  isConnected: wish.get('connection') === null,
  areSocketsRefused: false,
});

const optionsOf = (wish: URLSearchParams): GameOptions => ({
  players: PLAYER_COUNTS.find((count) => count === Number(wish.get('players'))) ?? 4,
  rotation: wish.has('rotation'),
  handSize: HAND_SIZES.find((size) => size === Number(wish.get('hand'))) ?? 1,
  ...expansionsOf(wish),
});

function expansionsOf(wish: URLSearchParams): Pick<GameOptions, 'expansions' | 'numbersPerColour'> {
  const set = parseExpansions((wish.get('expansions') ?? '').split(' ').filter(Boolean));
  const numbers = wish.get('numbers');
  return {
    expansions: set.ok ? set.value : [],
    ...(numbers !== null && { numbersPerColour: Number(numbers) }),
  };
}

const oneOf = <const Value extends string>(
  values: readonly Value[],
  wished: string | null,
): Value | undefined => values.find((value) => value === wished);

const PRACTICE: PracticeState = {
  type: 'choosing',
  last: undefined,
  past: [
    { id: practiceIdFrom('0123456789ab'), playedAt: Date.now() - 7_200_000, scores: [81, 64] },
    { id: practiceIdFrom('ba9876543210'), playedAt: Date.now() - 86_400_000, scores: [48, 77, 60] },
  ],
};

const TABLES: readonly ListedTable[] = [
  tableOf('BKDRCD', 'Marek', { players: 4, seated: 2, clock: 'fast' }),
  tableOf('HFTVGH', '田中さくら', {
    spectators: 3,
    hasPassword: true,
    rotation: true,
    handSize: 3,
    expansions: ['companies', 'central-wagons'],
  }),
  tableOf('JKNPMN', 'Maximiliane-Sophie', { players: 6, seated: 6, phase: 'playing' }),
];

function tableOf(code: string, host: string, facts: Partial<ListedTable>): ListedTable {
  const base = {
    players: 2,
    rotation: false,
    handSize: 1,
    expansions: [],
    clock: 'none',
    hasPassword: false,
    mayWatch: true,
    allowsHints: false,
  };
  return { ...base, phase: 'waiting', seated: 1, spectators: 0, code, host, ...facts };
}
