import { demoPassword, fillSignIn, people, signIn } from './people.ts';
import { expect, hasNotified, intercept, test } from './portal.ts';
import { password, registerPerson } from './registered-person.ts';

const settings = '/account-settings/market-operator';
const newPassword = 'a fresh sentence to sign in with';

test('a market operator can change the name of the organisation (S2.36)', async ({ page }) => {
  await signIn(page, people.operator);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await expect(page).toHaveURL(settings);
  const name = page.getByLabel('Name of the organisation');
  await expect(name).not.toHaveValue('');
  await name.fill('Renamed Devices (demo)');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await hasNotified(page, 'Saved');
  await expect(page).toHaveURL(settings);
  await page.reload();
  await expect(name).toHaveValue('Renamed Devices (demo)');
});

test('restores unsaved entries for the same user when the session ends while the account is saved', async ({
  page,
}) => {
  const email = 'op-07@attesta.example';
  await signIn(page, email, settings);
  const name = page.getByLabel('Name of the organisation');
  await name.fill('Typed and not saved');
  const restore = await intercept(page, '**/api/account', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 401, json: { message: 'The session has ended.', code: 'unauthenticated' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/');
  restore();
  await fillSignIn(page, email);
  await expect(page).toHaveURL(settings);
  await expect(name).toHaveValue('Typed and not saved');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await hasNotified(page, 'Saved');
  await page.reload();
  await expect(name).toHaveValue('Typed and not saved');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('attesta-drafts') ?? ''))
    .not.toContain('account-configuration');
});

test('changes the password with the current one, keeps the session and accepts the new password at the next sign-in; the E-Tool link has the new token (S2.80)', async ({
  page,
  portal,
}) => {
  const email = 'changing@pumps.example';
  await registerPerson(page.request, portal, email);
  await signIn(page, email, '/account-settings/personal', password);
  await page.getByLabel('Current password', { exact: true }).fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The current password is incorrect.')).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await hasNotified(page, 'Password changed');
  await page.getByRole('button', { name: /^Account of/ }).click();
  const token = await page.evaluate(() => localStorage.getItem('serviceToken'));
  await expect(page.getByRole('menuitem', { name: /^E-Tool/ })).toHaveAttribute(
    'href',
    new RegExp(`[?&]token=${token}$`),
  );
  await page.reload();
  await expect(page).toHaveURL('/account-settings/personal');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await fillSignIn(page, email, newPassword);
  await expect(page).toHaveURL('/nexus');
});

test('refuses another password and a second factor for a demo account, and says why (D.198)', async ({ page }) => {
  await signIn(page, people.operator, '/account-settings/personal');
  const refused = page.getByText(/^This is not possible with a demo account, because its password is public\./);
  await page.getByLabel('Current password', { exact: true }).fill(demoPassword);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(refused).toBeVisible();
  const factor = page.getByRole('group', { name: 'Two-step sign-in' });
  await factor.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await factor.getByLabel('Current password', { exact: true }).fill(demoPassword);
  await factor.getByRole('button', { name: 'Continue' }).click();
  await expect(factor.getByText(/^This is not possible with a demo account/)).toBeVisible();
});

test('locks the fields while the first configuration of an account is saved', async ({ page }) => {
  await signIn(page, people.notConfigured, '/account-configuration');
  const name = page.getByLabel('Name of the organisation');
  await name.fill('Typed in time');
  await page.getByRole('combobox', { name: /^Country/ }).fill('Romania');
  await page.getByRole('option', { name: 'Romania' }).click();
  await page.getByRole('radio').first().check();
  let respond = () => {};
  const requested = new Promise<void>((arrived) => {
    void page.route('**/api/account', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      arrived();
      await new Promise<void>((resolve) => (respond = resolve));
      await route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }); // other tests need this account unconfigured
    });
  });
  await name.press('Enter');
  await requested;
  await page.keyboard.type(' and too late');
  await expect(name).toHaveValue('Typed in time');
  respond();
  await expect(page.getByText('The server is not available.')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Typed in time');
  await name.fill('Typed again');
  await expect(name).toHaveValue('Typed again');
});

test('moves the focus to a field that the server rejects', async ({ page }) => {
  await signIn(page, people.operator, settings);
  const name = page.getByLabel('Name of the organisation');
  await expect(name).not.toHaveValue('');
  await intercept(page, '**/api/account', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: { message: 'Invalid.', code: 'invalid', fields: { organisationName: 'too_long' } },
        })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
});
