import type { Page } from '@playwright/test';
import { people, signIn } from './people.ts';
import { expect, intercept, supportEmail, test } from './portal.ts';

/** Responds with the user of the server, changed by `facts`. */
const withFacts = (page: Page, facts: object) =>
  intercept(page, '**/api/get-authenticated-user', async (route) => {
    const response = await route.fetch();
    const { user } = (await response.json()) as { user: object };
    await route.fulfill({ response, json: { user: { ...user, ...facts } } });
  });

test(
  'a notified body that waits for approval reads what happens, corrects its data, and can sign out (D.153)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.notApproved, '/dashboard/notified-body/default');
    await expect(page).toHaveURL('/inaccessible-account');
    await expect(page.getByText('This is done by hand and can take a few working days.')).toBeVisible();
    const steps = page.getByRole('list', { name: 'First steps' }).getByRole('listitem');
    await expect(steps).toHaveCount(4);
    await expect(steps.nth(2)).toContainText('Approval of your notified body');
    await expect(steps.nth(2)).toContainText('3 of 4, current');
    await expect(page.getByText(/^For questions, contact the administrator of the portal/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'personal settings' }).click();
    await expect(page).toHaveURL('/account-settings/personal');
    await page.goBack();
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('a refused notified body corrects its data and submits the request again (D.153)', async ({ page }) => {
  await signIn(page, people.notApproved);
  const restore = await withFacts(page, { user_notified_body_request_status: 'rejected' });
  await page.goto('/inaccessible-account');
  await expect(page.getByRole('heading', { name: 'The request was not approved' })).toBeVisible();
  await page.getByRole('button', { name: 'Correct the data' }).click();
  const city = page.getByLabel('City');
  await city.fill('Ghent');
  restore();
  await page.getByRole('button', { name: 'Save and submit' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Correct the data' }).click();
  await expect(city).toHaveValue('Ghent');
});

test('a deactivated account names its address and whom to contact (D.151, D.153)', async ({ page }) => {
  await signIn(page, people.inactive);
  await expect(page).toHaveURL('/inaccessible-account');
  await expect(page.getByRole('heading', { name: 'The account is not active' })).toBeVisible();
  await expect(page.getByText(people.inactive)).toBeVisible();
  const contact = page.getByRole('link', { name: supportEmail });
  await expect(contact).toHaveAttribute('href', `mailto:${supportEmail}`);
});
