/** Practice games: the page's own tables, at their own address. Their code comes when it is first needed. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Practice } from '../practice/open-practice.ts';
import type { PracticeGame } from '../practice/practice-game.ts';
import { once } from '../ui/once.ts';
import type { PracticeSetup, PracticeState } from '../view/practice/practice-setup.ts';
import type { BrowserStorage } from './browser-storage.ts';
import { route } from './location.ts';
import type { TableSession } from './table-session.ts';

/** What practising takes of the page. */
export interface PractisingWiring {
  readonly session: TableSession;
  readonly storage: BrowserStorage;
  readonly name: () => string;
}

/** The page's own tables. */
export class Practising {
  readonly #state = signal<PracticeState>({ type: 'loading' });
  readonly #wiring: PractisingWiring;
  readonly #load: () => Promise<Practice>;

  constructor(wiring: PractisingWiring) {
    this.#wiring = wiring;
    this.#load = once(async () => {
      const { practiceOf } = await import('../practice/open-practice.ts');
      return practiceOf(wiring);
    });
  }

  /** What the page shows at the address of practice. */
  get state(): ReadonlySignal<PracticeState> {
    return this.#state;
  }

  /** Goes on with the game that is kept, or lets the player choose one. */
  readonly enter = (): void => {
    void this.#use((practice) => {
      const game = practice.current();
      if (game === undefined) this.#state.value = practice.choices();
      else this.#sitDown(practice, game);
    });
  };

  /** Begins a game in place of the one before. */
  readonly begin = (setup: PracticeSetup): void => {
    void this.#use((practice) => this.#sitDown(practice, practice.begin(setup)));
  };

  /** Lets the player choose another game; one that is under way is given up. */
  readonly choose = (): void => {
    this.#wiring.session.leave();
    void this.#use((practice) => {
      practice.putAway();
      this.#state.value = practice.choices();
    });
  };

  /** By the time the code is there, the page may have gone elsewhere. */
  async #use(act: (practice: Practice) => void): Promise<void> {
    try {
      const practice = await this.#load();
      if (route.peek().type === 'practice') act(practice);
    } catch (error) {
      console.error(error);
      this.#state.value = { type: 'absent' };
    }
  }

  #sitDown(practice: Practice, game: PracticeGame): void {
    const { session } = this.#wiring;
    const onStuck = () => {
      session.close();
      this.#state.value = { type: 'absent' };
    };
    session.open({ code: game.id, as: 'player' }, (listener) =>
      practice.tableOf(game, listener, onStuck),
    );
    this.#state.value = { type: 'at-table' };
  }
}
