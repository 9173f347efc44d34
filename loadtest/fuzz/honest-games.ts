/** Games of honest players, who play on as if nothing were happening. */
import type { TableOptions } from '../../common/protocol/options.ts';
import type { Pace } from '../pace.ts';
import { type LoadPlan, parsePlan } from '../plan.ts';
import { BotTable } from '../table.ts';
import { Counter, type Tally } from '../tally.ts';

/** A game that is played all the time: when it is over, the next one follows. */
interface HonestGame {
  readonly pace: Pace;
  readonly options: TableOptions;
}

/** Hands of three, so that nobody's hand shows up by chance. */
const long = { rotation: true, handSize: 3 } as const;

/**
 * Public games, too long to finish in a short run, for strangers to watch; and quick ones that can be found
 * only by code, since a stranger might take a seat at the next table before its players do.
 */
const GAMES: readonly HonestGame[] = [
  {
    pace: 'human',
    options: { ...long, players: 4, isPublic: true, expansions: ['companies', 'central-wagons'] },
  },
  {
    pace: 'human',
    options: {
      ...long,
      ...{ players: 2, isPublic: true, numbersPerColour: 4 },
      expansions: ['central-tracks', 'station-numbers'],
    },
  },
  { pace: 'fast', options: { ...long, players: 4, isPublic: false, expansions: [] } },
  { pace: 'fast', options: { ...long, players: 2, isPublic: false, expansions: ['companies'] } },
];

/** All of them. */
export class HonestGames {
  readonly #endpoint: string;
  readonly #counter = new Counter();
  readonly #tables = new Map<HonestGame, BotTable>();
  readonly #codes = new Set<string>();
  readonly #tokens = new Set<string>();
  readonly differences: string[] = [];
  #isPlaying = true;

  constructor(endpoint: string) {
    this.#endpoint = endpoint;
  }

  /** Begins all games. Rejects where that fails. */
  async open(): Promise<void> {
    await Promise.all(GAMES.map((game) => this.#open(game)));
  }

  /** The codes of all their tables, of those that are over too. */
  get codes(): ReadonlySet<string> {
    return this.#codes;
  }

  /** The codes of the tables where they play now. */
  get current(): readonly string[] {
    return [...this.#tables.values()].map(({ code }) => code);
  }

  /** The tokens of everybody who has played. */
  get tokens(): readonly string[] {
    return [...this.#tokens];
  }

  /** What has been counted since the last time. */
  take(): Tally {
    return this.#counter.take(0);
  }

  /** Ends playing, and compares what all players know with each other and with the record. */
  async check(): Promise<void> {
    this.#isPlaying = false;
    for (const table of this.#tables.values()) table.stop();
    await Promise.all([...this.#tables.values()].map((table) => this.#check(table)));
  }

  /** Everybody leaves. */
  close(): void {
    for (const table of this.#tables.values()) table.close();
  }

  async #open(game: HonestGame): Promise<void> {
    const { pace, options } = game;
    const parts = {
      endpoint: this.#endpoint,
      plan: planFor(pace, options),
      processIndex: 0,
      counter: this.#counter,
      onFinished: () => void this.#replace(game, table),
    };
    const table = new BotTable(parts, options);
    await table.open();
    this.#codes.add(table.code);
    for (const token of table.tokens) this.#tokens.add(token);
    this.#tables.set(game, table);
    if (this.#isPlaying) table.play();
  }

  async #replace(game: HonestGame, table: BotTable): Promise<void> {
    this.#counter.count('games');
    this.#tables.delete(game);
    await this.#check(table);
    table.close();
    if (this.#isPlaying) await this.#open(game).catch((error) => this.#counter.error(error));
  }

  async #check(table: BotTable): Promise<void> {
    try {
      const difference = await table.check();
      if (difference !== undefined) this.differences.push(difference);
    } catch (error) {
      this.#counter.error(error);
    }
  }
}

/** No cuts and no spectators: whatever goes wrong is the attackers' doing. */
function planFor(pace: Pace, { players }: TableOptions): LoadPlan {
  const args = ['--pace', pace, '--players', String(players)];
  const plan = parsePlan([...args, '--drops', '0', '--watched', '0', '--queued', '0']);
  if (!plan.ok) throw new Error(plan.error);
  return plan.value;
}
