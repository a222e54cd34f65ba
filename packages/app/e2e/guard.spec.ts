import { fillSignIn, people, signInWithForm } from './people.ts';
import { expect, test } from './portal.ts';

const list = '/dashboard/market-operator/list-medical-devices';

test.describe('landing pages', { tag: '@gate' }, () => {
  test('an operator lands on the hub (S2.22, S1.13)', async ({ page }) => {
    await signInWithForm(page, people.operator);
    await expect(page).toHaveURL('/nexus');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('refuses an unverified address and offers to send the link again (S5.2, S8.6)', async ({ page }) => {
    await page.goto('/');
    await fillSignIn(page, people.unverified);
    await expect(
      page.getByText(
        'Please verify your email address before logging in. A verification link has been sent to the email provided during registration.',
      ),
    ).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'we have sent a new link' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('serviceToken'))).toBeNull();
  });

  test('shows an inactive account why it is not accessible (S8.13)', async ({ page }) => {
    await signInWithForm(page, people.inactive);
    await expect(page).toHaveURL('/inaccessible-account');
    await expect(page.getByRole('heading', { name: 'The account is not active' })).toBeVisible();
    await page.goto(list);
    await expect(page).toHaveURL('/inaccessible-account');
  });

  test('opens the configuration before the dashboard of an account that is not configured (S4.26)', async ({
    page,
  }) => {
    await signInWithForm(page, people.notConfigured);
    await expect(page).toHaveURL('/nexus');
    await page.goto('/dashboard/market-operator/default');
    await expect(page).toHaveURL('/account-configuration?to=/dashboard/market-operator/default');
    await expect(page.getByRole('heading', { name: 'Configure your account' })).toBeVisible();
  });

  test('shows a notified body that it is waiting for approval (S8.14)', async ({ page }) => {
    await signInWithForm(page, people.notApproved);
    await page.goto('/dashboard/notified-body/default');
    await expect(page).toHaveURL('/inaccessible-account');
    await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  });

  test('a candidate can open the hub only (S1.11, S4.30)', async ({ page }) => {
    await signInWithForm(page, people.candidate);
    await expect(page).toHaveURL('/nexus');
    await page.goto(list);
    await expect(page).toHaveURL('/nexus');
    await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByText('Medical devices')).toHaveCount(0);
  });

  test('redirects from a page of the other role to the hub without a loop (S4.30, S2.49)', async ({ page }) => {
    await signInWithForm(page, people.body);
    await expect(page).toHaveURL('/nexus');
    await page.goto(list);
    await expect(page).toHaveURL('/nexus');
  });
});

test.describe('deep links', () => {
  test('opens the requested page after sign-in (D.33)', { tag: '@gate' }, async ({ page }) => {
    await page.goto(`${list}?stage=prototype`);
    await expect(page).toHaveURL('/');
    await fillSignIn(page, people.operator);
    await expect(page).toHaveURL(`${list}?stage=prototype`);
  });

  test('a `to` in the URL takes precedence over the remembered path (D.34)', async ({ page }) => {
    await page.goto('/dashboard/market-operator/default');
    await page.goto(`/?to=${list}`);
    await fillSignIn(page, people.operator);
    await expect(page).toHaveURL(list);
  });

  for (const to of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login',
    `/${'x'.repeat(10_000)}`,
  ]) {
    test(`ignores a \`to\` of ${to.slice(0, 24)} (D.40)`, async ({ page, portal }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`/?to=${encodeURIComponent(to)}`);
      await fillSignIn(page, people.operator);
      await expect(page).toHaveURL(`${portal.url}/nexus`);
      expect(errors).toEqual([]);
    });
  }
});
