import { fillSignIn, people, signIn } from './people.ts';
import { expect, test } from './portal.ts';

const list = '/dashboard/market-operator/list-medical-devices';

test('S2.69 the header has a light/dark switch', async ({ page }) => {
  await signIn(page, people.operator);
  await page.getByRole('banner').getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.getByRole('banner').getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
});

test('D.55 the hub leads to the dashboards, and they lead to the hub', async ({ page }) => {
  await signIn(page, people.operator);
  await expect(page).toHaveURL('/nexus');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard/market-operator/default');
  await navigation.getByRole('link', { name: 'Nexus' }).click();
  await expect(page).toHaveURL('/nexus');
});

test('D.60 the portal offers light and dark', async ({ page }) => {
  await signIn(page, people.operator);
  await page.getByRole('button', { name: 'Appearance' }).click();
  const modes = page.getByRole('dialog', { name: 'Appearance' }).getByRole('radiogroup', { name: 'Mode' });
  await expect(modes.getByRole('radio')).toHaveCount(2);
  await expect(modes.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(modes.getByRole('radio', { name: 'Dark' })).not.toBeChecked();
});

test('D.61 a rail instead of a closed menu is a preference, apart from whether the menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, people.operator);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  await expect(navigation).toBeVisible();
  await menu.click();
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page
    .getByRole('checkbox', { name: 'Keep a rail when the menu is closed' })
    .or(page.getByRole('switch', { name: 'Keep a rail when the menu is closed' }))
    .check();
  await page.keyboard.press('Escape');
  await expect(navigation).toBeVisible();
  await expect.poll(async () => (await navigation.boundingBox())?.width).toBeLessThanOrEqual(72);
  await menu.click();
  await expect.poll(async () => (await navigation.boundingBox())?.width).toBeGreaterThan(200);
});

test('D.108 the direction is a choice of its own, whatever the language', async ({ page }) => {
  await signIn(page, people.operator);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('dialog', { name: 'Appearance' }).getByText('Right to left').click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('D.42 a quiet screen stands until it is known who is there; no guarded page flashes', async ({ page }) => {
  await signIn(page, people.operator);
  await expect(page).toHaveURL('/nexus');
  let letIn = () => {};
  const known = new Promise<void>((resolve) => (letIn = resolve));
  const asked = page.waitForRequest('**/api/get-authenticated-user');
  await page.route('**/api/get-authenticated-user', async (route) => {
    await known;
    await route.continue();
  });
  await page.goto(list);
  await asked;
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page.getByLabel('E-mail address')).toHaveCount(0);
  letIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Medical Devices' })).toBeVisible();
});

test('D.49 signing out drops what was read: the next person sees nothing of it', async ({ page }) => {
  await signIn(page, people.operator);
  await expect(page).toHaveURL('/nexus');
  await page.goto(list);
  const devices = page.getByRole('main').locator('a[href*="/view-medical-device/"]');
  await expect(devices.first()).toBeVisible();
  const hers = await devices.first().textContent();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/devices**', async (route) => {
    await held;
    await route.continue();
  });
  await fillSignIn(page, 'op-03@attesta.example');
  await expect(page).toHaveURL('/nexus');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Your devices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Medical Devices' })).toBeVisible();
  await expect(page.getByText(hers ?? '')).toHaveCount(0);
  answer();
  await expect(devices.first()).toBeVisible();
  await expect(page.getByText(hers ?? '')).toHaveCount(0);
});

test('D.84 published figures are one criterion among others: weighed by the person, shown with their source', async ({
  page,
}) => {
  await signIn(page, people.operator);
  await expect(page).toHaveURL('/nexus');
  await page.goto('/dashboard/market-operator/matchmaking-medical-devices?device=dev-06');
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Reasons: / }) })
    .first();
  await first.getByRole('button', { name: /^Reasons: / }).click();
  await expect(first.getByText('Published time')).toBeVisible();
  await expect(first.getByText(/Published median \d+ months for class/)).toBeVisible();
  await expect(page.getByLabel('Published time').first()).toBeVisible();
  await page.getByRole('button', { name: 'How it works' }).click();
  await expect(page.getByText('Dates and places as the bodies published them.')).toBeVisible();
});

test('another page takes the focus to its heading; the first one and another query leave it alone', async ({
  page,
}) => {
  await signIn(page, people.operator);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(list);
  const heading = page.getByRole('heading', { level: 1, name: 'Your Medical Devices' });
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeFocused();
  const search = page.getByRole('searchbox').or(page.getByLabel('Search'));
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
