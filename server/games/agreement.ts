/** On what terms people meet at a table, and whom its host has sent away: what may change before the start. */
import type { Day } from '../../common/protocol/day.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { RefusalCode } from '../../common/protocol/messages.ts';
import { gameOptionsOf } from '../../common/protocol/option-parts.ts';
import type { GameOptions } from '../../common/rules/options.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { changeSeats, changeTerms, type HostRequest, type NewTerms } from './host-powers.ts';
import type { KeptSetup, SameDeal } from './keeping.ts';
import type { SeatedPlayer, Seating } from './seating.ts';
import type { TableTerms } from './terms.ts';

/** What was agreed on at one table. */
export class Agreement {
  /** The earlier game whose deal is played; `undefined` for a deal of its own. */
  readonly sameDeal: SameDeal | undefined;
  /** The day whose deal is played; then nothing can be agreed on. */
  readonly day: Day | undefined;
  readonly #seating: Seating;
  readonly #removed: Set<PlayerId>;
  #terms: TableTerms;
  #options: GameOptions;

  constructor(seating: Seating, { terms, removed, sameDeal, day }: KeptSetup) {
    this.#seating = seating;
    this.#removed = new Set(removed);
    this.#terms = terms;
    this.#options = gameOptionsOf(terms.options);
    this.sameDeal = sameDeal;
    this.day = day;
  }

  get terms(): TableTerms {
    return this.#terms;
  }

  /** The options of the game. */
  get options(): GameOptions {
    return this.#options;
  }

  /** The players whom the host has removed, who may not come back. */
  get removed(): ReadonlySet<PlayerId> {
    return this.#removed;
  }

  /** Forgets that a player was removed. Returns whether one was. */
  forget(playerId: PlayerId): boolean {
    return this.#removed.delete(playerId);
  }

  /** Lets everybody back in whom the host has removed, if this player may do that. */
  readmit(playerId: PlayerId): Result<undefined, RefusalCode> {
    const allowed = this.#seating.checkHost(playerId);
    if (!allowed.ok) return allowed;
    this.#removed.clear();
    return ok(undefined);
  }

  /**
   * Changes the seats, if this player may. Returns the person who was removed, if any; bots may come
   * back.
   */
  changeSeats(
    playerId: PlayerId,
    request: HostRequest,
  ): Result<SeatedPlayer | undefined, RefusalCode> {
    if (this.day !== undefined) return err('deal-fixed');
    const changed = changeSeats(this.#seating, playerId, request);
    const removed = changed.ok ? changed.value : undefined;
    if (removed !== undefined && removed.bot === undefined) this.#removed.add(removed.playerId);
    return changed;
  }

  /** Changes the terms, if this player may. A different game or pace makes everybody unready. */
  changeTerms(playerId: PlayerId, change: NewTerms): Result<undefined, RefusalCode> {
    if (this.day !== undefined) return err('deal-fixed');
    const isDealFixed = this.sameDeal !== undefined;
    const asked = { ...change, terms: this.#terms, isDealFixed };
    const changed = changeTerms(this.#seating, playerId, asked);
    if (!changed.ok) return changed;
    this.#terms = changed.value;
    this.#options = gameOptionsOf(changed.value.options);
    return ok(undefined);
  }
}
