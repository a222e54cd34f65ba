import { linkTo } from './mail-server.ts';
import { fillSignIn } from './people.ts';
import { expect, test } from './portal.ts';

test('S1.15 S2.2 S4.51 S2.5 S2.6 D.17 a forgotten password is set anew by the link of a mail, which works once', async ({
  page,
  portal,
}) => {
  const email = 'op-05@attesta.example';
  await page.goto('/');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible(); // the page before has a field of the same name
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page).toHaveURL('/check-mail');
  await expect(page.getByText(`If ${email} is registered, a link to set a password is on its way.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  const link = linkTo('/reset-password', await portal.mail.newestTo(email));
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('a new sentence to sign in with');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('The password was changed.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('The password was changed.')).toHaveCount(0);
  await fillSignIn(page, email, 'a new sentence to sign in with');
  await expect(page).toHaveURL('/nexus');

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('another sentence to sign in with');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This link was used already or is older than one hour.')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('S1.16 D.113 who forgot the password before the address was verified sets one with the verification, and a common one is refused in words', async ({
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
  await expect(page.getByText(`If ${email} is registered, a link to set a password is on its way.`)).toBeVisible();
  await page.goto(linkTo('/check-mail', await portal.mail.newestTo(email, 2)));
  const field = page.getByLabel('Choose your password', { exact: true });
  await field.fill('password123');
  await page.getByRole('button', { name: 'Verify and set password' }).click();
  await expect(field).toHaveAccessibleDescription(/This password is too common\. Choose another one\./);
  await field.fill('a sentence that is remembered');
  await page.getByRole('button', { name: 'Verify and set password' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await fillSignIn(page, email, 'a sentence that is remembered');
  await expect(page).toHaveURL('/nexus');
});
