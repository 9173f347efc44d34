/** Browser tests: the built client on its own server, in the system's Chromium. */
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { BROWSER_FLAGS, chromiumPath } from './scripts/chromium.ts';

// Workers load this file again and inherit the first one's choice; two runs at once don't meet.
process.env.METRO_BROWSER_TEST_PORT ??= String(20_000 + (process.pid % 10_000));
const port = process.env.METRO_BROWSER_TEST_PORT;

const browser = {
  baseURL: `http://127.0.0.1:${port}`,
  locale: 'en',
  // Each test meets the page as a first visit does; the one about installing says otherwise.
  serviceWorkers: 'block',
  // Nothing waits for an animation, and the machine has better things to do than to draw it.
  contextOptions: { reducedMotion: 'reduce' },
  screenshot: 'only-on-failure',
  trace: 'retain-on-failure',
  actionTimeout: 15_000,
  launchOptions: {
    executablePath: await chromiumPath(),
    args: BROWSER_FLAGS,
  },
} satisfies PlaywrightTestConfig['use'];

export default defineConfig({
  testDir: 'client/e2e',
  outputDir: 'test-results',
  // One for each core of a small machine; files share the server, and no table of another's.
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  forbidOnly: process.env.CI !== undefined,
  webServer: {
    command: 'npm run -s start',
    // Nobody's own database is filled, whatever the shell says.
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      DATA_DIR: 'test-results/data',
      LOG_LEVEL: 'info',
    },
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 120_000,
  },
  use: browser,
  projects: [
    { name: 'desktop', use: { ...browser, viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], ...browser, viewport: { width: 390, height: 844 } },
      testMatch: /phone|screens/,
    },
  ],
});
