/** Somebody's program at a real table: it enters as a guest, and is shown as a program. */
import { randomInt, randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { Client } from '@colyseus/sdk';
import { entryFailureOf, messageOf } from '../../protocol/entry-errors.ts';
import type { RefusalCode } from '../../protocol/messages.ts';
import type { EnterOptions } from '../../protocol/options.ts';
import type { GameSnapshot, TableSnapshot } from '../../protocol/snapshot.ts';
import { withoutProof } from '../../protocol/socket-address.ts';
import { BotClient } from '../../remote/bot-client.ts';
import { newIdentity } from '../../remote/identity.ts';
import type { Seat } from '../../rules/ids.ts';
import { formatAction } from '../../rules/notation.ts';
import { err, ok, type Result } from '../../rules/result.ts';
import type { Program } from './program.ts';
import { turnOf } from './turn.ts';

/** Where a program plays, and under which name. */
export interface PlaySettings {
  /** The server's address, such as `http://localhost:2567`. */
  readonly server: string;
  /** The table's code. */
  readonly table: string;
  readonly entering: EnterOptions;
}

/**
 * Plays a program at a table to the end of its game, through lost connections and restarts. Resolves to how
 * the game ended, or to a sentence about why the program has stopped playing; it has then left its seat, and
 * the stand-in goes on.
 */
export async function playAtTable(
  settings: PlaySettings,
  program: Program,
): Promise<Result<string, string>> {
  const game = new ProgramsGame(settings, program);
  try {
    return await game.play();
  } catch (error) {
    return err(`${settings.server}: ${faultOf(error)}`);
  } finally {
    game.leave();
  }
}

/** One per second, for longer than a server takes to restart. */
const MOST_ATTEMPTS = 120;

/** The time of one program at one table. */
class ProgramsGame {
  readonly #table: string;
  readonly #program: Program;
  readonly #client: BotClient;
  readonly #seed = randomInt(2 ** 31);
  readonly #news = new EventEmitter();

  constructor({ server, table, entering }: PlaySettings, program: Program) {
    this.#table = table;
    this.#program = program;
    const onChanged = () => void this.#news.emit('change');
    this.#client = new BotClient({
      newClient: () => new Client(server, { urlBuilder: withoutProof }),
      identity: newIdentity(),
      entering,
      onChanged,
      onLost: onChanged,
    });
  }

  async play(): Promise<Result<string, string>> {
    for (;;) {
      const change = once(this.#news, 'change');
      if (!this.#client.isConnected) await this.#client.enter(this.#table, MOST_ATTEMPTS);
      const outcome = await this.#actOn(this.#client.snapshot());
      if (outcome !== undefined) return outcome;
      await change;
    }
  }

  leave(): void {
    this.#client.leave();
  }

  /** Does whatever is to be done now, and returns the outcome of the game once there is one. */
  async #actOn(table: TableSnapshot): Promise<Result<string, string> | undefined> {
    const { me } = table;
    if (me === undefined) return err('no seat is free at this table');
    if (table.phase === 'waiting') return this.#getReady(table, me);
    if (table.isGivenUp) return ok('The players have ended the game.');
    const { phase } = table.game;
    if (phase.type === 'finished') return ok(endingOf(table, phase.winners));
    return phase.turn === me ? this.#takeTurn(table, me) : undefined;
  }

  async #getReady({ seats, host }: TableSnapshot, me: Seat): Promise<undefined> {
    const isReady = seats[me]?.occupant?.isReady ?? false;
    if (!isReady && host !== me) await this.#client.ask('ready', { isReady: true });
  }

  async #takeTurn(table: GameSnapshot, me: Seat): Promise<Result<string, string> | undefined> {
    const chosen = await this.#program.choose(turnOf(table.game, me, this.#seed));
    if (!chosen.ok) return chosen;
    const action = formatAction(chosen.value);
    const command = { id: randomUUID(), basedOn: table.sequence, action };
    const answer = await this.#client.ask('play', command).catch(() => undefined);
    // The connection may end before the answer comes; the state then tells whether to try again.
    if (answer === undefined) this.#news.emit('change');
    // The stand-in may have played on in the meantime.
    if (answer === undefined || answer.ok || isStale(answer.error)) return undefined;
    return err(`the table refuses ${action}: ${answer.error}`);
  }
}

const isStale = (refusal: RefusalCode): boolean =>
  refusal === 'stale' || refusal === 'not-your-turn';

function endingOf({ seats, game }: GameSnapshot, winners: readonly Seat[]): string {
  const lines = seats.map(({ seat, occupant }) => {
    const win = winners.includes(seat) ? ', wins' : '';
    return `seat ${seat + 1} (${occupant?.name ?? ''}): ${game.scores[seat]} points${win}`;
  });
  return lines.join('\n');
}

function faultOf(error: unknown): string {
  const failure = entryFailureOf(error) ?? messageOf(error);
  if (failure !== undefined) return `the table can't be entered: ${failure}`;
  return error instanceof Error ? error.message : String(error);
}
