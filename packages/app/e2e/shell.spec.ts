import { fillSignIn, people, signIn, signInWithForm } from './people.ts';
import { expect, test } from './portal.ts';

const list = '/dashboard/market-operator/list-medical-devices';

test('the header has a light/dark switch (S2.69)', async ({ page }) => {
  await signIn(page, people.operator);
  await page.getByRole('banner').getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.getByRole('banner').getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
});

test('the hub and the dashboards link to each other (D.55)', async ({ page }) => {
  await signIn(page, people.operator);
  await expect(page).toHaveURL('/nexus');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard/market-operator/default');
  await navigation.getByRole('link', { name: 'Nexus' }).click();
  await expect(page).toHaveURL('/nexus');
});

test('the portal offers light and dark (D.60)', async ({ page }) => {
  await signIn(page, people.operator);
  await page.getByRole('button', { name: 'Appearance' }).click();
  const modes = page.getByRole('dialog', { name: 'Appearance' }).getByRole('radiogroup', { name: 'Mode' });
  await expect(modes.getByRole('radio')).toHaveCount(2);
  await expect(modes.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(modes.getByRole('radio', { name: 'Dark' })).not.toBeChecked();
});

test('shows an icon bar instead of a closed menu as preferred, independent of the open state (D.61)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, people.operator);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  await expect(navigation).toBeVisible();
  await menu.click();
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page
    .getByRole('checkbox', { name: 'Show an icon bar when the menu is closed' })
    .or(page.getByRole('switch', { name: 'Show an icon bar when the menu is closed' }))
    .check();
  await page.keyboard.press('Escape');
  await expect(navigation).toBeVisible();
  await expect.poll(async () => (await navigation.boundingBox())?.width).toBeLessThanOrEqual(72);
  await menu.click();
  await expect.poll(async () => (await navigation.boundingBox())?.width).toBeGreaterThan(200);
});

test('the text direction is independent of the language (D.108)', async ({ page }) => {
  await signIn(page, people.operator);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('dialog', { name: 'Appearance' }).getByText('Right to left').click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test(
  'shows a loading screen until the user is known, without a flash of a guarded page (D.42)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.operator);
    await expect(page).toHaveURL('/nexus');
    let respond = () => {};
    const released = new Promise<void>((resolve) => (respond = resolve));
    const requested = page.waitForRequest('**/api/get-authenticated-user');
    await page.route('**/api/get-authenticated-user', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(list);
    await requested;
    await expect(page.locator('#frame')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeAttached();
    await expect(page.getByRole('heading')).toHaveCount(0);
    await expect(page.getByLabel('E-mail address')).toHaveCount(0);
    respond();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Medical Devices' })).toBeVisible();
  },
);

test('signing out clears cached data, so the next user sees none of it (D.49)', { tag: '@gate' }, async ({ page }) => {
  await signIn(page, people.operator, list);
  const devices = page.getByRole('main').locator('a[href*="/view-medical-device/"]');
  await expect(devices.first()).toBeVisible();
  const previousDevice = await devices.first().textContent();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  let respondDevices = () => {};
  const blocked = new Promise<void>((resolve) => (respondDevices = resolve));
  await page.route('**/api/devices**', async (route) => {
    await blocked;
    await route.continue();
  });
  await fillSignIn(page, 'op-03@attesta.example');
  await expect(page).toHaveURL('/nexus');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Your devices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Medical Devices' })).toBeVisible();
  await expect(page.getByText(previousDevice ?? '')).toHaveCount(0);
  respondDevices();
  await expect(devices.first()).toBeVisible();
  await expect(page.getByText(previousDevice ?? '')).toHaveCount(0);
});

test('published durations are one criterion with a weight and a source (D.84)', async ({ page }) => {
  await signIn(page, people.operator, '/dashboard/market-operator/matchmaking-medical-devices?device=dev-06');
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Reasons: / }) })
    .first();
  await first.getByRole('button', { name: /^Reasons: / }).click();
  await expect(first.getByText('Published duration')).toBeVisible();
  await expect(first.getByText(/Published median of \d+ months? for class/)).toBeVisible();
  await expect(page.getByLabel('Published duration').first()).toBeVisible();
  await page.getByRole('button', { name: 'How it works' }).click();
  await expect(
    page.getByText('Source: designations, places and durations recorded for each notified body'),
  ).toBeVisible();
});

test('moves the focus to the heading of the next page, not on the first page or on a query change', async ({
  page,
}) => {
  await signInWithForm(page, people.operator);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(list);
  const heading = page.getByRole('heading', { level: 1, name: 'Your Medical Devices' });
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeFocused();
  const search = page.getByRole('searchbox');
  await search.fill('bandage');
  await expect(page).toHaveURL(/search=bandage/);
  await expect(search).toBeFocused();
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Matchmaking' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Matchmaking' })).toBeFocused();
  await page.goBack();
  await expect(heading).toBeFocused();
});
