import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningApp } from '../app.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer({}, { page: '/nowhere/at/all' });
});
afterAll(() => server.close());

test('a page that has not been built says what to do', async () => {
  const response = await fetch(server.url);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run build');
});
