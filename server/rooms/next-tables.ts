/** What comes after a game: the table of a rematch, and the one that plays its deal again. */
import { matchMaker } from '@colyseus/core';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { RefusalCode, RematchAnswer } from '../../common/protocol/messages.ts';
import { TABLE_ROOM } from '../../common/protocol/options.ts';
import { resultOf } from '../../common/record/replay.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import type { EarlierGame, KeptSetup } from '../games/keeping.ts';
import type { LiveTable } from '../games/live-table.ts';
import { rematchOf, sameDealOf } from '../games/rematch.ts';
import type { TableHost } from '../hosting/table-host.ts';
import type { NextKind } from '../store/store.ts';
import { freeCode } from './table-code.ts';

/** What the tables after a game are made of. */
export interface NextTablesParts {
  readonly host: TableHost;
  /** The table whose game they come after, and its code. */
  readonly table: LiveTable;
  readonly code: string;
  /** Called with the code of each, before the person who asked for it gets it. */
  readonly onMade: (kind: NextKind, code: string) => void;
}

/** Who asks for a table, and from where. */
export interface Asker {
  readonly playerId: PlayerId;
  readonly address: string;
}

/** The tables after one game: one of each kind, for everybody who asks, in any room. */
export class NextTables {
  readonly #parts: NextTablesParts;
  readonly #made = new Map<NextKind, Promise<Result<RematchAnswer, RefusalCode>>>();

  constructor(parts: NextTablesParts) {
    this.#parts = parts;
  }

  /** The code of the table, which is made if need be. Rejects if it can't be kept. */
  async ask(kind: NextKind, asker: Asker): Promise<Result<RematchAnswer, RefusalCode>> {
    const { table } = this.#parts;
    if (table.seating.seatOf(asker.playerId) === undefined) return err('no-seat');
    const isAllowed = kind === 'rematch' ? table.isOver : table.phase === 'finished';
    if (!isAllowed) return err('not-finished');
    const made = this.#made.get(kind) ?? this.#make(kind, asker);
    this.#made.set(kind, made);
    try {
      const answer = await made;
      if (!answer.ok) this.#made.delete(kind);
      return answer;
    } catch (error) {
      this.#made.delete(kind);
      throw error;
    }
  }

  /** A room of the same game in another process may have made one already: then that one counts. */
  async #make(
    kind: NextKind,
    { playerId, address }: Asker,
  ): Promise<Result<RematchAnswer, RefusalCode>> {
    const { host, code, onMade } = this.#parts;
    const setup = this.#setupOf(kind, playerId);
    const note = (newCode: string) => host.store.games.noteNext(code, kind, newCode);
    const made = await makeTable(host, { setup, address, note });
    if (!made.ok) return made;
    onMade(kind, made.value);
    return ok({ code: made.value });
  }

  #setupOf(kind: NextKind, playerId: PlayerId): KeptSetup {
    const { table, code } = this.#parts;
    const setup = rematchOf(table.seating, table.terms, playerId);
    if (kind === 'rematch') return setup;
    return sameDealOf(setup, { of: code, earlier: earlierGameOf(table) });
  }
}

/** A table that is made for somebody at an address. */
export interface OrderedTable {
  readonly setup: KeptSetup;
  readonly address: string;
  /** Keeps what the new code stands for, and answers the code that counts: perhaps one of before. */
  readonly note?: (code: string) => Promise<string>;
}

/** Makes a table, with its room, and returns its code; where another one counts, that one's. */
export async function makeTable(
  host: TableHost,
  { setup, address, note }: OrderedTable,
): Promise<Result<string, 'too-many-requests'>> {
  const made = await host.create(setup, { address, newCode: freeCode });
  if (!made.ok) return made;
  const { code, keeper } = made.value;
  const noted = note === undefined ? code : await note(code);
  if (noted === code) await matchMaker.createRoom(TABLE_ROOM, { held: made.value });
  else keeper.noteGivenUp();
  return ok(noted);
}

function earlierGameOf({ game, seating }: LiveTable): EarlierGame {
  const result = game && resultOf(game.state);
  if (game === undefined || result === undefined) throw new Error('the game is not finished');
  const seats = result.scores.map((score, seat) => ({
    name: seating.occupants[seat]?.name ?? '',
    score,
  }));
  return { seed: game.seed, seats };
}
