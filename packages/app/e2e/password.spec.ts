import { linkTo } from './mail-server.ts';
import { fillSignIn } from './people.ts';
import { expect, test } from './portal.ts';
import { registerPerson } from './registered-person.ts';

test(
  'sets a forgotten password with a mailed link that is valid once (S1.15, S2.2, S4.51, S2.5, S2.6, D.17)',
  { tag: '@gate' },
  async ({ page, portal }) => {
    const email = 'forgets@pumps.example';
    await registerPerson(page.request, portal, email);
    await page.goto('/');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible(); // the previous page has a field of the same name
    await expect(page.getByLabel('E-mail address')).toHaveValue(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page).toHaveURL('/check-mail');
    await expect(page.getByText(`If ${email} is registered, we have sent a link to set a new password.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    const link = linkTo('/reset-password', await portal.mail.newestTo(email, 2));
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('a new sentence to sign in with');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('Your password has been changed.')).toHaveCount(0);
    await fillSignIn(page, email, 'a new sentence to sign in with');
    await expect(page).toHaveURL('/nexus');

    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(page.getByText('This link has already been used or is older than one hour.')).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  },
);

test('sets a forgotten password of an unverified address on verification, and explains a common one (S1.16, D.113)', async ({
  page,
  portal,
}) => {
  const email = 'forgetful@maker.example';
  const person = {
    first_name: 'Mihai',
    last_name: 'Ene',
    email,
    password: 'a sentence that is forgotten',
    role: 'innovator',
  };
  expect((await page.request.post('/api/register', { data: person })).ok()).toBe(true);
  await portal.mail.newestTo(email);
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(`If ${email} is registered, we have sent a link to set a new password.`)).toBeVisible();
  await page.goto(linkTo('/check-mail', await portal.mail.newestTo(email, 2)));
  const field = page.getByLabel('Choose your password', { exact: true });
  await field.fill('password123');
  await page.getByRole('button', { name: 'Verify and set password' }).click();
  await expect(field).toHaveAccessibleDescription(/This password is too common\. Choose another one\./);
  await field.fill('a sentence that is remembered');
  await page.getByRole('button', { name: 'Verify and set password' }).click();
  await expect(page).toHaveURL('/nexus');
});
