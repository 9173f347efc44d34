/** A table on the page itself: whoever sits before it plays every seat in turn. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { dealFrom, parseSeed, type RandomBelow, randomBelow } from '../../common/deal/deal.ts';
import {
  type GameSnapshot,
  quietTable,
  type SeatSnapshot,
  steadyOccupant,
  type TableSnapshot,
} from '../../common/protocol/snapshot.ts';
import { type Action, type GameState, legalActions } from '../../common/rules/game.ts';
import { type Seat, seatsOf } from '../../common/rules/ids.ts';
import type { TableStay } from '../ui/app-model.ts';
import { animationBetween } from '../view/board/animation-view.ts';
import type { BoardAnimation } from '../view/board/board-model.ts';
import {
  afterAction,
  type LocalGame,
  localSnapshot,
  startLocalGame,
} from '../view/local-game/local-game.ts';
import { laidTiles } from '../view/table/stack-view.ts';
import { turnView } from '../view/turn/turn-view.ts';
import { INITIAL_UI, reduceUi, type UiInput } from '../view/turn/ui-state.ts';
import { CODE, type Scene } from './scene.ts';

/** The table of a scene. */
export class GalleryTable {
  readonly #scene: Scene;
  readonly #animate: (animation: BoardAnimation) => void;
  readonly #state = signal<TableStay>({ type: 'entering', code: CODE });
  #game: LocalGame;

  constructor(scene: Scene, animate: (animation: BoardAnimation) => void) {
    this.#scene = scene;
    this.#animate = animate;
    this.#game = randomGame(scene);
    if (scene.failure !== undefined)
      this.#state.value = { type: 'failed', code: CODE, failure: scene.failure };
    else if (scene.screen === 'waiting') this.#show(waitingSnapshot(scene));
    else if (scene.screen === 'game') this.#show(gameSnapshot(scene, this.#game));
  }

  get state(): ReadonlySignal<TableStay> {
    return this.#state;
  }

  readonly input = (input: UiInput): void => {
    const now = this.#state.peek();
    if (now.type === 'open') this.#state.value = { ...now, ui: reduceUi(now.ui, input) };
  };

  readonly confirm = (): void => {
    const action = selectedAction(this.#state.peek());
    if (action === undefined) return;
    this.#game = played(this.#game, action);
    this.#show(gameSnapshot(this.#scene, this.#game));
  };

  #show(snapshot: TableSnapshot): void {
    const before = this.#state.peek();
    const { connection } = this.#scene;
    const ui = before.type === 'open' ? reduceUi(before.ui, { type: 'turn-changed' }) : INITIAL_UI;
    this.#state.value = { type: 'open', connection, snapshot, ui };
    if (before.type !== 'open' || snapshot.phase === 'waiting') return;
    const animation = animationBetween(before.snapshot, snapshot);
    if (animation !== undefined) this.#animate(animation);
  }
}

function selectedAction(now: TableStay): Action | undefined {
  if (now.type !== 'open' || now.snapshot.phase === 'waiting') return undefined;
  return turnView(now.snapshot, now.ui)?.action;
}

/** The game after an action of the seat on turn; as it was where that isn't allowed. */
function played(game: LocalGame, action: Action): LocalGame {
  const after = afterAction(game, action);
  return after.ok ? after.value : game;
}

/** Random placements, and now and then what the expansions add. */
function randomGame({ options, laid }: Scene): LocalGame {
  const seed = parseSeed('5eed'.repeat(16));
  if (seed === undefined) throw new Error('the gallery has no seed');
  const below = randomBelow(seed, 'gallery');
  let game = startLocalGame(options, dealFrom(seed, options));
  while (laidTiles(game.state.board).length < laid) {
    const action = randomAction(game.state, below);
    if (action === undefined) break;
    game = played(game, action);
  }
  return game;
}

/** Every sixth action is one of an expansion, where there is one. */
function randomAction(state: GameState, below: RandomBelow): Action | undefined {
  const legal = legalActions(state).filter(({ type }) => type !== 'draw');
  const placements = legal.filter(({ type }) => type === 'place');
  const extra = legal.filter(({ type }) => type !== 'place');
  const isExtra = placements.length === 0 || (extra.length > 0 && below(6) === 0);
  const actions = isExtra ? extra : placements;
  return actions.length === 0 ? undefined : actions[below(actions.length)];
}

function gameSnapshot(scene: Scene, game: LocalGame): GameSnapshot {
  const { phase } = game.state;
  const turn = phase.type === 'playing' ? phase.turn : 0;
  const me = scene.isWatching ? undefined : turn;
  return {
    ...localSnapshot(game, { code: CODE, me, names: NAMES }),
    ...factsOf(scene, me),
    seats: seatsOf(scene.options.players).map((seat) => seatWith(seat, seat)),
  };
}

/** The first seat is the host's. */
const viewerOf = ({ isWatching, isGuest }: Scene): Seat | undefined =>
  isWatching ? undefined : isGuest ? 1 : 0;

const waitingSnapshot = (scene: Scene): TableSnapshot => ({
  ...factsOf(scene, viewerOf(scene)),
  phase: 'waiting',
  seats: seatsOf(scene.options.players).map((seat) =>
    seatWith(seat, seat === 2 ? undefined : seat),
  ),
});

const SAME_DEAL = {
  earlier: ['Ines', 'Marek', '田中さくら', 'Bo', 'Ada', 'Eve'].map((name, seat) => ({
    name,
    score: 88 - 7 * seat,
  })),
  recordId: 'PNRSTV-AbCdEfGhIjKlMnOpQrStUv',
};

const factsOf = ({ options, isSameDeal }: Scene, me: Seat | undefined) => ({
  ...quietTable(options),
  code: CODE,
  sameDeal: isSameDeal ? SAME_DEAL : undefined,
  spectators: 2,
  removed: 1,
  me,
});

const NAMES = ['Ines', 'Marek', '田中さくら', 'Okoro', 'Maximiliane-Sophie', '小李'];

/** A seat and who sits there, if anybody. The fourth player has lost the connection. */
const seatWith = (seat: Seat, person: number | undefined): SeatSnapshot => ({
  seat,
  occupant:
    person === undefined
      ? undefined
      : {
          ...steadyOccupant({
            playerId: `player-${person}`,
            name: NAMES[person] ?? '',
            bot: undefined,
          }),
          presence: person === 3 ? 'away' : 'here',
          isReady: person !== 0,
          hasStandIn: person === 3,
        },
});
