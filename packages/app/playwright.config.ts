import { defineConfig } from '@playwright/test';

/** `npm test` sets the path and the flags of the browser. For a manual run, set CHROMIUM. */
const executablePath = process.env['CHROMIUM'];
const args = process.env['CHROMIUM_ARGS']?.split(' ') ?? ['--no-sandbox'];

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../node_modules/.cache/e2e',
  timeout: 180_000, // generous, so that tests also pass on a slow machine
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 1, // the tests share one server, which needs a core besides the browser
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    locale: 'en-GB',
    timezoneId: 'Europe/Brussels',
    screenshot: 'only-on-failure', // a trace takes as long as the test; to record one: --trace retain-on-failure
  },
});
