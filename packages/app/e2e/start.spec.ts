import type { Page } from '@playwright/test';
import { demoPassword, people, signIn } from './people.ts';
import { expect, intercept, test } from './portal.ts';

test.use({ waitsForHydration: false }); // the start itself is tested

const userCall = '**/api/get-authenticated-user';
const dashboard = '/dashboard/market-operator/default';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, title, heading] of [
    ['en', 'Sign in · Attesta', 'Welcome to Attesta'],
    ['fr', 'Connexion · Attesta', 'Bienvenue sur Attesta'],
    ['ro', 'Conectare · Attesta', 'Bun venit la Attesta'],
    ['zh', '登录 · Attesta', '欢迎使用 Attesta'],
  ] as const) {
    test(`the sign-in page is complete in ${language} (D.132)`, { tag: '@gate' }, async ({ page, portal }) => {
      await page.context().addCookies([{ name: 'attesta-language', value: language, url: portal.url }]);
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(title);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    });
  }

  test('an address without a page is reported with status 404', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error 404: Page not found');
  });
});

test('a prerendered page becomes usable without being rendered again (D.132)', { tag: '@gate' }, async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-seen', '')),
  );
  await page.goto('/login');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.locator('h1[data-seen]')).toBeVisible();
});

test('the language is remembered in a cookie for the next page (D.132)', async ({ page, portal }) => {
  await page.addInitScript(() =>
    localStorage.setItem('attesta-preferences', JSON.stringify({ version: 7, i18n: 'fr' })),
  );
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue sur Attesta');
  const cookies = await page.context().cookies(portal.url);
  expect(cookies.find(({ name }) => name === 'attesta-language')).toMatchObject({ value: 'fr', sameSite: 'Lax' });
  const html = await (await page.request.get('/login', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('Bienvenue sur Attesta');
});

/** Delays the scripts of the portal until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a form that is submitted before the scripts are loaded is sent when they are (D.136)', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail address').fill(people.operator);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('html[data-submitted]')).toBeAttached();
  expect(page.url()).not.toContain(demoPassword);
  release();
  await page.waitForURL('**/nexus');
});

test('a text typed and a link pressed before the scripts are loaded are kept (D.136)', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail address').fill(people.operator);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.locator('a[data-pressed]')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue(people.operator);
});

test(
  'a signed-in user sees the frame of the shell, never the sign-in form, and each read is sent once (D.132, D.135)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.operator);
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) requests.push(pathname);
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(userCall, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(dashboard, { waitUntil: 'commit' });
    await expect(page.locator('#frame')).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    // The summary of the devices is requested while the user is still on the way.
    await expect.poll(() => requests).toContain('/api/devices/summary');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#frame')).toBeHidden();
    expect(requests.filter((path) => path === '/api/devices/summary')).toHaveLength(1);
  },
);

test('a session that cannot be checked is checked again, and opens the page that was requested (D.133)', async ({
  page,
}) => {
  await signIn(page, people.operator);
  const recover = await intercept(page, userCall, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(dashboard);
  const alert = page.getByRole('alert').filter({ hasText: 'Your session could not be checked' });
  await expect(alert).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('serviceToken'))).not.toBeNull();
  recover();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(`**${dashboard}`);
});

test('the portal says that it is offline, and stops when it is online again (D.133)', async ({ page }) => {
  await signIn(page, people.operator);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('a page whose code cannot be loaded keeps the shell and is loaded again (D.134)', async ({ page }) => {
  await signIn(page, people.operator);
  let isBroken = true;
  await page.route('**/assets/statistics-page-*.js*', (route) => (isBroken ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'Statistics' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Global Statistics' })).toBeVisible();
});

test('a page recovers when a file that it shares with others failed (D.134)', async ({ page }) => {
  await signIn(page, people.operator);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  let isBroken = true;
  // Every file that only other pages need.
  await page.route('**/assets/*.js*', (route) => (isBroken ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'Statistics' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  isBroken = false;
  await expect(page.getByRole('heading', { level: 1, name: 'Global Statistics' })).toBeVisible({ timeout: 60_000 });
});

test('texts that could not be loaded at first are loaded again', async ({ page }) => {
  await signIn(page, people.operator);
  let aborted = 0;
  await page.route('**/assets/statistics-*.js*', (route) => {
    if (route.request().url().includes('statistics-page') || aborted > 0) return route.continue();
    aborted += 1;
    return route.abort();
  });
  await page.getByRole('link', { name: 'Statistics' }).first().click();
  await expect(page.getByText('Published figures, none confirmed by us')).toBeVisible();
  expect(aborted).toBe(1);
});

test('a page whose scripts fail says so (D.134)', async ({ page }) => {
  await page.route('**/assets/first-page-*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('alert')).toHaveText(
    'The portal could not be loaded. Check your connection, then reload the page.',
  );
});

test('a form of a signed-in page is not sent again by the sign-in page (D.136)', async ({ page }) => {
  await signIn(page, people.operator, '/account-settings/personal');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html[data-submitted]')).toHaveCount(0);
});
