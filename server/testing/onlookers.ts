/** What somebody learns of a game, whatever way it comes: nothing of it may be hidden from them. */
import { viewOf } from '../../common/rules/game.ts';
import { holdingOf } from '../../common/rules/holdings.ts';
import { type Seat, seatsOf } from '../../common/rules/ids.ts';
import type { LiveTable } from '../games/live-table.ts';
import { ownSecrets, publicSecrets, secretsIn } from './secrets.ts';

/** Ids, digests and tokens: many of them hold a kind of tile by chance. Those that matter are looked for. */
const LONG_WORDS = /[\w-]{7,}/g;

/** What tells of the inside of the server. */
const INSIDES =
  /node_modules|\n\s+at |\bnode:\w|SQLITE|(?:FROM|INTO) (?:games|players|server_keys)/;

/** Who receives something. */
export interface OnlookerParts {
  readonly who: string;
  /** Of a player at the table. */
  readonly seat?: Seat | undefined;
  /** The log may tell of the server's inside. */
  readonly isLog?: boolean;
}

/** Somebody who receives something. */
export class Onlooker {
  readonly leaks: string[] = [];
  readonly #parts: OnlookerParts;
  readonly #known = new Set<string>();

  constructor(parts: OnlookerParts) {
    this.#parts = parts;
  }

  /** Looks through what was received while a table stood as it does now. `secrets` are never told. */
  hear(text: string, table: LiveTable, secrets: readonly string[]): void {
    const insides = this.#parts.isLog ? [] : (INSIDES.exec(text) ?? []);
    const told = [...secrets, ...this.#hiddenTexts(table)].filter((secret) =>
      text.includes(secret),
    );
    for (const leak of [...told, ...insides, ...this.#hiddenParts(text, table)])
      this.leaks.push(`${this.#parts.who}: ${leak} in ${excerpt(text, leak)}`);
  }

  /** Kinds of tiles, shares and numbers that this one may not know yet. */
  #hiddenParts(text: string, table: LiveTable): readonly string[] {
    const { game } = table;
    if (game === undefined || isOver(table)) return [];
    const { seat } = this.#parts;
    const seen = { game: viewOf(game.state, seat), moves: game.moves, shown: game.shown, me: seat };
    for (const secret of [...publicSecrets(seen), ...ownSecrets(seen)]) this.#known.add(secret);
    return secretsIn(text.replace(LONG_WORDS, ' ')).filter((secret) => !this.#known.has(secret));
  }

  /** The seed, and what other seats hold. */
  #hiddenTexts(table: LiveTable): readonly string[] {
    const { game } = table;
    if (game === undefined || isOver(table)) return [];
    const { options, holdings } = game.state;
    const others = seatsOf(options.players).filter((seat) => seat !== this.#parts.seat);
    const held = others.map((seat) => JSON.stringify(holdingOf(holdings, seat)));
    return [game.seed, ...held.filter((holding) => holding !== '{}')];
  }
}

/** Then everybody may know everything. */
const isOver = ({ phase, isGivenUp }: LiveTable): boolean => phase === 'finished' || isGivenUp;

const AROUND = 60;

function excerpt(text: string, found: string): string {
  const at = text.indexOf(found);
  return JSON.stringify(text.slice(Math.max(0, at - AROUND), at + found.length + AROUND));
}
