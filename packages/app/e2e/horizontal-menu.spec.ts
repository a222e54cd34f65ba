import type { Page } from '@playwright/test';
import { people, signIn } from './people.ts';
import { expect, test } from './portal.ts';

const dashboard = '/dashboard/market-operator/default';
const list = '/dashboard/market-operator/list-medical-devices';
test.use({ viewport: { width: 1440, height: 900 } });

/** The bar or the drawer, whichever is visible: both use the same landmark. */
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const bar = (page: Page) => page.locator('[data-part="nav-bar"]');
const entry = (page: Page, name: string) => bar(page).getByRole('button', { name });

async function chooseTopMenu(page: Page) {
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('dialog', { name: 'Appearance' }).getByText('At the top').click();
  await page.keyboard.press('Escape');
}

test('shows the menu in a bar as preferred, supports the keyboard, and keeps the preference after a reload (S2.60, S3.18)', async ({
  page,
}) => {
  await signIn(page, people.operator, dashboard);
  await expect(bar(page)).toHaveCount(0);
  await chooseTopMenu(page);
  await expect(navigation(page)).toHaveCount(1);
  await expect(entry(page, 'Dashboard')).toHaveAttribute('aria-current', 'true');

  await entry(page, 'Dashboard').focus();
  await page.keyboard.press('ArrowRight');
  await expect(entry(page, 'Medical devices')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(bar(page).getByRole('link', { name: 'Add medical device' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Medical Devices' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Your devices');
  await expect(entry(page, 'Medical devices')).toHaveAttribute('aria-current', 'true');
  await expect(entry(page, 'Medical devices')).toHaveAttribute('aria-expanded', 'false');

  await page.reload();
  await entry(page, 'Medical devices').click();
  await expect(bar(page).getByRole('link', { name: 'Your devices' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Medical devices')).toBeFocused();
});

test('arrow keys in the bar follow the text direction (S2.60)', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'attesta-preferences',
      JSON.stringify({ menuOrientation: 'horizontal', themeDirection: 'rtl' }),
    ),
  );
  await signIn(page, people.operator, dashboard);
  const [first, second] = [
    await entry(page, 'Dashboard').boundingBox(),
    await entry(page, 'Medical devices').boundingBox(),
  ];
  expect(first?.x).toBeGreaterThan(second?.x ?? Infinity);
  await entry(page, 'Dashboard').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(entry(page, 'Medical devices')).toBeFocused();
});

test('replaces the bar with the drawer below 1200 px (S2.60)', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('attesta-preferences', JSON.stringify({ menuOrientation: 'horizontal' })),
  );
  await signIn(page, people.operator, list);
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(bar(page)).toBeHidden();
  await expect(navigation(page).getByRole('link', { name: 'Your devices' })).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(navigation(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(navigation(page).getByRole('link', { name: 'Your devices' })).toBeFocused();
});

test('moves entries that do not fit in the bar to “More” (S2.65)', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.addInitScript(() =>
    localStorage.setItem('attesta-preferences', JSON.stringify({ menuOrientation: 'horizontal' })),
  );
  await signIn(page, people.body, '/dashboard/notified-body/default');
  await expect(entry(page, 'Nexus')).toBeVisible();
  await expect(entry(page, 'More')).toBeHidden();
  await page.locator('html').evaluate((root) => {
    root.style.fontSize = '350%';
  });
  await expect(entry(page, 'Nexus')).toBeHidden();
  await entry(page, 'More').click();
  await bar(page).getByRole('link', { name: 'Community' }).click();
  await expect(page).toHaveURL('/community');
  // The group of the current page stays visible.
  await expect(entry(page, 'Nexus')).toBeVisible();
});
