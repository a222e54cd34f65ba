import { fillSignIn, people, signIn } from './people.ts';
import { expect, test } from './portal.ts';

const list = '/dashboard/market-operator/list-medical-devices';

test.describe('where people land', () => {
  test('S2.22 S1.13 an operator lands on the hub', async ({ page }) => {
    await signIn(page, people.operator);
    await expect(page).toHaveURL('/nexus');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('S5.2 S8.6 an unverified address is refused, with the sentence and a way on', async ({ page }) => {
    await page.goto('/');
    await fillSignIn(page, people.unverified);
    await expect(
      page.getByText(
        'Please verify your email address before logging in. A verification link has been sent to the email provided during registration.',
      ),
    ).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'a new link is on its way' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('serviceToken'))).toBeNull();
  });

  test('S8.13 an inactive account is told so, and gets no further', async ({ page }) => {
    await signIn(page, people.inactive);
    await expect(page).toHaveURL('/inaccessible-account');
    await expect(page.getByRole('heading', { name: 'The account is not active' })).toBeVisible();
    await page.goto(list);
    await expect(page).toHaveURL('/inaccessible-account');
  });

  test('S4.26 an account that is not configured configures itself before its dashboard', async ({ page }) => {
    await signIn(page, people.notConfigured);
    await expect(page).toHaveURL('/nexus');
    await page.goto('/dashboard/market-operator/default');
    await expect(page).toHaveURL('/account-configuration?to=/dashboard/market-operator/default');
    await expect(page.getByRole('heading', { name: 'Configure your account' })).toBeVisible();
  });

  test('S8.14 a notified body that is not approved waits', async ({ page }) => {
    await signIn(page, people.notApproved);
    await page.goto('/dashboard/notified-body/default');
    await expect(page).toHaveURL('/inaccessible-account');
    await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  });

  test('S1.11 S4.30 a candidate has the hub only', async ({ page }) => {
    await signIn(page, people.candidate);
    await expect(page).toHaveURL('/nexus');
    await page.goto(list);
    await expect(page).toHaveURL('/nexus');
    await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByText('Medical devices')).toHaveCount(0);
  });

  test('S4.30 S2.49 a page of the other role leads to the hub, without a loop', async ({ page }) => {
    await signIn(page, people.body);
    await expect(page).toHaveURL('/nexus');
    await page.goto(list);
    await expect(page).toHaveURL('/nexus');
  });
});

test.describe('deep links', () => {
  test('D.33 what was wanted before signing in opens after it', async ({ page }) => {
    await page.goto(`${list}?stage=prototype`);
    await expect(page).toHaveURL('/');
    await fillSignIn(page, people.operator);
    await expect(page).toHaveURL(`${list}?stage=prototype`);
  });

  test('D.34 a `to` in the address wins', async ({ page }) => {
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
    test(`D.40 a \`to\` of ${to.slice(0, 24)} is ignored`, async ({ page, portal }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(`/?to=${encodeURIComponent(to)}`);
      await fillSignIn(page, people.operator);
      await expect(page).toHaveURL(`${portal.url}/nexus`);
      expect(faults).toEqual([]);
    });
  }
});
