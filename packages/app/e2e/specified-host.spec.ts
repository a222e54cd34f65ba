import type { BrowserContext, Page, Route } from '@playwright/test';
import { linkTo } from './mail-server.ts';
import { fillSignIn, people, signIn } from './people.ts';
import { expect, intercept, test } from './portal.ts';
import { password } from './registered-person.ts';

// A host with the fields of the specification alone: users without id and e-mail address, errors with message and code.

const details = '/register-course/evaluation-clinique-mdr?step=details';
const createPath = '/dashboard/market-operator/create-medical-device';
const other = 'op-03@attesta.example';
/** Differs from the address of the user's earlier registrations, which fills the form. */
const typedStreet = 'Calea Victoriei 155';
const street = (page: Page) => page.getByLabel('Street and number');
const account = (page: Page) => page.getByRole('button', { name: /^Account of / });

/** The fields of a user in section 3 of the specification. */
const specified = [
  'first_name',
  'last_name',
  'roles',
  'is_email_verified',
  'is_account_active',
  'account_configured',
  'user_notified_body_request_status',
] as const;
const logoOf = (organisation: unknown) =>
  organisation === null ? null : { logo_url: (organisation as { logo_url: unknown }).logo_url };

/** Removes all other fields from the users that the server sends. */
async function sendSpecifiedFields(context: BrowserContext): Promise<void> {
  const strip = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { user?: Record<string, unknown> };
    const { user } = body;
    if (!user) return route.fulfill({ response });
    const fields = Object.fromEntries(specified.map((name) => [name, user[name]]));
    const logos = { notified_body: logoOf(user['notified_body']), market_operator: logoOf(user['market_operator']) };
    return route.fulfill({ response, json: { ...body, user: { ...fields, ...logos } } });
  };
  for (const call of ['get-authenticated-user', 'login', 'verify-email']) await context.route(`**/api/${call}`, strip);
}

/** Everything that the browser stores. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

test(
  'of two users one after the other, the second finds nothing of the first (D.320)',
  { tag: '@gate' },
  async ({ page, context }) => {
    await sendSpecifiedFields(context);
    await signIn(page, people.operator, details);
    await street(page).fill(typedStreet);
    await expect.poll(() => stored(page)).toContain(typedStreet);
    const first = (await account(page).getAttribute('aria-label')) ?? '';
    await page.goto(createPath);
    await page.getByLabel('Working name').fill('Pulsora');
    await expect.poll(() => stored(page)).toContain('Pulsora');
    const restore = await intercept(page, '**/api/course-registrations', (route) =>
      route.fulfill({ status: 401, json: { message: 'The session has ended.', code: 'unauthenticated' } }),
    );
    await page.goto(details);
    await expect(page).toHaveURL('/');
    const toast = page.getByText('Your session has ended. Sign in to continue where you left off.', { exact: true });
    await expect(toast).toBeVisible();
    restore();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await fillSignIn(page, other);

    await expect(page).toHaveURL('/nexus');
    await expect(account(page)).not.toHaveAccessibleName(first);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false); // the page was loaded again
    await expect(toast).toHaveCount(0);
    for (const text of [typedStreet, 'Pulsora']) expect(await stored(page)).not.toContain(text);
    await page.goto(details);
    await expect(street(page)).not.toHaveValue(typedStreet);
    await page.goto(createPath);
    await expect(page.getByLabel('Working name')).toHaveValue('');
  },
);

test('a user keeps the cart after a reload (D.320)', async ({ page, context }) => {
  await sendSpecifiedFields(context);
  await signIn(page, people.operator, details);
  await street(page).fill(typedStreet);
  await expect.poll(() => stored(page)).toContain(typedStreet);
  await page.reload();
  await expect(street(page)).toHaveValue(typedStreet);
});

test('of two users in two tabs, the first tab becomes that of the second user, with an empty cart (D.50, D.320)', async ({
  page,
  context,
  portal,
}) => {
  await sendSpecifiedFields(context);
  await signIn(page, people.operator, details);
  await street(page).fill(typedStreet);
  await expect.poll(() => stored(page)).toContain(typedStreet);
  const email = 'second-tab@pumps.example';
  const person = { first_name: 'Ioana', last_name: 'Marinescu', role: 'market-operator-sme-mne', email, password };
  await expect(await page.request.post('/api/register', { data: person })).toBeOK();
  const tab = await context.newPage();
  await tab.goto(linkTo('/check-mail', await portal.mail.newestTo(email)));
  await tab.getByLabel('Choose your password', { exact: true }).fill(password);
  await tab.getByRole('button', { name: 'Verify and set password' }).click();
  for (const one of [page, tab])
    await expect(one.getByRole('button', { name: 'Account of Ioana Marinescu' })).toBeVisible();
  await expect(page).toHaveURL(details);
  await expect(street(page)).toHaveValue('');
  for (const one of [page, tab]) expect(await stored(one)).not.toContain(typedStreet);
});

test(
  'the second step of sign-in refuses an unverified user, and sends the link again (S5.1, D.322)',
  { tag: '@gate' },
  async ({ page }) => {
    await page.route('**/api/login', (route) => {
      const { one_time_code: code } = route.request().postDataJSON() as { one_time_code?: string };
      const refusal = code === undefined ? 'second_factor_required' : 'email_not_verified';
      return route.fulfill({ status: 403, json: { message: 'No.', code: refusal } });
    });
    await page.goto('/');
    await fillSignIn(page, people.operator);
    await page.getByLabel('Code', { exact: true }).fill('123456');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Please verify your email address before logging in.')).toBeVisible();
    const request = page.waitForRequest('**/api/resend-verification');
    await page.getByRole('button', { name: 'Send the link again' }).click();
    expect((await request).postDataJSON()).toEqual({ email: people.operator });
    await expect(page.getByRole('status').filter({ hasText: /sent/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('serviceToken'))).toBeNull();
  },
);

for (const [code, status, shown] of [
  ['course_full', 409, 'The course is full'],
  ['not_found', 404, 'There is no such course'],
  ['course_closed', 409, 'Registration has ended'],
] as const) {
  test(`a registration refused with ${code} and nothing else keeps the cart and shows the next step (D.321)`, async ({
    page,
  }) => {
    await page.route('**/registrations', (route) => route.fulfill({ status, json: { message: 'No.', code } }));
    await signIn(page, people.operator, details);
    await street(page).fill(typedStreet);
    await page.getByLabel('Postcode').fill('010016');
    await page.getByLabel('City').fill('București');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^Register, / }).click();
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    if (code === 'course_full') await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
    expect(await stored(page)).toContain(typedStreet);
  });
}
