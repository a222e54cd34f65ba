import { demoPassword, fillSignIn, people, signIn } from './people.ts';
import { expect, hasTold, test } from './portal.ts';

const settings = '/account-settings/market-operator';
const newPassword = 'a fresh sentence to sign in with';

test('S2.36 a market operator changes the name of the organisation, and it stays', async ({ page }) => {
  await signIn(page, people.operator);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await expect(page).toHaveURL(settings);
  const name = page.getByLabel('Name of the organisation');
  await expect(name).not.toHaveValue('');
  await name.fill('Renamed Devices (demo)');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await hasTold(page, 'Saved');
  await expect(page).toHaveURL(settings);
  await page.reload();
  await expect(name).toHaveValue('Renamed Devices (demo)');
});

test('a session that ends while the account is saved keeps what was typed for whoever typed it', async ({ page }) => {
  const email = 'op-07@attesta.example';
  await signIn(page, email);
  await page.goto(settings);
  const name = page.getByLabel('Name of the organisation');
  await name.fill('Typed and not saved');
  await page.route('**/api/account', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 401, json: { message: 'The session has ended.', code: 'unauthenticated' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.unroute('**/api/account');
  await fillSignIn(page, email);
  await expect(page).toHaveURL(settings);
  await expect(name).toHaveValue('Typed and not saved');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await hasTold(page, 'Saved');
  await page.reload();
  await expect(name).toHaveValue('Typed and not saved');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('attesta-drafts')))
    .not.toContain('account-configuration');
});

test('a password is changed by the current one; the session goes on, and the next sign-in takes the new one', async ({
  page,
}) => {
  const email = 'op-06@attesta.example';
  await signIn(page, email);
  await page.goto(settings);
  await page.getByLabel('Current password', { exact: true }).fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not the current password.')).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await hasTold(page, 'Password changed');
  await page.reload();
  await expect(page).toHaveURL(settings);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await fillSignIn(page, email, newPassword);
  await expect(page).toHaveURL('/nexus');
});

test('nothing can be typed that would be lost while an account is configured for the first time', async ({ page }) => {
  await signIn(page, people.notConfigured);
  await page.goto('/account-configuration');
  const name = page.getByLabel('Name of the organisation');
  await name.fill('Typed in time');
  await page.getByRole('combobox', { name: /^Country/ }).fill('Romania');
  await page.getByRole('option', { name: 'Romania' }).click();
  await page.getByRole('radio').first().check();
  let answer = () => {};
  const asked = new Promise<void>((arrived) => {
    void page.route('**/api/account', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      arrived();
      await new Promise<void>((go) => (answer = go));
      await route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }); // other journeys need this account as it is
    });
  });
  await name.press('Enter');
  await asked;
  await page.keyboard.type(' and too late');
  await expect(name).toHaveValue('Typed in time');
  answer();
  await expect(page.getByText('The server is not ready.')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Typed in time');
  await name.fill('Typed again');
  await expect(name).toHaveValue('Typed again');
});

test('a field that the server refuses gets the focus', async ({ page }) => {
  await signIn(page, people.operator);
  await page.goto(settings);
  const name = page.getByLabel('Name of the organisation');
  await expect(name).not.toHaveValue('');
  await page.route('**/api/account', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: { message: 'Not so.', code: 'invalid', fields: { organisationName: 'too_long' } },
        })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
});
