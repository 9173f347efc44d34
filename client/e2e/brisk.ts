/** Tests against a server where bots and stand-ins play at once; one for each worker, for all files that want it. */
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { OwnServer } from './own-server.ts';

/** `test` with such a server as `baseURL`. */
export const test = base.extend<object, { brisk: OwnServer }>({
  brisk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use, { project, workerIndex }) => {
      const folder = join(project.outputDir, `brisk-${workerIndex}`);
      const server = await OwnServer.start('brisk', folder);
      await use(server);
      await server.kill();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ brisk }, use) => use(brisk.url),
});
