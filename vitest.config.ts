import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** What a test imports that starts servers, databases or processes. */
const STARTS = /testing\/(crashes|killing|program|stores|test-player|test-server)\.ts'/;

/** Tests of the server that wait for what they start: `rooms`. All others are `unit`. */
const rooms = globSync('server/**/*.test.ts').filter((file) =>
  STARTS.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{common,client,scripts,loadtest,server}/**/*.test.ts'],
          exclude: ['client/e2e/**', 'node_modules/**', ...rooms],
          // Loading the same modules for each file anew took half of the processor's time. What a test stubs
          // it puts back; what it counts it compares with what was there before.
          isolate: false,
          // By itself vitest leaves one core to others: of two that is half.
          maxWorkers: 2,
          // Generous: nothing here waits for time, but a machine may be busy.
          testTimeout: 60_000,
          // The board's pictures take their colours from it.
          css: { include: [/colours\.css/] },
        },
      },
      {
        test: {
          name: 'rooms',
          include: rooms,
          globalSetup: 'server/store/testing/shared-postgres.ts',
          // Each server has a port of its own, so files run side by side; more at once would wait.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
