import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startedTable } from '../testing/games.ts';
import { startTestServer } from '../testing/test-server.ts';
import { DEFAULT_TABLE_CONFIG } from './table-config.ts';

const { messagesPerSecond } = DEFAULT_TABLE_CONFIG;
/** Between two questions of somebody who asks often, but less often than is allowed. */
const PAUSE = 60;

// The clock stands still but for the test; a room takes its own from here when it is made.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a client that asks often but steadily is answered, also where nothing else happens', async () => {
  const calm = await startTestServer({ messagesPerSecond });
  const [player] = await startedTable(calm.url);
  for (let asked = 0; asked < 2 * messagesPerSecond; asked++) {
    expect(await player?.ask('start')).toBe('not-waiting');
    vi.setSystemTime(Date.now() + PAUSE);
  }
  await calm.close();
});
