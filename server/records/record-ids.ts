/** The long ids of records. They are signed, not kept, so that old games have theirs, too. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseRecordId, type RecordId } from '../../common/protocol/record-id.ts';
import type { ServerKeys } from '../store/store.ts';

const KEY_NAME = 'record-key';
/** 128 bits: as hard to find as a seed. */
const SIGNATURE_BYTES = 16;

/** What a record's id is made of. The seed distinguishes games that had the same code at different times. */
export interface NamedGame {
  readonly code: string;
  readonly seed: string;
}

/** Makes and checks the ids of records with one key. */
export class RecordIds {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** The id that gives access to the game's record. It reveals nothing of the seed. */
  of({ code, seed }: NamedGame): RecordId {
    const signature = createHmac('sha256', this.#key)
      .update(`${code} ${seed}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
    const id = parseRecordId(`${code}-${signature.toString('base64url')}`);
    if (id === undefined) throw new Error(`${code} is no code of a table`);
    return id;
  }

  /** Is this text the id of the game's record? */
  isOf(text: string, game: NamedGame): boolean {
    const expected = Buffer.from(this.of(game));
    const given = Buffer.from(text);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}

/** The ids of a store's games: all its processes share the key, which the first one makes. */
export const openRecordIds = async (keys: ServerKeys): Promise<RecordIds> =>
  new RecordIds(await keys.get(KEY_NAME, () => randomBytes(32).toString('hex')));
