import type { Page } from '@playwright/test';
import { oneTimeCode } from './one-time-code.ts';
import { fillSignIn, signIn, startSession } from './people.ts';
import { expect, hasNotified, test } from './portal.ts';
import { password as ownPassword, registerPerson } from './registered-person.ts';

const email = 'two-steps@pumps.example';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

test('sets up a second factor; sign-in then asks for its code (D.115)', { tag: '@gate' }, async ({ page, portal }) => {
  await registerPerson(page.request, portal, email);
  await signIn(page, email, '/account-settings/personal', ownPassword);
  const factor = page.getByRole('group', { name: 'Two-step sign-in' });
  await factor.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const password = factor.getByLabel('Current password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('not the password');
  await factor.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The current password is incorrect.')).toBeVisible();
  await password.fill(ownPassword);
  await factor.getByRole('button', { name: 'Continue' }).click();
  await expect(factor.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await factor.locator('code').first().textContent())!.replaceAll(' ', '');
  await factor.getByLabel('Code from the authenticator app').fill(oneTimeCode(secret));
  await factor.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  const codes = factor.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().textContent();
  await factor.getByRole('button', { name: 'I have stored the codes' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await signOut(page);
  await fillSignIn(page, email, ownPassword);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(code).toHaveAccessibleDescription(/The code is incorrect, was already used or has expired\./);
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  await fillSignIn(page, email, ownPassword);
  await code.fill(oneTimeCode(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/nexus');

  await signOut(page);
  await fillSignIn(page, email, ownPassword);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode!);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/nexus');
  await hasNotified(
    page,
    'You signed in with a recovery code. 9 codes are left. You can create new ones in the personal settings.',
  );
  await page.goto('/account-settings/personal');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
});

test('explains too many wrong codes and lets the user go back (D.115)', async ({ page }) => {
  await page.goto('/');
  await page.route('**/api/login', (route) =>
    (route.request().postDataJSON() as { one_time_code?: string }).one_time_code === undefined
      ? route.fulfill({ status: 403, json: { message: 'Repeat with a code.', code: 'second_factor_required' } })
      : route.fulfill({ status: 429, json: { message: 'Wait.', code: 'too_many' } }),
  );
  await fillSignIn(page, email, ownPassword);
  await page.getByLabel('Code', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Too many attempts. Wait a few minutes, then try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('turns the second factor off with the password and a recovery code (D.131)', async ({ page, portal, request }) => {
  const other = 'one-step@pumps.example';
  await registerPerson(request, portal, other);
  const token = await startSession(page, other, ownPassword);
  const headers = { authorization: `Bearer ${token}` };
  const started = await request.post('/api/second-factor', { headers, data: { currentPassword: ownPassword } });
  const { secret } = (await started.json()) as { secret: string };
  const data = { oneTimeCode: oneTimeCode(secret) };
  const confirmed = await request.post('/api/second-factor/confirm', { headers, data });
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  await page.goto('/account-settings/personal');
  const factor = page.getByRole('group', { name: 'Two-step sign-in' });
  await factor.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  await factor.getByLabel('Current password', { exact: true }).fill(ownPassword);
  await factor.getByLabel('Code from the authenticator app').fill(recoveryCodes[0]!);
  await factor.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  await hasNotified(page, 'Two-step sign-in turned off');
  await expect(factor.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
});
