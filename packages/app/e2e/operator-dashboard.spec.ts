import { createDevice } from './device-requests.ts';
import { signIn } from './people.ts';
import { expect, test } from './portal.ts';

const dashboard = '/dashboard/market-operator/default';
/** Demo account with one device, which is complete for matching and has a target date. */
const operator = 'op-06@attesta.example';

test(
  'the hub and the dashboard lead to what needs the user, and to the next application if nothing does (D.161)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, operator, dashboard);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Levantia Public Institute for Cancer Diagnostics' }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/Market operator dashboard/);
    await expect(page.getByRole('heading', { name: 'No device needs your attention' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See matches: OncoMark BRCA' })).toBeVisible();

    const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await createDevice(page, { workingName: 'Undated', riskClass: 'IIa', designationCodes: ['MDA0203'] });
    await createDevice(page, {
      workingName: 'Near date',
      riskClass: 'IIa',
      designationCodes: ['MDA0203'],
      targetSubmissionDate: soon,
    });
    await page.goto(dashboard);
    const needed = page.locator('[data-part="card"]').filter({ hasText: '2 devices need your attention' });
    await expect(needed.getByRole('link', { name: /^Answer questions: / })).toHaveText([
      'Answer questions',
      'Answer questions',
    ]);
    await expect(needed.getByRole('link', { name: /^(Near date|Undated)$/ })).toHaveText(['Near date', 'Undated']);
    const dates = page.locator('[data-part="card"]').filter({ hasText: 'Dates in the next 12 months' });
    await expect(dates.getByRole('link')).toHaveText(['Near date']);

    await page.goto('/nexus');
    const next = page.locator('[data-part="card"]').filter({ hasText: 'Next step' });
    await expect(next).toContainText(/in \d+ days/);
    await next.getByRole('link', { name: 'Answer questions: Near date' }).click();
    await expect(page).toHaveURL(/\/edit-medical-device\/[^/]+#device-/);
    await expect(page.locator(':focus')).toHaveAttribute('type', 'radio');
  },
);

test('devices that are not on the dashboard are in the list, sorted by target date (D.161)', async ({ page }) => {
  await page.route('**/api/devices/summary', async (route) => {
    const response = await route.fetch();
    const { attention, ...summary } = (await response.json()) as { attention: { total: number } };
    await route.fulfill({ response, json: { ...summary, attention: { ...attention, total: 4_321 } } });
  });
  await signIn(page, 'op-03@attesta.example', dashboard);
  await expect(page.getByRole('heading', { name: '4321 devices need your attention' })).toBeVisible();
  await page.getByRole('link', { name: /^\d+ more devices$/ }).click();
  await expect(page).toHaveURL('/dashboard/market-operator/list-medical-devices?sort=target');
  await expect(page.getByRole('columnheader', { name: 'Target date' })).toHaveAttribute('aria-sort', 'ascending');
});

test('the dates are columns of months on a wide screen and a list by month on a phone', async ({ page }) => {
  await signIn(page, 'op-03@attesta.example');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(dashboard);
  const dates = page.locator('[data-part="card"]').filter({ hasText: 'Dates in the next 12 months' });
  const marks = dates.locator('[data-slot="date"]');
  await expect(marks.first()).toBeVisible();
  await expect(dates.locator('[data-slot="axis"]')).toBeVisible();
  const starts = await marks.locator('svg').evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().left));
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dates.locator('[data-slot="axis"]')).toBeHidden();
  await expect(dates.getByRole('heading', { level: 3 }).first()).toBeVisible();
});
