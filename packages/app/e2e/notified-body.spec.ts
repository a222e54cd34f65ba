import { people, signIn } from './people.ts';
import { expect, test } from './portal.ts';
import { rowHeights } from './tables.ts';

test(
  'the dashboard of a notified body shows its places by month and leads to a window to confirm (S1.8, S2.44, S6.15)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.body);
    await page.goto('/dashboard/notified-body/default');
    await expect(page.getByRole('heading', { level: 1, name: 'Exemplum Prüfwerk GmbH' })).toBeVisible();
    await expect(page).toHaveTitle(/Notified body dashboard/);
    const places = page.getByRole('table', { name: 'Free and reserved places by month' });
    await expect(places.getByRole('columnheader')).toHaveCount(13);
    await expect(places.getByRole('row', { name: /^Free/ }).getByRole('cell')).toHaveCount(12);
    await expect(page.getByRole('heading', { name: /^\d+ windows not confirmed for 90 days$/ })).toBeVisible();
    const [link] = await page.getByRole('link', { name: /^Show .* in Codes Availability$/ }).all();
    await link!.click();
    await expect(page).toHaveURL(/\/dashboard\/notified-body\/gantt\?code=/);
  },
);

test('the dashboard of a notified body links to Codes Availability', async ({ page }) => {
  await signIn(page, people.body);
  await page.goto('/dashboard/notified-body/default');
  await page.getByRole('main').getByRole('link', { name: 'Codes Availability', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/notified-body/gantt');
  await expect(page.getByText('MDA 0102').first()).toBeVisible();
});

test('the rows of Codes Availability are 54 px high (S9.28)', async ({ page }) => {
  await signIn(page, people.body);
  await page.goto('/dashboard/notified-body/gantt');
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('MDA 0102').first()).toBeVisible();
    expect(await rowHeights(page)).toEqual([54]);
  }
});

test(
  'the account menu of a notified body includes the job board and closes on a click outside (S2.76, S2.77, S2.79, S2.81, S2.82, S6.18)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.body);
    await page.getByRole('button', { name: /^Account of/ }).click();
    const eTool = page.getByRole('menuitem', { name: /^E-Tool/ });
    await expect(eTool).toHaveAttribute('target', '_blank');
    await expect(eTool).toHaveAttribute('rel', 'noreferrer noopener');
    await expect(eTool).toHaveAttribute('href', /[?&]token=/);
    await expect(page.getByRole('menuitem', { name: /^Job Board/ })).toHaveAttribute('target', '_blank');
    await page.mouse.click(300, 500);
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
);
