import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startedTable } from '../testing/games.ts';
import { startTestServer } from '../testing/test-server.ts';
import { DEFAULT_TABLE_CONFIG } from './table-config.ts';

test('a client that asks often but steadily is answered, also where nothing else happens', async () => {
  const calm = await startTestServer({ messagesPerSecond: DEFAULT_TABLE_CONFIG.messagesPerSecond });
  const [player] = await startedTable(calm.url);
  for (let asked = 0; asked < 30; asked++) {
    expect(await player?.ask('start')).toBe('not-waiting');
    await delay(60);
  }
  await calm.close();
});
