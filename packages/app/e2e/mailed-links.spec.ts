import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const links = [
  {
    path: '/check-mail',
    call: '/api/verify-email',
    label: 'Choose your password',
    button: 'Verify and set password',
    after: '/check-mail',
    done: 'Your password is set.',
  },
  {
    path: '/reset-password',
    call: '/api/change-password',
    label: 'New password',
    button: 'Change password',
    after: '/login',
    done: 'Your password has been changed.',
  },
] as const;

/**
 * Mocks an endpoint with `responses` in order, repeating the last one. Returns the request bodies.
 */
async function mockCalls(page: Page, path: string, responses: readonly ({ status: number; json: unknown } | 'lost')[]) {
  const sent: unknown[] = [];
  await page.route(`**${path}`, async (route) => {
    const response = responses[Math.min(sent.length, responses.length - 1)]!;
    sent.push(route.request().postDataJSON());
    await (response === 'lost' ? route.abort() : route.fulfill(response));
  });
  return sent;
}

/** Waits until the sign-in page is shown and the page transition has ended. */
async function atSignIn(page: Page) {
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('[data-part="page-transition"]')).toHaveAttribute('data-state', 'still');
}

/** The response to the question which address a link is about. */
const mailedLink = (page: Page, response: { status: number; json: unknown }) =>
  mockCalls(page, '/api/mailed-link', [response]);
const email = 'ioana.marinescu@maker.example';

test.beforeEach(async ({ page }) => {
  await mailedLink(page, { status: 200, json: { email } });
});

const accepted = { status: 200, json: { accepted: true } };
const password = 'a sentence to sign in with';

for (const { path, call, label, button, after, done } of links) {
  const open = async (page: Page) => {
    await page.goto(`${path}?token=a-token-of-a-mail`);
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  };

  test(`the mailed link ${path} sends no request when opened, and removes its token from the URL (D.109, D.111)`, async ({
    page,
  }) => {
    const sent = await mockCalls(page, call, [accepted]);
    await page.goto('/login');
    await open(page);
    await expect(page).toHaveURL(path);
    await page.reload();
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await atSignIn(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    await page.goBack();
    await atSignIn(page);
    await page.goForward();
    await expect(page).toHaveURL(path);
    expect(sent).toEqual([]);
    await page.getByLabel(label, { exact: true }).fill(password);
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => sent).toEqual([{ token: 'a-token-of-a-mail', password }]);
  });

  test(`${path} names the account whose password it sets (D.431)`, async ({ page }) => {
    await open(page);
    await expect(page.getByText(`Set the password for ${email}.`)).toBeVisible();
    await expect(page.locator('input[autocomplete="username"]')).toHaveValue(email);
  });

  test(`${path} says that a link no longer works before a password is typed (D.432)`, async ({ page }) => {
    await mailedLink(page, { status: 400, json: { message: 'Invalid.', code: 'link_invalid' } });
    await page.goto(`${path}?token=a-token-of-a-mail`);
    await expect(page.getByText('This link has already been used or is older than one hour.')).toBeVisible();
    await expect(page.getByLabel(label, { exact: true })).toHaveCount(0);
  });

  test(`${path} works with a host that has no call about mailed links (D.431)`, async ({ page }) => {
    const link = await mailedLink(page, { status: 404, json: { message: 'No such call.', code: 'not_found' } });
    const sent = await mockCalls(page, call, [accepted]);
    await open(page);
    await expect.poll(() => link).toHaveLength(1);
    await page.getByLabel(label, { exact: true }).fill(password);
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => sent).toEqual([{ token: 'a-token-of-a-mail', password }]);
  });

  test(`${path} keeps a password that could not be sent, and sends one request on a double click`, async ({ page }) => {
    const sent = await mockCalls(page, call, ['lost', accepted]);
    await open(page);
    const field = page.getByLabel(label, { exact: true });
    await field.fill(password);
    await page.getByRole('button', { name: button }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Your entries are kept' });
    await expect(alert).toBeVisible();
    await expect(field).toHaveValue(password);
    await page.getByRole('button', { name: button }).dblclick();
    await expect(page.getByText(done)).toBeVisible();
    await expect(page).toHaveURL(after);
    expect(sent).toHaveLength(2);
  });

  test(`${path} explains a refused password at its field`, async ({ page }) => {
    const json = { message: 'Refused.', code: 'invalid', fields: { password: 'common_password' } };
    const refused = { status: 400, json };
    const sent = await mockCalls(page, call, [refused]);
    await open(page);
    const field = page.getByLabel(label, { exact: true });
    await field.fill('short');
    await page.getByRole('button', { name: button }).click();
    await expect(field).toHaveAccessibleDescription(/Use at least 8 characters\./);
    expect(sent).toEqual([]);
    await field.fill(password);
    await page.getByRole('button', { name: button }).click();
    await expect(field).toHaveAccessibleDescription(/This password is too common\./);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(password);
  });
}

test('offers a new link when a verification link is no longer valid (S1.16)', async ({ page }) => {
  await mockCalls(page, '/api/verify-email', [{ status: 400, json: { message: 'Used.', code: 'link_invalid' } }]);
  const resent = await mockCalls(page, '/api/resend-verification', [accepted]);
  await page.goto('/check-mail?token=used');
  await page.getByLabel('Choose your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Verify and set password' }).click();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'This link has already been used or is older than one hour.' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register again' })).toHaveAttribute('href', '/register');
  await page.getByLabel('E-mail address').fill('ioana.marinescu@maker.example');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'we have sent a new link' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(resent).toEqual([{ email: 'ioana.marinescu@maker.example' }]);
});

test('leads to sign-in from a verification link that was used before (S1.16, D.171)', async ({ page }) => {
  await mockCalls(page, '/api/verify-email', [{ status: 400, json: { message: 'Used.', code: 'link_used' } }]);
  await page.goto('/check-mail?token=used');
  await page.getByLabel('Choose your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Verify and set password' }).click();
  await expect(page.getByText('This link was already used. If you confirmed the address, sign in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new link' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await atSignIn(page);
});

for (const token of ['', 'cut%0Aoff']) {
  test(`reports a verification link with the token "${token}" as incomplete (S1.16)`, async ({ page }) => {
    const resent = await mockCalls(page, '/api/resend-verification', [accepted]);
    await page.goto(`/check-mail?token=${token}`);
    await expect(page).toHaveTitle('Verify your e-mail address · Attesta');
    await expect(page).toHaveURL('/check-mail');
    const alert = page.getByText('This link is incomplete. Open it again from the e-mail, or copy the whole link.');
    await expect(alert).toBeVisible();
    await page.reload();
    await expect(alert).toBeVisible();
    await page.getByLabel('E-mail address').fill('ioana.marinescu@maker.example');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'we have sent a new link' })).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(resent).toEqual([{ email: 'ioana.marinescu@maker.example' }]);
  });
}

test('offers the password manager the address that was registered in this tab', async ({ page }) => {
  await mailedLink(page, { status: 404, json: { message: 'No such call.', code: 'not_found' } });
  await mockCalls(page, '/api/register', [accepted]);
  await page.goto('/register');
  await page.getByLabel('First name').fill('Ioana');
  await page.getByLabel('E-mail address').fill('ioana.marinescu@maker.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('combobox', { name: /^Role/ }).click();
  await page.getByRole('option', { name: /^Researcher/ }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/check-mail');
  await expect(page).toHaveTitle('Check your e-mail · Attesta');
  await page.goto('/check-mail?token=whole');
  await expect(page).toHaveTitle('Verify your e-mail address · Attesta');
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue('ioana.marinescu@maker.example');
});

test('sends a form whose code could not be loaded at first once the connection is restored', async ({ page }) => {
  const sent = await mockCalls(page, '/api/forgot-password', [accepted]);
  let aborted = 0;
  const isOffline = () => aborted < 1;
  await page.route(/\/assets\/axios-client-[^/]*\.js/u, (route) => {
    if (!isOffline()) return route.continue();
    aborted += 1;
    return route.abort('internetdisconnected');
  });
  await page.goto('/forgot-password');
  await expect.poll(isOffline).toBe(false);
  await page.getByLabel('E-mail address').fill('ioana.marinescu@maker.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page).toHaveURL('/check-mail');
  expect(sent).toHaveLength(1);
});

test('shows the completed verification after a reload and after going back', async ({ page }) => {
  const sent = await mockCalls(page, '/api/verify-email', [accepted]);
  await page.goto('/check-mail?token=once');
  await page.getByLabel('Choose your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Verify and set password' }).click();
  const done = page.getByRole('heading', { name: 'E-mail address verified' });
  await expect(done).toBeVisible();
  await page.reload();
  await expect(done).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await atSignIn(page);
  await page.goBack();
  await expect(done).toBeVisible();
  expect(sent).toHaveLength(1);
});
