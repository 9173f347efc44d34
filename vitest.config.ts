import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{common,client,scripts,loadtest}/**/*.test.ts', 'server/games/**/*.test.ts'],
          exclude: ['client/e2e/**', 'node_modules/**'],
          // Generous: nothing here waits for time, but a machine may be busy.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rooms',
          include: ['server/**/*.test.ts'],
          exclude: ['server/games/**', 'node_modules/**'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
