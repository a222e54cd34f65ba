import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs';
import { installApps, runScript, runTwoAtATime } from './install.ts';
import { serve } from './serve.ts';

/** The hash of the empty string, which allows the empty style element that styled-components fills by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const strict = `default-src 'none'; script-src 'self'; style-src 'self' ${emptyStyle}; img-src 'self' data:; connect-src 'self'`;
/** Folders with versions of React besides the current one. */
const otherReacts = ['react-oldest', 'react-canary'];

let folder: string;
let builds: ReturnType<typeof buildAll>;
let browser: Browser;

/** Builds all apps. A test waits for the app that it uses. */
function buildAll() {
  const script = (name: string, ...[app, ...rest]: Parameters<typeof runScript>) =>
    [name, () => runScript(join(folder, app), ...rest)] as const;
  return runTwoAtATime([
    script('next-app', 'next-app', 'build'),
    script('next-nonce-app', 'next-nonce-app', 'build'),
    script('next-app-plain', 'next-app-plain', 'build'),
    script('router-app', 'router-app', 'build'),
    script('astro-app', 'astro-app', 'build'),
    script('custom-app', 'custom-app', 'build'),
    ...['', ...otherReacts].flatMap((react) => [
      script(join(react, 'client-app'), join(react, 'client-app'), 'build'),
      // React reports differences between server and browser in development mode only.
      script(join(react, 'server-app'), join(react, 'server-app'), 'build', { mode: 'development' }),
    ]),
    script('vitest', 'testing-app', 'test', { mode: 'test' }),
    script('jest', 'testing-app', 'test:jest', { mode: 'test', NODE_OPTIONS: '--experimental-vm-modules' }),
    ...['client-app', 'server-app', 'router-app', 'testing-app'].map((app) => script(`types of ${app}`, app, 'types')),
  ]);
}

/** Waits until an app is built, and returns its folder. */
async function built(app: string): Promise<string> {
  await builds.get(app);
  return join(folder, app);
}

beforeAll(async () => {
  folder = installApps(otherReacts);
  builds = buildAll();
  for (const build of builds.values()) build.catch(() => {}); // reported by the test that waits for it
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
      const found = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(printed);
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

describe.each(['', ...otherReacts])('the packed library %s', (react) => {
  it('builds with Vite and works under a strict Content Security Policy', async () => {
    const app = await built(join(react, 'client-app'));
    const { url, close } = await serve(join(app, 'dist'), strict);
    onTestFinished(close);
    const { page, problems } = await open(url);
    await usePage(page);
    expect(await buttonStyles(page)).toEqual(painted);
    expect(problems).toEqual([]);
  });

  it('renders on a server with its styles and hydrates without differences under a nonce-based policy', async () => {
    const app = await built(join(react, 'server-app'));
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
    expect(await page.evaluate(() => (globalThis as unknown as { hydrationErrors: string[] }).hydrationErrors)).toEqual(
      [],
    );
    expect(problems).toEqual([]);
  });
});

it('lets the styles of an application take precedence, with every way to style', async () => {
  const app = await built('custom-app');
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

/** Starts a server of Next.js. Returns its URL. */
async function startNext(app: string): Promise<string> {
  return urlOf(
    spawn(join(folder, 'node_modules/.bin/next'), ['start', '--hostname', '127.0.0.1', '--port', '0'], {
      cwd: app,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
}

/** Opens a page without scripts, as it is before they have run. */
async function openWithoutScripts(url: string): Promise<Page> {
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  onTestFinished(() => withoutScripts.close());
  const page = await withoutScripts.newPage();
  await page.goto(url);
  return page;
}

/** Registers a claim, then opens the other page without loading the document again. */
async function useClaims(page: Page) {
  await page.getByLabel('Policyholder').fill('Ada');
  await page.getByRole('button', { name: 'Register claim' }).click();
  await page.locator('[data-part="snackbar"]').getByText('Claim of Ada registered').waitFor();
  expect(await buttonStyles(page, 'Register claim')).toEqual(painted);
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await page.getByRole('link', { name: 'Closed claims' }).click();
  await page.getByRole('heading', { name: 'No closed claims' }).waitFor();
  expect(await page.locator('[aria-current="page"]', { hasText: 'Closed claims' }).count()).toBeGreaterThan(0);
  expect(await page.locator('body[data-kept]').count()).toBe(1);
}

/** The rules of the library that the HTML contains more than once. */
function repeatedRules(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*data-styled[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  const rules = styles.flatMap((css) => css.split('/*!sc*/').filter((rule) => rule.includes('@layer attesta')));
  expect(rules.length).toBeGreaterThan(5);
  return rules.filter((rule, index) => rules.indexOf(rule) !== index);
}

it.each([
  ['with Cache Components, as `create-next-app` sets them up', 'next-app'],
  ['without Cache Components', 'next-app-plain'],
  ['under a nonce-based policy', 'next-nonce-app'],
])('renders in Next.js from server components %s, with styles before scripts', async (_name, name) => {
  const app = await built(name);
  const url = await startNext(app);
  expect(await buttonStyles(await openWithoutScripts(url), 'Register claim')).toEqual(painted);
  const html = await (await fetch(url)).text();
  expect(repeatedRules(html.split('</head>')[0] ?? '')).toEqual([]);
  // A part that is sent later repeats the rules of elements that it shares with the page, which it cannot know. All
  // styles of this page have 25 kB.
  expect(repeatedRules(html).join('').length).toBeLessThan(2000);

  const { page, problems } = await open(url);
  await page.getByRole('img', { name: 'Due date' }).waitFor();
  const card = page.locator('[data-part="card"]');
  expect(await card.evaluate((element) => getComputedStyle(element).borderBlockStartColor)).toBe(custom);
  await useClaims(page);
  expect(problems).toEqual([]);
});

it('renders on the server of React Router with styles before scripts, and shows the error of an action', async () => {
  const app = await built('router-app');
  const url = await urlOf(
    spawn(join(folder, 'node_modules/.bin/react-router-serve'), ['build/server/index.js'], {
      cwd: app,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  expect(await buttonStyles(await openWithoutScripts(url), 'Register claim')).toEqual(painted);
  expect(repeatedRules(await (await fetch(url)).text())).toEqual([]);

  const { page, problems } = await open(url);
  await page.getByRole('button', { name: 'Register claim' }).click();
  await page.getByText('Enter the policyholder.').waitFor();
  await useClaims(page);
  expect(problems).toEqual([]);
});

it('renders as an island of Astro with styles before scripts', async () => {
  const { url, close } = await serve(join(await built('astro-app'), 'dist'), "default-src 'self' 'unsafe-inline'");
  onTestFinished(close);
  expect(await buttonStyles(await openWithoutScripts(url), 'Register claim')).toEqual(painted);
  const { page, problems } = await open(url);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  await page.getByLabel('Policyholder').fill('Ada');
  await page.getByRole('button', { name: 'Register claim' }).click();
  await page.locator('[data-part="snackbar"]').getByText('Claim of Ada registered').waitFor();
  expect(problems).toEqual([]);
});

it.each(['vitest', 'jest'])('runs in jsdom with Testing Library and %s', async (runner) => {
  expect(await builds.get(runner)).toMatch(/Tests:?\s+7 passed/);
});

it.each(['client-app', 'server-app', 'router-app', 'testing-app'])('has the types that %s needs', async (app) => {
  await expect(builds.get(`types of ${app}`)).resolves.not.toContain('error TS');
});
