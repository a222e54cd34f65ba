import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs';
import { install, pack } from './install.ts';
import { serve } from './serve.ts';

/** The hash of nothing: styled-components fills its one style element by script, which a policy allows, and must be let put it there. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const strict = `default-src 'none'; script-src 'self'; style-src 'self' ${emptyStyle}; img-src 'self' data:; connect-src 'self'`;
/** The oldest React that the package allows, today's, and a canary. */
const reacts = ['19.0.0', '19.3.1', '19.3.0-canary-ff8f88fc-20260915'];

let tarball: string;
let browser: Browser;
beforeAll(async () => {
  tarball = pack();
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
}, 600_000);
afterAll(() => browser?.close());

/** Opens a page; what it complains of, refused styles and scripts included, is collected. */
async function open(url: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  onTestFinished(() => page.close());
  const faults: string[] = [];
  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) &&
      !message.location().url.endsWith('favicon.ico') &&
      faults.push(message.text()),
  );
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(url);
  return { page, faults };
}

/** A person registers a device and turns the light on. */
async function use(page: Page) {
  await page.getByLabel('Device name').fill('Vena 2');
  await page.getByRole('button', { name: 'Register device' }).click();
  await page.locator('[data-part="snackbar"]').getByText('Vena 2 registered').waitFor();
  await page.getByRole('button', { name: 'Theme' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Light' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
}

/** The primary button as it is painted: proves that the sheet of the theme and the parts' own styles arrived. */
const look = (page: Page) =>
  page.getByRole('button', { name: 'Register device' }).evaluate((button) => {
    const { backgroundColor, minBlockSize } = getComputedStyle(button);
    return { backgroundColor, minBlockSize };
  });

describe.each(reacts)('the packed library with React %s', (react) => {
  it(
    'is built into an app by Vite, and works under a strict Content Security Policy',
    { timeout: 900_000 },
    async () => {
      const app = install('client-app', tarball, react);
      const { url, close } = await serve(join(app, 'dist'), strict);
      onTestFinished(close);
      const { page, faults } = await open(url);
      await use(page);
      expect(await look(page)).toEqual({
        backgroundColor: expect.not.stringContaining('rgba(0, 0, 0, 0)'),
        minBlockSize: '40px',
      });
      expect(faults).toEqual([]);
    },
  );

  it(
    'is rendered by a server with its styles, hydrated without a difference, under a policy of nonces',
    { timeout: 900_000 },
    async () => {
      const app = install('server-app', tarball, react, 'development'); // only there React says what differs
      const server = spawn('node', ['server.mjs'], {
        cwd: app,
        env: { ...process.env, NODE_ENV: 'development' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void server.kill());
      const [printed] = await Promise.race([
        once(server.stdout, 'data'),
        once(server, 'exit').then(() => {
          throw new Error('The server ended before it listened.');
        }),
      ]);
      const url = String(printed).trim();

      const html = await (await fetch(url)).text();
      expect(html).toContain('Register device');
      expect(html).toMatch(/<style[^>]*nonce=/);

      const { page, faults } = await open(url);
      await page.locator('html[data-hydrated]').waitFor();
      await use(page);
      expect(await look(page)).toEqual({
        backgroundColor: expect.not.stringContaining('rgba(0, 0, 0, 0)'),
        minBlockSize: '40px',
      });
      expect(
        await page.evaluate(() => (globalThis as unknown as { hydrationFaults: string[] }).hydrationFaults),
      ).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
});
