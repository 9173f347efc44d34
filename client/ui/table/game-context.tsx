/** A game as the components of its screen read it: signals that change only when their part does. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import type { Hints } from '../../view/hint/hints.ts';
import type { JudgedMoment } from '../../view/replay/analysis-view.ts';
import { type ReceivedClocks, receiveClocks } from '../../view/table/clock-view.ts';
import { type TurnView, turnView } from '../../view/turn/turn-view.ts';
import { INITIAL_UI, type UiState } from '../../view/turn/ui-state.ts';
import type { Connection, TableStay } from '../app-model.ts';
import type { BoardZoom } from '../board/board-zoom.ts';

/** The game of the table that the page is at. */
export interface Game {
  readonly snapshot: ReadonlySignal<GameSnapshot>;
  readonly ui: ReadonlySignal<UiState>;
  /** The viewer's turn; `undefined` also while this page only shows. */
  readonly turn: ReadonlySignal<TurnView | undefined>;
  readonly connection: ReadonlySignal<Connection>;
  /** `undefined` in a game without clocks. */
  readonly clocks: ReadonlySignal<ReceivedClocks | undefined>;
  /** How the board is zoomed, while it is on the page. */
  readonly zoom: Signal<BoardZoom | undefined>;
  /** The hints that were asked for last, for the turn of then. */
  readonly hints: Signal<Hints | undefined>;
  /** What an analysis says of the moment that is shown, if there is one. */
  readonly judged: Signal<JudgedMoment | undefined>;
}

/** The game of a table. What was last known of it stays when the table closes. */
export function gameOf(table: ReadonlySignal<TableStay>): Game {
  const snapshot = lastKnown(() => {
    const state = table.value;
    return state.type === 'open' && state.snapshot.phase !== 'waiting' ? state.snapshot : undefined;
  });
  const ui = computed(() => (table.value.type === 'open' ? table.value.ui : INITIAL_UI));
  const connection = computed<Connection>(() =>
    table.value.type === 'open' ? table.value.connection : { type: 'reconnecting', why: 'lost' },
  );
  const turn = computed(() =>
    connection.value.type === 'superseded' ? undefined : turnView(snapshot.value, ui.value),
  );
  const shown = { zoom: signal(undefined), hints: signal(undefined), judged: signal(undefined) };
  return { snapshot, ui, turn, connection, clocks: clocksOf(snapshot), ...shown };
}

function clocksOf(snapshot: ReadonlySignal<GameSnapshot>) {
  let received: ReceivedClocks | undefined;
  return computed(() => {
    received = receiveClocks(received, snapshot.value, performance.now());
    return received;
  });
}

function lastKnown<Value>(read: () => Value | undefined): ReadonlySignal<Value> {
  let known: Value | undefined;
  return computed(() => {
    known = read() ?? known;
    if (known === undefined) throw new Error('a game screen without a game');
    return known;
  });
}

/** Hands the game down. */
export const GameContext = createContext<Game | undefined>(undefined);

/** The game; only inside `GameScreen`. */
export function useGame(): Game {
  const game = useContext(GameContext);
  if (game === undefined) throw new Error('a component outside a game');
  return game;
}
