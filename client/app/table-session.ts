/** The table that the page is at: who hosts it, what the player is about to do, and what is shown of both. */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { EntryFailure } from '../../common/protocol/failures.ts';
import type { AskedRequest, Payload } from '../../common/protocol/messages.ts';
import { assertNever } from '../../common/rules/assert-never.ts';
import type { Action } from '../../common/rules/game.ts';
import { formatAction } from '../../common/rules/notation.ts';
import type { HostedTable, TableEvent } from '../net/hosted-table.ts';
import { randomHex } from '../net/random-hex.ts';
import type { Notice, TableStay } from '../ui/app-model.ts';
import { animationBetween } from '../view/board/animation-view.ts';
import type { BoardAnimation } from '../view/board/board-model.ts';
import { turnView } from '../view/turn/turn-view.ts';
import { INITIAL_UI, reduceUi, type UiInput, type UiState } from '../view/turn/ui-state.ts';
import type { KeptChoices } from './kept-choices.ts';

type Open = Extract<TableStay, { type: 'open' }>;

/** What a session tells the page beside its state. */
export interface SessionListener {
  readonly notify: (code: Notice['code']) => void;
  readonly animate: (animation: BoardAnimation) => void;
}

/** Where one goes, and what for. */
export interface Destination {
  readonly code: string;
  readonly as: 'player' | 'spectator';
  /** Will the player start the game at once? Then there is nothing to be seen of waiting for that. */
  readonly startsAtOnce?: boolean;
}

/** A stay at a table. */
export class TableSession {
  readonly #state = signal<TableStay>({ type: 'none' });
  readonly #listener: SessionListener;
  readonly #choices: KeptChoices;
  /** The requests that wait for an answer. */
  readonly #underWay = new Set<string>();
  #table: HostedTable | undefined;
  /** Did the player come for a seat, and doesn't know yet whether there is one? */
  #wantsSeat = false;
  /** Is the game about to be started? What the table was like before is shown only if that fails. */
  #isStarting = false;
  #beforeStart: Open['snapshot'] | undefined;

  constructor(listener: SessionListener, choices: KeptChoices) {
    this.#listener = listener;
    this.#choices = choices;
  }

  /** What the page shows. */
  get state(): ReadonlySignal<TableStay> {
    return this.#state;
  }

  /** Starts a stay; `connect` goes to the table and is handed what listens to it. */
  open(
    { code, as, startsAtOnce = false }: Destination,
    connect: (listener: (event: TableEvent) => void) => HostedTable,
  ): void {
    this.close();
    this.#state.value = { type: 'entering', code };
    this.#wantsSeat = as === 'player';
    this.#isStarting = startsAtOnce;
    const table = connect((event) => {
      if (this.#table === table) this.#hear(code, event);
    });
    this.#table = table;
  }

  /** Shows that a table can't be gone to. */
  fail(code: string, failure: EntryFailure): void {
    this.close();
    this.#state.value = { type: 'failed', code, failure };
  }

  /** Ends the stay, but keeps the seat. */
  close(): void {
    this.#table?.close();
    this.#forget();
  }

  /** Ends the stay for good. */
  leave(): void {
    this.#table?.leave();
    this.#forget();
  }

  /** Shows a table that should have started at once as it is: the player can go on by hand. */
  showWaiting(): void {
    const snapshot = this.#beforeStart;
    this.#isStarting = false;
    this.#beforeStart = undefined;
    if (snapshot !== undefined) this.#show(snapshot);
  }

  /** Something that the player does on the page alone. */
  readonly input = (input: UiInput): void => {
    const open = this.#open();
    if (open === undefined) return;
    const ui = reduceUi(open.ui, input);
    this.#state.value = { ...open, ui };
    if (open.snapshot.phase !== 'waiting') this.#choices.keep(open.snapshot, ui);
  };

  /** Sends what is selected, if it may be done; answers whether something was sent. */
  readonly confirm = (): boolean => {
    const action = this.#selectedAction();
    if (action === undefined) return false;
    void this.#play(action);
    return true;
  };

  /**
   * Sends another request, and answers whether it was granted; a refusal is told. One that is under way
   * already isn't sent again: a double click asks once.
   */
  readonly ask = async <Name extends AskedRequest>(
    name: Name,
    ...payload: Payload<Name>
  ): Promise<boolean> => {
    const request = JSON.stringify([name, ...payload]);
    if (this.#underWay.has(request)) return false;
    this.#underWay.add(request);
    const answer = await this.#table?.ask(name, ...payload);
    this.#underWay.delete(request);
    if (answer !== undefined && !answer.ok) this.#listener.notify(answer.error);
    return answer?.ok ?? false;
  };

  #forget(): void {
    this.#table = undefined;
    this.#underWay.clear();
    this.#isStarting = false;
    this.#beforeStart = undefined;
    this.#state.value = { type: 'none' };
  }

  #open(): Open | undefined {
    return this.#state.value.type === 'open' ? this.#state.value : undefined;
  }

  #selectedAction(): Action | undefined {
    const open = this.#open();
    if (open === undefined || open.snapshot.phase === 'waiting') return undefined;
    return turnView(open.snapshot, open.ui)?.action;
  }

  async #play(action: Action): Promise<void> {
    const open = this.#open();
    const table = this.#table;
    if (open === undefined || open.snapshot.phase === 'waiting' || !table) return;
    const command = { id: randomHex(16), action };
    const basedOn = open.snapshot.sequence;
    this.input({ type: 'sent', command });
    const answer = await table.play({ id: command.id, basedOn, action: formatAction(action) });
    if (this.#table !== table) return;
    batch(() => {
      this.input({ type: 'answered', id: command.id });
      if (!answer.ok) this.#listener.notify(answer.error);
    });
  }

  #hear(code: string, event: TableEvent): void {
    switch (event.type) {
      case 'snapshot':
        this.#show(event.snapshot);
        return;
      case 'reconnecting':
      case 'superseded': {
        const open = this.#open();
        this.#state.value =
          open === undefined
            ? { type: 'failed', code, failure: failureOf(event) }
            : { ...open, connection: event };
        return;
      }
      case 'failed':
        this.#state.value = { ...event, code };
        return;
      default:
        assertNever(event);
    }
  }

  #tellSeat(snapshot: Open['snapshot']): void {
    const isInVain = this.#wantsSeat && snapshot.me === undefined && snapshot.phase !== 'finished';
    this.#wantsSeat = false;
    if (isInVain) this.#listener.notify('watching-full-table');
  }

  /** What a page that is loaded again begins with. */
  #keptUi(snapshot: Open['snapshot']): UiState {
    return snapshot.phase === 'waiting' ? INITIAL_UI : this.#choices.at(snapshot);
  }

  #show(snapshot: Open['snapshot']): void {
    if (this.#isStarting && snapshot.phase === 'waiting') {
      this.#beforeStart = snapshot;
      return;
    }
    this.#isStarting = false;
    this.#beforeStart = undefined;
    const before = this.#open();
    const turned = hasTurned(before?.snapshot, snapshot);
    const kept = before?.ui ?? this.#keptUi(snapshot);
    this.#state.value = {
      type: 'open',
      connection: { type: 'online' },
      snapshot,
      ui: turned ? reduceUi(kept, { type: 'turn-changed' }) : kept,
    };
    this.#tellSeat(snapshot);
    if (snapshot.phase === 'waiting') return;
    const animation = animationBetween(before?.snapshot, snapshot);
    if (animation !== undefined) this.#listener.animate(animation);
  }
}

/** Why a table isn't there yet. */
const failureOf = (
  event: Extract<TableEvent, { type: 'reconnecting' | 'superseded' }>,
): EntryFailure =>
  event.type === 'reconnecting' && (event.why === 'too-many-requests' || event.why === 'no-sockets')
    ? event.why
    : 'unreachable';

/** Has an action been accepted in between? Choices made before it are then gone. */
const hasTurned = (before: Open['snapshot'] | undefined, after: Open['snapshot']): boolean =>
  before !== undefined &&
  before.phase !== 'waiting' &&
  after.phase !== 'waiting' &&
  before.sequence !== after.sequence;
