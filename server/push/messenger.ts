/** Tells players something where they aren't looking: by the push services of their browsers. */
import { ECDH } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { Notice } from '../../common/protocol/notices.ts';
import type { SubscriptionRequest } from '../../common/protocol/push.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import type { Proven } from '../identity/guests.ts';
import { countNotice } from '../metrics.ts';
import { reportWarning } from '../report.ts';
import { Sampling } from '../sampling.ts';
import type { Subscription, Subscriptions } from '../store/store.ts';
import { isEndpoint, type Reach } from './endpoints.ts';
import { type Sending, send } from './sending.ts';

/** How notices are sent. */
export interface PushPlan {
  /** Whom push services could ask about this server: a `mailto:` or an `https:` address. */
  readonly contact: string;
  /** Where they may go; to the internet, unless a test says otherwise. */
  readonly reach?: Reach;
  /** A push service that takes longer is given up, in milliseconds. */
  readonly patience?: number;
}

/** What a messenger works with. */
export interface MessengerParts {
  readonly subscriptions: Subscriptions;
  readonly sending: Sending;
}

/** News that are on their way at a time; what comes on top waits. */
const MOST_AT_ONCE = 32;
/** News that wait at most. They are worth less than the memory that more would take. */
const MOST_WAITING = 2000;
/** Of these so many for one player: a slow push service is that player's own. */
const MOST_OF_ONE = 5;

/** The messenger of a server. Nobody waits for it, and what can't be sent is left. */
export class Messenger {
  readonly #parts: MessengerParts;
  readonly #limit = pLimit(MOST_AT_ONCE);
  readonly #faults = new Sampling();
  /** News of each player that aren't sent yet. */
  readonly #unsent = new Map<PlayerId, number>();
  readonly #underWay = new Set<Promise<void>>();

  constructor(parts: MessengerParts) {
    this.#parts = parts;
  }

  /** The key for which browsers subscribe, in base64url. */
  get publicKey(): string {
    return this.#parts.sending.keys.publicKey;
  }

  /** Notes where a device wants to be told what; refuses what no browser would ask for. */
  async subscribe(
    { playerId, device }: Proven,
    asked: SubscriptionRequest,
  ): Promise<Result<undefined, 'malformed'>> {
    const { subscriptions, sending } = this.#parts;
    if (!isEndpoint(asked.endpoint, sending.reach) || !isKey(asked.publicKey))
      return err('malformed');
    await subscriptions.keep({ ...asked, playerId, deviceId: device });
    return ok(undefined);
  }

  /** A device wants to be told nothing more. */
  async unsubscribe({ playerId, device }: Proven): Promise<void> {
    await this.#parts.subscriptions.deleteOf(playerId, device);
  }

  /** Tells a player something on all devices that want to be told such things. Returns at once. */
  tell(playerId: PlayerId, news: Omit<Notice, 'language'>): void {
    const unsent = this.#unsent.get(playerId) ?? 0;
    if (unsent >= MOST_OF_ONE || this.#limit.pendingCount >= MOST_WAITING) {
      countNotice('dropped');
      return;
    }
    this.#unsent.set(playerId, unsent + 1);
    const told = this.#limit(() => this.#tell(playerId, news)).catch((error) => this.#fault(error));
    this.#underWay.add(told);
    void told.then(() => this.#done(playerId, told));
  }

  /** Resolves once everything is sent that was on its way, or after the given time, in milliseconds. */
  async close(patience: number): Promise<void> {
    const tooLong = new AbortController();
    const sent = Promise.all(this.#underWay).finally(() => tooLong.abort());
    await Promise.race([sent, delay(patience, undefined, tooLong).catch(() => {})]);
    this.#limit.clearQueue();
  }

  async #tell(playerId: PlayerId, news: Omit<Notice, 'language'>): Promise<void> {
    const subscriptions = await this.#parts.subscriptions.ofPlayer(playerId);
    const wanted = subscriptions.filter(({ kinds }) => kinds.includes(news.kind));
    await Promise.all(wanted.map((each) => this.#send(each, news)));
  }

  async #send(to: Subscription, news: Omit<Notice, 'language'>): Promise<void> {
    const { subscriptions, sending } = this.#parts;
    try {
      const sent = await send(sending, to, { ...news, language: to.language });
      countNotice(sent);
      if (sent === 'gone') await subscriptions.deleteAt(to.endpoint);
    } catch (error) {
      countNotice('failed');
      this.#fault(error);
    }
  }

  #fault(error: unknown): void {
    const leftOut = this.#faults.take();
    if (leftOut !== undefined)
      reportWarning('a notice could not be sent', { why: String(error), leftOut });
  }

  #done(playerId: PlayerId, told: Promise<void>): void {
    this.#underWay.delete(told);
    const unsent = (this.#unsent.get(playerId) ?? 1) - 1;
    if (unsent === 0) this.#unsent.delete(playerId);
    else this.#unsent.set(playerId, unsent);
  }
}

/** Is this a point on the curve, for which something can be encrypted? */
function isKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
