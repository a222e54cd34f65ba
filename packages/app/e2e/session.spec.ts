import { fillSignIn, people, signIn } from './people.ts';
import { expect, intercept, test } from './portal.ts';

const list = '/dashboard/market-operator/list-medical-devices';

test('signing out in one tab signs out every tab (D.48, S4.14)', { tag: '@gate' }, async ({ page, context }) => {
  await signIn(page, people.operator);
  await expect(page).toHaveURL('/nexus');
  const other = await context.newPage();
  await other.goto(list);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  await expect.poll(() => other.evaluate(() => localStorage.getItem('serviceToken'))).toBeNull();
});

test(
  'several 401 responses end the session once, with one toast (S8.1, S8.2, D.47)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.operator, '/dashboard/market-operator/default');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const restore = await intercept(page, '**/api/devices**', (route) =>
      route.fulfill({ status: 401, json: { message: 'The session has ended.', code: 'unauthenticated' } }),
    );
    await page.getByRole('link', { name: 'All devices' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your session has ended. Sign in to continue where you left off.')).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('serviceToken'))).toBeNull();

    restore();
    await fillSignIn(page, people.operator);
    await expect(page).toHaveURL(list);
    await expect(page.getByText('Your session has ended.')).toHaveCount(0);
  },
);

test('shows a wrong password as an error in the form without a reload (S8.3)', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('E-mail address').fill(people.operator);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('E-mail address and password do not match.')).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue(people.operator);
});

test('asks for a code when the account has a second factor, and leads back to the form (D.114, D.115)', async ({
  page,
}) => {
  await page.route('**/api/login', (route) =>
    route.fulfill({ status: 403, json: { message: 'A code is needed.', code: 'second_factor_required' } }),
  );
  await page.goto('/');
  await fillSignIn(page, people.operator);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('serviceToken'))).toBeNull();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByLabel('E-mail address')).toBeVisible();
});

test('removes a stale token at sign-in without a message (D.14, S8.7)', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('serviceToken', 'stale'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('serviceToken'))).toBeNull();
});

for (const [what, value] of Object.entries({
  'not JSON': '{',
  'of a wrong type': '7',
  'an object with hostile keys': '{"__proto__":{"mode":"dark"},"mode":"neon","i18n":"xx","borderRadius":1e9}',
  huge: 'x'.repeat(500_000),
})) {
  test(`uses the defaults when the stored preferences are ${what} (D.59)`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('attesta-preferences', text), value);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}
