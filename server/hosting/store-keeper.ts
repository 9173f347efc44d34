/** Keeps one table in the store, for as long as this process hosts it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Seed } from '../../common/deal/deal.ts';
import type { TableOptions } from '../../common/protocol/options.ts';
import { type GameResult, RECORD_VERSION } from '../../common/record/record.ts';
import { RULES_VERSION } from '../../common/record/rules-version.ts';
import type { GameState } from '../../common/rules/game.ts';
import { formatAction } from '../../common/rules/notation.ts';
import { dayResultOf } from '../games/day-table.ts';
import type { JournalEntry } from '../games/journal.ts';
import type { KeptSetup, TableKeeper } from '../games/keeping.ts';
import { measuredJournal } from '../metrics.ts';
import { detailsOf, holdersOf, progressOf } from '../records/kept-table.ts';
import { report } from '../report.ts';
import { Fenced, StoreFailure } from '../store/errors.ts';
import type { GameStore } from '../store/store.ts';

/** A game of which a process is the host. */
export interface Hosted {
  readonly store: GameStore;
  readonly code: string;
  readonly epoch: number;
  /** Its actions and set-up as they were kept. */
  readonly setup: KeptSetup;
}

/** Milliseconds before a note that failed is tried again. */
const RETRY = 1000;
/** Attempts before a note is given up; the next one will hold all that it held. */
const ATTEMPTS = 3;

/**
 * The keeper of one table. Once the store doesn't know this process as the host any more, or a write
 * has an unknown fate, the table is lost here: nothing more is written, and it must be claimed and
 * loaded again.
 */
export class StoreKeeper implements TableKeeper {
  readonly #hosted: Hosted;
  #phase: 'waiting' | 'playing' | 'over' = 'waiting';
  #lostBy: unknown;
  #onLost: (error: unknown) => void = () => {};
  #noted: string;
  #wanted: KeptSetup | undefined;
  #options: TableOptions;
  /** The notes being written. They never reject. */
  #notes: Promise<void> = Promise.resolve();
  /** The newest write of an action or the start; a game has one at a time. It never rejects. */
  #written: Promise<unknown> = Promise.resolve();
  readonly #onError: (error: unknown) => void;
  readonly #journal = measuredJournal({
    append: ({ sequence, seat, action }) => {
      const { store, code, epoch } = this.#hosted;
      const entry = { sequence, seat, action: formatAction(action), at: Date.now() };
      return this.#write(() => store.journal.append(code, epoch, entry));
    },
  });

  constructor(
    hosted: Hosted,
    phase: 'waiting' | 'playing' | 'over',
    onError: (error: unknown) => void,
  ) {
    this.#hosted = hosted;
    this.#options = hosted.setup.terms.options;
    this.#noted = noteOf(hosted.setup);
    this.#phase = phase;
    this.#onError = onError;
  }

  /** Sets the listener that hears, at once and before anybody else, that the table is lost here. */
  whenLost(onLost: (error: unknown) => void): void {
    this.#onLost = onLost;
  }

  get isBehind(): boolean {
    return this.#hosted.store.journal.backlog().isBehind;
  }

  append(entry: JournalEntry): Promise<void> {
    return this.#journal.append(entry);
  }

  async keepStart(setup: KeptSetup, seed: Seed): Promise<void> {
    const { store, code, epoch } = this.#hosted;
    const isNoteWaiting = this.#wanted !== undefined;
    this.#wanted = undefined;
    await this.#notes;
    // The start holds neither the options nor who was removed: changes of them must be kept before it.
    if (isNoteWaiting || setup.terms.options !== this.#options)
      await this.#write(() => this.#saveSetup(setup));
    await this.#write(() =>
      store.games.start(code, epoch, {
        seats: holdersOf(setup),
        details: detailsOf(setup),
        seed,
        rulesVersion: RULES_VERSION,
        recordVersion: RECORD_VERSION,
      }),
    );
    this.#phase = 'playing';
    report('game started', { table: code });
  }

  noteSetup(setup: KeptSetup): void {
    const text = noteOf(setup);
    if (text === this.#noted || this.#phase === 'over' || this.#isLost) return;
    this.#noted = text;
    this.#wanted = setup;
    this.#note(async () => {
      const wanted = this.#wanted;
      if (wanted === undefined) return;
      this.#wanted = undefined;
      await this.#saveSetup(wanted);
    });
  }

  noteResult(result: GameResult, end: GameState): void {
    const { store, code, epoch, setup } = this.#hosted;
    const ofDay = setup.day === undefined ? undefined : dayResultOf(end);
    this.#noteEnd('finished', () => store.games.finish(code, epoch, result, ofDay));
  }

  noteGivenUp(): void {
    const { store, code, epoch } = this.#hosted;
    this.#noteEnd('given up', () => store.games.abandon(code, epoch));
  }

  /** Waits for what is being written, then releases the table for any process to claim. Never rejects. */
  async release(): Promise<void> {
    await this.#written;
    await this.#notes;
    if (this.#isLost || this.#phase === 'over') return;
    const { store, code, epoch } = this.#hosted;
    await store.hosting.release(code, epoch).catch(this.#onError);
  }

  get #isLost(): boolean {
    return this.#lostBy !== undefined;
  }

  async #saveSetup(setup: KeptSetup): Promise<void> {
    const { store, code, epoch } = this.#hosted;
    if (this.#phase === 'playing') return store.games.saveProgress(code, epoch, progressOf(setup));
    const { removed } = setup;
    const { options } = setup.terms;
    const { isPublic } = options;
    const parts = { seats: holdersOf(setup), removed, details: detailsOf(setup) };
    await store.games.saveSetup(code, epoch, { options, isPublic, ...parts });
    this.#options = options;
  }

  #noteEnd(how: 'finished' | 'given up', write: () => Promise<void>): void {
    if (this.#phase === 'over') return;
    report('game ended', { table: this.#hosted.code, how });
    this.#phase = 'over';
    this.#wanted = undefined;
    this.#note(write);
  }

  #note(write: () => Promise<void>): void {
    this.#notes = this.#notes.then(() => this.#try(write, ATTEMPTS));
  }

  async #try(write: () => Promise<void>, attempts: number): Promise<void> {
    if (this.#isLost) return;
    try {
      await write();
    } catch (error) {
      if (error instanceof Fenced) return this.#lose(error);
      this.#onError(error);
      this.#noted = '';
      if (attempts <= 1) return;
      await delay(RETRY);
      await this.#try(write, attempts - 1);
    }
  }

  async #write(write: () => Promise<void>): Promise<void> {
    if (this.#isLost) throw new StoreFailure('the table is lost here', 'not-kept', this.#lostBy);
    try {
      const written = write();
      this.#written = written.catch(() => {});
      await written;
    } catch (error) {
      const isKnown = error instanceof StoreFailure && error.fate === 'not-kept';
      if (!isKnown) this.#lose(error);
      throw error;
    }
  }

  #lose(error: unknown): void {
    if (this.#isLost) return;
    this.#lostBy = error;
    this.#onLost(error);
  }
}

/** Of two set-ups with the same note only one needs keeping. */
const noteOf = (setup: KeptSetup): string =>
  JSON.stringify([setup.terms.options, holdersOf(setup), setup.removed, detailsOf(setup)]);
