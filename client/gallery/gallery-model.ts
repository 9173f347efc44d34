/** A page's model whose game is played on the page itself, by the real rules. */
import { type Signal, signal } from '@preact/signals';
import { dealFrom, parseSeed, randomBelow } from '../../common/deal/deal.ts';
import type { TableSnapshot } from '../../common/protocol/snapshot.ts';
import {
  applyAction,
  type GameState,
  legalActions,
  startGame,
  viewOf,
} from '../../common/rules/game.ts';
import type { Move } from '../../common/rules/history.ts';
import { PLAYER_COUNTS, type Seat, seatsOf } from '../../common/rules/ids.ts';
import { type GameOptions, HAND_SIZES } from '../../common/rules/setup.ts';
import { exitsOf, parseTile } from '../../common/rules/tiles.ts';
import { paintTile } from '../board/paint-tile.ts';
import type {
  AppActions,
  AppModel,
  ListedTable,
  Notice,
  Preferences,
  TableState,
} from '../ui/app-model.ts';
import { animationBetween } from '../view/animation-view.ts';
import type { BoardAnimation } from '../view/board-view.ts';
import { turnView } from '../view/turn-view.ts';
import { INITIAL_UI, reduceUi } from '../view/ui-state.ts';

/** What the gallery shows. */
export interface Scene {
  readonly screen: string;
  readonly options: GameOptions;
  /** Tiles that lie already. */
  readonly laid: number;
  readonly isWatching: boolean;
  readonly preferences: Partial<Preferences>;
}

/** A scene from the part of the address behind `#`. */
export function parseScene(hash: string): Scene {
  const [screen = 'home', query] = hash.slice(1).split('?');
  const wish = new URLSearchParams(query);
  const numberOf = (name: string) => Number(wish.get(name));
  return {
    screen: screen === '' ? 'home' : screen,
    laid: screen === 'end' ? 60 : numberOf('laid'),
    isWatching: wish.has('watch'),
    options: {
      players: PLAYER_COUNTS.find((count) => count === numberOf('players')) ?? 4,
      rotation: wish.has('rotation'),
      handSize: HAND_SIZES.find((size) => size === numberOf('hand')) ?? 1,
    },
    preferences: {
      language: (['en', 'ja', 'zh-CN'] as const).find((tag) => tag === wish.get('lang')) ?? 'en',
      theme: wish.get('theme') === 'light' ? 'light' : 'dark',
      confirm: !wish.has('at-once'),
    },
  };
}

const NAMES = ['Ines', 'Marek', '田中さくら', 'Okoro', 'Maximiliane-Sophie', '小李'];
const CODE = 'K7MQ2X';

/** The model of a scene. */
export function galleryModel(scene: Scene): AppModel {
  const preferences = signal<Preferences>({
    name: 'Ines',
    language: 'en',
    theme: 'dark',
    motion: 'system',
    confirm: true,
    sound: true,
    notifications: false,
    shortcuts: true,
    ...scene.preferences,
  });
  const notice = signal<Notice | undefined>(undefined);
  const notify = (code: Notice['code']) => {
    notice.value = { serial: (notice.peek()?.serial ?? 0) + 1, code };
  };
  const listeners = new Set<(animation: BoardAnimation) => void>();
  const table = signal<TableState>(tableOf(scene));
  const play =
    scene.screen === 'game' || scene.screen === 'end'
      ? playedTable(scene, table, listeners)
      : NO_PLAY;
  if (scene.screen === 'notice') notify('stale');
  return {
    lobby: signal({ connection: 'online', tables: scene.screen === 'home' ? TABLES : [] }),
    table,
    notice,
    preferences,
    actions: {
      ...PASSIVE,
      ...play,
      notify,
      dismissNotice: () => {
        notice.value = undefined;
      },
      setPreferences: (change) => {
        preferences.value = { ...preferences.value, ...change };
      },
    },
    onAnimation: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mountBoard: async (element, settings) =>
      (await import('../board/mount-board.ts')).mountBoard(element, settings),
    paintTile: paintTilePicture,
  };
}

const nothing = () => undefined;
const NO_PLAY = { input: nothing, confirm: nothing };
const PASSIVE: AppActions = {
  createTable: nothing,
  openTable: nothing,
  enterAgain: nothing,
  leaveTable: () => location.assign('#home'),
  openHome: () => location.assign('#home'),
  sit: nothing,
  setReady: nothing,
  start: nothing,
  dismissNotice: nothing,
  notify: nothing,
  setPreferences: nothing,
  ...NO_PLAY,
};

const TABLES: readonly ListedTable[] = [
  {
    code: 'AB12CD',
    host: 'Marek',
    players: 4,
    seated: 2,
    spectators: 0,
    rotation: false,
    handSize: 1,
    phase: 'waiting',
  },
  {
    code: 'EF34GH',
    host: '田中さくら',
    players: 2,
    seated: 1,
    spectators: 3,
    rotation: true,
    handSize: 3,
    phase: 'waiting',
  },
  {
    code: 'JK56MN',
    host: 'Maximiliane-Sophie',
    players: 6,
    seated: 6,
    spectators: 1,
    rotation: false,
    handSize: 2,
    phase: 'playing',
  },
];

function tableOf({ screen, options, isWatching }: Scene): TableState {
  if (screen === 'not-found' || screen === 'unreachable' || screen === 'outdated')
    return { type: 'failed', code: CODE, failure: screen };
  if (screen !== 'waiting') return { type: 'entering', code: CODE };
  const snapshot: TableSnapshot = {
    ...tableFacts(options, isWatching ? undefined : 0),
    phase: 'waiting',
    seats: seatsOf(options.players).map((seat) => ({
      seat,
      occupant: seat === 2 ? undefined : occupantOf(seat),
    })),
  };
  return { type: 'open', connection: { type: 'online' }, snapshot, ui: INITIAL_UI };
}

const occupantOf = (seat: Seat) => ({
  playerId: `player-${seat}`,
  name: NAMES[seat] ?? '',
  presence: seat === 3 ? ('away' as const) : ('here' as const),
  isReady: seat !== 0,
  hasStandIn: seat === 3,
});

const tableFacts = (options: GameOptions, me: Seat | undefined) => ({
  code: CODE,
  isPublic: true,
  options,
  host: 0 as const,
  spectators: 2,
  me,
});

/** A random game as far as the scene wants it, then played by whoever sits before the page. */
function playedTable(
  scene: Scene,
  table: Signal<TableState>,
  listeners: Set<(animation: BoardAnimation) => void>,
) {
  let game = randomGame(scene);
  const show = () => {
    const before = table.peek();
    const snapshot = snapshotOf(scene, game);
    const ui =
      before.type === 'open'
        ? reduceUi({ ...before.ui, pending: undefined }, { type: 'turn-changed' })
        : INITIAL_UI;
    table.value = { type: 'open', connection: { type: 'online' }, snapshot, ui };
    const animation =
      before.type === 'open' ? animationBetween(before.snapshot, snapshot) : undefined;
    if (animation !== undefined) for (const listener of listeners) listener(animation);
  };
  show();
  const input: AppActions['input'] = (change) => {
    const now = table.peek();
    if (now.type === 'open') table.value = { ...now, ui: reduceUi(now.ui, change) };
  };
  const confirm = () => {
    const now = table.peek();
    if (now.type !== 'open' || now.snapshot.phase === 'waiting') return;
    const turn = turnView(now.snapshot, now.ui);
    if (turn?.selection === undefined) return;
    const { chosen: tile, rotation, selection } = turn;
    game = played(
      game,
      selection.type === 'draw'
        ? { type: 'draw' }
        : { type: 'place', tile, rotation, square: selection.square },
    );
    show();
  };
  return { input, confirm };
}

interface PlayedGame {
  readonly state: GameState;
  readonly moves: readonly Move[];
}

function played({ state, moves }: PlayedGame, action: Move['action']): PlayedGame {
  if (state.phase.type !== 'playing') return { state, moves };
  const seat = state.phase.turn;
  const step = applyAction(state, seat, action);
  return step.ok
    ? { state: step.value.state, moves: [...moves, { seat, action }] }
    : { state, moves };
}

function randomGame({ options, laid }: Scene): PlayedGame {
  const seed = parseSeed('5eed'.repeat(16));
  if (seed === undefined) throw new Error('the gallery has no seed');
  const below = randomBelow(seed, 'gallery');
  let game: PlayedGame = { state: startGame(options, dealFrom(seed, options)), moves: [] };
  while (game.state.board.filter((tile) => tile !== undefined).length < laid) {
    const actions = legalActions(game.state).filter(
      ({ type }) => type === 'place' || below(20) === 0,
    );
    const action = actions[below(actions.length)];
    if (action === undefined) break;
    game = played(game, action);
  }
  return game;
}

function snapshotOf(
  { options, isWatching }: Scene,
  { state, moves }: PlayedGame,
): TableSnapshot & { phase: 'playing' | 'finished' } {
  const turn = state.phase.type === 'playing' ? state.phase.turn : 0;
  const me = isWatching ? undefined : turn;
  return {
    ...tableFacts(options, me),
    phase: state.phase.type,
    sequence: moves.length,
    game: viewOf(state, me),
    moves,
    seats: seatsOf(options.players).map((seat) => ({ seat, occupant: occupantOf(seat) })),
  };
}

function paintTilePicture(canvas: HTMLCanvasElement, code: string): void {
  const context = canvas.getContext('2d');
  const tile = parseTile(code);
  if (context === null || tile === undefined) return;
  const size = Math.max(1, Math.round(canvas.clientWidth * devicePixelRatio));
  canvas.width = size;
  canvas.height = size;
  context.scale(size, size);
  paintTile(context, exitsOf(tile));
}
