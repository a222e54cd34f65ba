import { people, signIn } from './people.ts';
import { expect, test } from './portal.ts';
import { rowHeights } from './tables.ts';

const dashboard = '/dashboard/notified-body/default';

test(
  'the dashboard of a notified body shows what needs attention, its places by month, demand and dates (S1.8, S2.44, S6.15, D.600, D.601, D.602, D.603)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.body, dashboard);
    await expect(page.getByRole('heading', { level: 1, name: 'Medivera Prüfstelle GmbH' })).toBeVisible();
    await expect(page).toHaveTitle(/Notified body dashboard/);
    await expect(page.getByRole('heading', { name: /^\d+ points? needs? your attention$/ })).toBeVisible();
    const places = page.getByRole('grid', { name: 'Free places by month' });
    await expect(places.getByRole('row')).toHaveCount(13);
    const dates = page.locator('[data-part="card"]').filter({ hasText: 'Dates in the next 12 months' });
    await expect(dates.getByRole('link', { name: /windows? (opens?|ends?)$/ }).first()).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Which of your codes are needed?' })).toBeVisible();
    await page.getByRole('link', { name: 'Open analytics' }).click();
    await expect(page).toHaveURL('/dashboard/notified-body/analytics');
  },
);

test('all windows that were not confirmed for 30 days are confirmed from the dashboard (D.600)', async ({ page }) => {
  await signIn(page, 'nb-9104@attesta.example', dashboard);
  const confirm = page.getByRole('button', { name: /^Confirm (all \d+|1 window)$/ });
  await confirm.click();
  await expect(page.getByText(/^\d+ windows? confirmed$/).first()).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dates in the next 12 months' })).toBeVisible();
  await expect(confirm).toHaveCount(0);
});

test('the dashboard of a notified body links to Codes Availability', async ({ page }) => {
  await signIn(page, people.body, dashboard);
  await page.getByRole('main').getByRole('link', { name: 'Codes Availability', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/notified-body/gantt');
  await expect(page.getByText('MDA 0102').first()).toBeVisible();
});

test('the rows of the table of Codes Availability are 54 px high (S9.28)', async ({ page }) => {
  await signIn(page, people.body, '/dashboard/notified-body/gantt?view=table');
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('MDA 0102').first()).toBeVisible();
    expect(await rowHeights(page)).toEqual([54]);
  }
});

test('the account menu of a notified body includes the job board and closes on a click outside (S2.76, S2.77, S2.79, S2.81, S2.82, S6.18)', async ({
  page,
}) => {
  await signIn(page, people.body);
  await page.getByRole('button', { name: /^Account of/ }).click();
  const eTool = page.getByRole('menuitem', { name: /^E-Tool/ });
  await expect(eTool).toHaveAttribute('target', '_blank');
  await expect(eTool).toHaveAttribute('rel', 'noreferrer noopener');
  await expect(eTool).toHaveAttribute('href', /[?&]token=/);
  await expect(page.getByRole('menuitem', { name: /^Job Board/ })).toHaveAttribute('target', '_blank');
  await page.mouse.click(300, 500);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('a notified body adds a calendar feed, reads it without a session, and removes it (D.339)', async ({
  page,
  request,
}) => {
  await signIn(page, people.body, '/account-settings/notified-body/connections');
  await page.getByRole('button', { name: 'Add a feed' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Planning calendar');
  await page.getByLabel('Your current password').fill('attesta-demo');
  await page.getByRole('button', { name: 'Add feed' }).click();
  const address = await page.getByText(/^https?:.*windows\.ics\?token=/).textContent();
  const feed = await request.get(address!);
  expect([feed.status(), feed.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await feed.text()).toMatch(/^SUMMARY:MDA \d{4}: \d+ of \d+ free/m);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Remove Planning calendar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove feed' }).click();
  await expect(page.getByText('No calendar reads your windows yet.')).toBeVisible();
  expect((await request.get(address!)).status()).toBe(404);
});
