/** The practice games that this browser keeps: the one that is played, and the last ones that are over. */
import { z } from 'zod';
import { BOT_LEVELS } from '../../common/protocol/options.ts';
import { BOT_PACES } from '../../common/protocol/table-terms.ts';
import { dealOf, formatRecord, parseRecord } from '../../common/record/record.ts';
import { finalState, verifyRecord } from '../../common/record/replay.ts';
import { publicPartOf } from '../../common/rules/history.ts';
import { publicDealOf } from '../../common/rules/setup.ts';
import { keptJson } from '../net/kept-fields.ts';
import { type PracticeId, parsePracticeId } from '../view/practice/practice-id.ts';
import { OWN_SEAT, type PageGame, type PracticeGame, recordOf } from './practice-game.ts';
import { CURRENT_KEY, OVER_KEY } from './practice-keys.ts';

/** So many games that are over are kept; a game takes about two kilobytes. */
const MOST_KEPT = 20;

const practiceId = z.string().transform((text, context) => {
  const id = parsePracticeId(text);
  if (id === undefined) context.addIssue('no id of a practice game');
  return id ?? z.NEVER;
});

const keptGame = z.strictObject({
  id: practiceId,
  level: z.enum(BOT_LEVELS),
  pace: z.enum(BOT_PACES),
  playedAt: z.number(),
  earlier: z
    .strictObject({
      id: practiceId,
      seats: z.array(z.strictObject({ name: z.string(), score: z.number() })),
    })
    .optional(),
  /** A game record, as text. */
  record: z.string(),
});

/** The games of a storage. What is broken, or of other rules, counts as not kept. */
export class KeptPractice {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#storage = storage;
  }

  /** The game that was kept last, be it under way or over. */
  current(): PracticeGame | undefined {
    return readGame(this.#storage.getItem(CURRENT_KEY));
  }

  /** The games that are over, the newest first. */
  over(): readonly PracticeGame[] {
    return this.#overTexts()
      .map(readGame)
      .filter((game) => game !== undefined);
  }

  /** A game that is over. */
  find(id: PracticeId): PracticeGame | undefined {
    return this.over().find((game) => game.id === id);
  }

  /** Keeps a game after each action, in place of the one before. */
  keep(game: PageGame): void {
    const text = formatGame(game);
    this.#storage.setItem(CURRENT_KEY, text);
    if (game.played.state.phase.type !== 'finished') return;
    const others = this.#overTexts().filter((other) => readGame(other)?.id !== game.id);
    this.#storage.setItem(OVER_KEY, JSON.stringify([text, ...others].slice(0, MOST_KEPT)));
  }

  /** No game is under way any more; one that is over can still be seen. */
  putAway(): void {
    this.#storage.removeItem(CURRENT_KEY);
  }

  #overTexts(): readonly string[] {
    return z.array(z.string()).safeParse(keptJson(this.#storage.getItem(OVER_KEY))).data ?? [];
  }
}

function formatGame(game: PageGame): string {
  const { id, setup, playedAt, earlier } = game;
  const { level, pace } = setup;
  const record = formatRecord(recordOf(game));
  return JSON.stringify({ id, level, pace, playedAt, earlier, record });
}

function readGame(text: string | null): PracticeGame | undefined {
  const kept = keptGame.safeParse(keptJson(text)).data;
  if (kept === undefined) return undefined;
  const record = parseRecord(kept.record);
  if (!record.ok || record.value.source.type !== 'seed') return undefined;
  const replay = verifyRecord(record.value);
  if (!replay.ok) return undefined;
  const { options, seats, source } = record.value;
  const { id, level, pace, playedAt, earlier } = kept;
  return {
    id,
    setup: { options, level, pace },
    ownSeat: OWN_SEAT,
    names: seats.map(({ name }) => name),
    seed: source.seed,
    played: {
      state: finalState(replay.value),
      moves: replay.value.steps.map(publicPartOf),
      shown: publicDealOf(dealOf(record.value), options),
    },
    playedAt,
    earlier,
  };
}
