import { defineConfig } from '@playwright/test';

/** `npm test` names the browser and its flags; by hand, CHROMIUM does. */
const executablePath = process.env['CHROMIUM'];
const args = process.env['CHROMIUM_ARGS']?.split(' ') ?? ['--no-sandbox'];

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../node_modules/.cache/e2e',
  timeout: 180_000, // a machine that is slow and loaded passes; what never comes fails all the same
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 1, // one server, one core for it and one for the browser
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    locale: 'en-GB',
    timezoneId: 'Europe/Brussels',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
