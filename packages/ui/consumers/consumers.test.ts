import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs';
import { packedLibrary } from '../../../scripts/packed-library.mjs';
import { install, installLocked } from './install.ts';
import { serve } from './serve.ts';

/** The hash of the empty string, which allows the empty style element that styled-components fills by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const strict = `default-src 'none'; script-src 'self'; style-src 'self' ${emptyStyle}; img-src 'self' data:; connect-src 'self'`;
/** The oldest supported version of React, the current one and a canary. */
const reactVersions = ['19.0.0', '19.3.1', '19.3.0-canary-ff8f88fc-20260915'];

let tarball: string;
let browser: Browser;
beforeAll(async () => {
  tarball = packedLibrary();
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
}, 600_000);
afterAll(() => browser?.close());

/** Opens a page and collects its errors and warnings, including blocked styles and scripts. */
async function open(url: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  onTestFinished(() => page.close());
  const problems: string[] = [];
  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) &&
      !message.location().url.endsWith('favicon.ico') &&
      problems.push(message.text()),
  );
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(url);
  return { page, problems };
}

/** Registers a device and selects the light mode, as a user does. */
async function usePage(page: Page) {
  await page.getByLabel('Device name').fill('Vena 2');
  await page.getByRole('button', { name: 'Register device' }).click();
  await page.locator('[data-part="snackbar"]').getByText('Vena 2 registered').waitFor();
  await page.getByRole('button', { name: 'Theme' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Light' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
}

/** Returns styles of a primary button that require both the theme's style sheet and the component's styles. */
const buttonStyles = async (page: Page, name = 'Register device') => {
  await page.mouse.move(0, 0); // a button under the pointer has the colour of its hover state
  return page.getByRole('button', { name }).evaluate((button) => {
    const { backgroundColor, minBlockSize } = getComputedStyle(button);
    const probe = button.ownerDocument.createElement('span');
    probe.style.setProperty('background-color', 'var(--at-primary)');
    button.after(probe);
    const primary = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return { isPrimary: backgroundColor === primary, isTransparent: primary === 'rgba(0, 0, 0, 0)', minBlockSize };
  });
};
const painted = { isPrimary: true, isTransparent: false, minBlockSize: '40px' };

/** The background that the example apps set. */
const custom = 'rgb(0, 95, 115)';
const waysToCustomise = [
  'Class name',
  'CSS module',
  'Tailwind',
  'Styled',
  'Inline style',
  'Custom property',
  'Theme token',
];

/** Waits until a server has printed its URL and responds, and stops it after the test. */
async function urlOf(server: ChildProcess & { stdout: Readable }): Promise<string> {
  onTestFinished(() => void server.kill());
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    // The stream stays open: a server that can no longer print exits.
    server.stdout.on('data', (text: Buffer) => {
      printed += text.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed);
      if (found) resolve(found[0]);
    });
    server.once('exit', () => reject(new Error(`The server exited before it was listening.\n${printed}`)));
  });
  await expect
    .poll(
      () =>
        fetch(url)
          .then(({ ok }) => ok)
          .catch(() => false),
      { timeout: 60_000 },
    )
    .toBe(true);
  return url;
}

describe.each(reactVersions)('the packed library with React %s', (react) => {
  it('builds with Vite and works under a strict Content Security Policy', { timeout: 900_000 }, async () => {
    const app = install('client-app', tarball, react);
    const { url, close } = await serve(join(app, 'dist'), strict);
    onTestFinished(close);
    const { page, problems } = await open(url);
    await usePage(page);
    expect(await buttonStyles(page)).toEqual(painted);
    expect(problems).toEqual([]);
  });

  it(
    'renders on a server with its styles and hydrates without differences under a nonce-based policy',
    { timeout: 900_000 },
    async () => {
      const app = install('server-app', tarball, react, 'development'); // React reports differences in development mode only
      const server = spawn('node', ['server.mjs'], {
        cwd: app,
        env: { ...process.env, NODE_ENV: 'development' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const url = await urlOf(server);

      const html = await (await fetch(url)).text();
      expect(html).toContain('Register device');
      expect(html).toMatch(/<style[^>]*nonce=/);

      const { page, problems } = await open(url);
      await page.locator('html[data-hydrated]').waitFor();
      await usePage(page);
      expect(await buttonStyles(page)).toEqual(painted);
      expect(
        await page.evaluate(() => (globalThis as unknown as { hydrationErrors: string[] }).hydrationErrors),
      ).toEqual([]);
      expect(problems).toEqual([]);
    },
  );
});

it('lets the styles of an application take precedence, with every way to style', { timeout: 900_000 }, async () => {
  const app = install('custom-app', tarball, '19.3.1');
  const { url, close } = await serve(join(app, 'dist'), strict);
  onTestFinished(close);
  const { page, problems } = await open(url);
  const backgrounds: Record<string, string[]> = {};
  for (const name of waysToCustomise) {
    const button = page.getByRole('button', { name, exact: true });
    const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    backgrounds[name] = [await background()];
    if (/property|token/.test(name)) continue; // the hover state has a property of its own
    await button.hover();
    backgrounds[name].push(await background());
  }
  const expected = (name: string) => (/property|token/.test(name) ? [custom] : [custom, custom]);
  expect(backgrounds).toEqual(Object.fromEntries(waysToCustomise.map((name) => [name, expected(name)])));

  const tinted = page.getByText('Tailwind with tokens');
  const colors = () =>
    tinted.evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.background = 'var(--at-primary-tint)';
      element.after(probe);
      const [found, tint] = [element, probe].map((each) => getComputedStyle(each).backgroundColor);
      probe.remove();
      return { isTint: found === tint, isDark: found === 'rgb(0, 95, 115)' };
    });
  for (const [mode, colorScheme, isDark] of [
    ['light', 'dark', false],
    ['dark', 'light', true],
    ['system', 'light', false],
    ['system', 'dark', true],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate((next) => document.documentElement.setAttribute('data-mode', next), mode);
    expect([mode, colorScheme, await colors()]).toEqual([mode, colorScheme, { isTint: !isDark, isDark }]);
  }
  expect(problems).toEqual([]);
});

it(
  'renders in Next.js from server components, with styles before scripts and under a nonce-based policy',
  { timeout: 900_000 },
  async () => {
    const app = installLocked('next-app', tarball);
    const server = spawn('node_modules/.bin/next', ['start', '--hostname', '127.0.0.1', '--port', '0'], {
      cwd: app,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await urlOf(server);
    const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
    onTestFinished(() => withoutScripts.close());
    const plain = await withoutScripts.newPage();
    await plain.goto(url);
    expect(await buttonStyles(plain, 'Register claim')).toEqual(painted);

    const { page, problems } = await open(url);
    await page.getByRole('img', { name: 'Due date' }).waitFor();
    await page.getByLabel('Policyholder').fill('Ada');
    await page.getByRole('button', { name: 'Register claim' }).click();
    await page.locator('[data-part="snackbar"]').getByText('Claim of Ada registered').waitFor();
    expect(await buttonStyles(page, 'Register claim')).toEqual(painted);
    const card = page.locator('[data-part="card"]');
    expect(await card.evaluate((element) => getComputedStyle(element).borderBlockStartColor)).toBe(custom);

    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    await page.getByRole('link', { name: 'Closed claims' }).click();
    await page.getByRole('heading', { name: 'No closed claims' }).waitFor();
    expect(await page.locator('[aria-current="page"]', { hasText: 'Closed claims' }).count()).toBeGreaterThan(0);
    expect(await page.locator('body[data-kept]').count()).toBe(1); // navigated without loading the page again
    expect(problems).toEqual([]);
  },
);
