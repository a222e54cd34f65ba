import type { Page } from '@playwright/test';
import { people, signIn } from './people.ts';
import { expect, hasNotified, test } from './portal.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search and actions' });
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });

/** Opens the palette with its shortcut. */
async function openPalette(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).waitFor();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

test('opens a page by typing its name, and closes with the shortcut and Escape (D.175)', async ({ page }) => {
  await signIn(page, people.operator);
  await openPalette(page);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  await openPalette(page);
  await page.keyboard.type('global stat');
  await expect(option(page, /^Global Statistics/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/statistics');
  await expect(box(page)).toHaveCount(0);
});

test('finds devices on the server, also by their intended purpose (D.175)', async ({ page }) => {
  await signIn(page, people.operator, '/dashboard/market-operator/list-medical-devices');
  const device = page.getByRole('table').getByRole('rowheader').getByRole('link').first();
  const name = (await device.textContent()) ?? '';
  const href = (await device.getAttribute('href')) ?? '';
  await openPalette(page);
  await page.keyboard.type(name);
  await option(page, new RegExp(`^${name.replaceAll(/[^\w ]/g, '.')}`)).click();
  await expect(page).toHaveURL(href);
});

test('says that devices could not be searched and still finds pages (D.175)', async ({ page }) => {
  await signIn(page, people.operator);
  await page.route('**/api/devices?*search=*', (route) => route.abort());
  await openPalette(page);
  await page.keyboard.type('global');
  await expect(page.getByText('Your devices could not be searched.')).toBeVisible();
  await expect(option(page, /^Global Statistics/)).toBeVisible();
});

test('changes mode and language and signs out (D.175)', async ({ page }) => {
  await signIn(page, people.candidate);
  await openPalette(page);
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await openPalette(page);
  await page.keyboard.type('Français');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/');
});

test('searches no devices for other roles, and lists only their pages (D.175)', async ({ page }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/devices')) searches.push(request.url());
  });
  await signIn(page, people.body);
  await openPalette(page);
  await page.keyboard.type('availability');
  await expect(option(page, /^Codes Availability/)).toBeVisible();
  await expect(option(page, /^Your Medical Devices/)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/notified-body/gantt');
  expect(searches).toEqual([]);
});

test('reports that its code could not be loaded, and opens once the connection is back (D.175)', async ({ page }) => {
  await signIn(page, people.candidate);
  let isOffline = true;
  await page.route(/\/assets\/portal-palette-[^/]*\.js/u, (route) =>
    isOffline ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.getByRole('button', { name: 'Search' }).click();
  await hasNotified(page, 'The search could not be loaded. Check your connection, then try again.');
  isOffline = false;
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
});
