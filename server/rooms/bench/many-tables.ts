/** Many tables at which somebody waits. */
import pLimit from 'p-limit';
import { BASE_TABLE, TestPlayer } from '../../testing/test-player.ts';

/** Tables that are made at the same time. */
const AT_ONCE = 8;

/** Makes so many tables, each by a guest called by this word and a number. Answers the guests. */
export const makeTables = (
  url: string,
  word: string,
  count: number,
): Promise<readonly TestPlayer[]> =>
  pLimit(AT_ONCE).map(Array.from({ length: count }), (_, index) =>
    TestPlayer.make(url, `${word} ${index + 1}`, BASE_TABLE),
  );
