import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from './server-process.ts';

afterEach(() => vi.unstubAllEnvs());

test('a server of its own has a store of its own and tells its address, whatever the shell says', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/nobody');
  vi.stubEnv('LOG_LEVEL', 'silent');
  const server = await startServer();
  try {
    expect((await fetch(`${server.endpoint}/readyz`)).status).toBe(200);
  } finally {
    await server.close();
  }
}, 60_000);
