import type { Page, Route } from '@playwright/test';
import { fillSignIn, people, signIn, startSession } from './people.ts';
import { expect, hasNotified, intercept, test } from './portal.ts';

/** Demo courses: with printed documents, without a free place, and free of charge. */
const paid = '/register-course/evaluation-clinique-mdr';
const full = '/register-course/ivdr-performance-evaluation';
const free = '/register-course/eudamed-registration';

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const total = (page: Page) => page.getByRole('complementary', { name: 'Summary' });
const step = (page: Page) => page.getByRole('listitem').and(page.locator('[aria-current="step"]'));
const registered = (page: Page) => page.getByRole('heading', { name: 'You are registered' });

async function enterAddress(page: Page): Promise<void> {
  await page.getByLabel('Street and number').fill('Strada Academiei 28');
  await page.getByLabel('Postcode').fill('010016');
  await page.getByLabel('City').fill('București');
}

/** Cancels the registration that is shown. */
async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel registration' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel registration' }).click();
  await expect(page.getByRole('heading', { name: 'The registration is cancelled' })).toBeFocused();
}

test(
  'registers for a course with a discount and printed documents, reloading at every step, until the e-mail (S2.31, D.73, D.74, D.75, D.77, D.120)',
  { tag: '@gate' },
  async ({ page, portal }) => {
    await signIn(page, people.operator);
    await test.step('course', async () => {
      const courses = page.getByRole('region', { name: 'Next courses' }).getByRole('listitem');
      await expect(courses.filter({ has: page.getByRole('link') })).toHaveCount(3);
      await page.goto(paid);
      await expect(page).toHaveURL(`${paid}?step=course`);
      await expect(page.getByText('€780.00, including 20% VAT (€130.00)')).toBeVisible();
      await next(page);
    });

    await test.step('participant and billing', async () => {
      await expect(page.getByRole('heading', { name: 'Participant and billing' })).toBeFocused();
      await next(page);
      await expect(page.getByRole('group', { name: '3 entries to correct' })).toBeFocused();
      await enterAddress(page);
      await page.reload();
      await expect(page.getByLabel('Street and number')).toHaveValue('Strada Academiei 28');
      await next(page);
    });

    await test.step('payment', async () => {
      await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
      await expect(page.getByText('Card payment is not offered.')).toBeVisible();
      await page.getByRole('radio', { name: 'Printed, by post' }).check();
      await page.getByLabel('Discount code').fill('none-at-all');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('This code is not valid for this course')).toBeVisible();
      await page.getByLabel('Discount code').fill('welcome-10');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(total(page)).toContainText('€737.00');
      await page.reload();
      await expect(page.getByText('Code WELCOME-10: €78.00 discount')).toBeVisible();
      await expect(total(page)).toContainText('€737.00');
      await page.goBack();
      await expect(page.getByLabel('City')).toHaveValue('București');
      await page.goForward();
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.postData() ?? '');
      });
      await page.getByRole('button', { name: 'Register, €737.00 by invoice' }).dblclick();
      await expect(registered(page)).toBeFocused();
      expect(sent).toHaveLength(1);
      expect(sent[0]).not.toContain('card');
    });

    await test.step('confirmation', async () => {
      await expect.poll(() => page.evaluate(() => localStorage.getItem('berry-cart'))).toBeNull();
      const number = await page.getByText(/^C-\d{6}$/).innerText();
      await expect(page.getByText('Strada Academiei 28')).toBeVisible();
      const mail = await portal.mail.newestTo(people.operator);
      expect(mail.text).toContain(number);
      await page.reload();
      await expect(registered(page)).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Add to calendar' }).click();
      expect((await download).suggestedFilename()).toBe(`${number}.ics`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('Printed on')).toBeVisible();
      await expect(page.getByRole('banner').first()).toBeHidden();
      await page.emulateMedia({ media: null });
    });

    await test.step('cancel', async () => {
      await page.goto(paid);
      await expect(page).toHaveURL(/\?registration=/);
      await cancel(page);
      await hasNotified(page, 'Registration cancelled');
      await page.getByRole('link', { name: 'Register again' }).click();
      await expect(page).toHaveURL(`${paid}?step=course`);
    });
  },
);

test('joins the waiting list of a full course after consent, without an invoice before a place is free (D.74)', async ({
  page,
}) => {
  await signIn(page, people.operator, `${full}?step=details`);
  await enterAddress(page);
  await next(page);
  const join = page.getByRole('button', { name: 'Join the waiting list' });
  await join.click();
  await expect(page.getByText('Confirm that you want to join the waiting list.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^I want to join the waiting list/ }).check();
  await join.click();
  await expect(page.getByRole('heading', { name: 'You are on the waiting list' })).toBeFocused();
  await expect(page.getByText(/^Your position on the waiting list: \d+\.$/)).toBeVisible();
  await cancel(page);
});

test('registers once in two tabs, free of charge and without a billing address (D.73)', async ({ page, context }) => {
  await startSession(page, 'op-09@attesta.example');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${free}?step=details`);
    await expect(tab.getByText('No billing address is needed.')).toBeVisible();
    await next(tab);
    await expect(tab.getByText('There is nothing to pay.')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Register free of charge' }).click();
  await expect(registered(page)).toBeVisible();
  await other.getByRole('button', { name: 'Register free of charge' }).click();
  await expect(registered(other)).toBeVisible();
  expect(other.url()).toBe(page.url());
  await page.goto('/nexus');
  await expect(
    page.getByRole('region', { name: 'Your registrations' }).getByRole('link', { name: /^EUDAMED/ }),
  ).toHaveCount(1);
});

test('keeps the entries when the session expires, and returns to the same step (D.73)', async ({ page }) => {
  await signIn(page, people.body, `${paid}?step=details`);
  await enterAddress(page);
  await next(page);
  const restore = await intercept(page, '**/registrations', (route) =>
    route.fulfill({ status: 401, json: { message: 'The session has ended.', code: 'unauthenticated' } }),
  );
  await page.getByRole('button', { name: 'Register, €780.00 by invoice' }).click();
  await expect(page).toHaveURL('/');
  restore();
  await fillSignIn(page, people.body);
  await expect(page).toHaveURL(`${paid}?step=payment`);
  await expect(page.getByText('Strada Academiei 28')).toBeVisible();
  await page.getByRole('button', { name: 'Register, €780.00 by invoice' }).click();
  await expect(registered(page)).toBeVisible();
  await cancel(page);
});

test(
  'asks again when the price has changed, and offers the waiting list when the last place was taken (D.74)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.body, `${paid}?step=details`);
    await enterAddress(page);
    await next(page);
    const answer = (code: string, state: string, price: number) => async (route: Route) => {
      const { course } = (await (
        await page.request.fetch(route.request().url().replace('/registrations', ''), {
          headers: await route.request().allHeaders(),
        })
      ).json()) as { course: object };
      const cost = { subtotal: price, discount: 0, shipping: 0, total: price, vat: 0, vatRate: 2000 };
      await route.fulfill({
        status: 409,
        json: { message: '', code, course: { ...course, state, price }, price: cost },
      });
    };
    const afterPrice = await intercept(page, '**/registrations', answer('price_changed', 'open', 80_000));
    await page.getByRole('button', { name: 'Register, €780.00 by invoice' }).click();
    await expect(page.getByText('The price has changed. Check the new total, then confirm again.')).toBeVisible();
    const again = page.getByRole('button', { name: 'Register, €800.00 by invoice' });
    await expect(again).toBeEnabled();
    afterPrice();
    const afterPlace = await intercept(page, '**/registrations', answer('course_full', 'waiting_list', 80_000));
    await again.click();
    await expect(page.getByText('The course is full. You can join the waiting list.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
    afterPlace();
  },
);

const product = { id: 'evaluation-clinique-mdr', name: 'x', price: 100, quantity: 1 };
const cart = (change: object) =>
  JSON.stringify({
    version: 7,
    checkout: {
      step: 3,
      products: [product],
      subtotal: 100,
      total: 0,
      discount: 100,
      shipping: 0,
      billing: { participant: { firstName: 'Ana' }, discountCode: 'INVENTED' },
      payment: { type: 'free', method: 'card' },
      ...change,
    },
  });

for (const [what, stored] of Object.entries({
  'not JSON': '{',
  'at the last step, with an invented price and discount': cart({}),
  'of another course': cart({ products: [{ ...product, id: 'other' }] }),
  'with hostile keys': cart({ billing: JSON.parse('{"__proto__":{"x":1},"participant":"<script>"}') as object }),
})) {
  test(`shows the current price, at most at the second step, when the stored cart is ${what} (D.73, D.74)`, async ({
    page,
  }) => {
    await signIn(page, people.body);
    await page.evaluate((text) => localStorage.setItem('berry-cart', text), stored);
    await page.goto(`${paid}?step=payment`);
    await expect(page).toHaveURL(`${paid}?step=details`);
    await expect(step(page)).toContainText('Participant and billing');
    await expect(total(page)).toContainText('€780.00');
  });
}

test('explains an address without a course; signed-out visitors go to the start page (S2.32)', async ({ page }) => {
  await page.goto(paid);
  await expect(page).toHaveURL('/');
  await signIn(page, people.operator, '/register-course/no-such-course');
  await expect(page.getByRole('heading', { name: 'There is no such course' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Nexus' })).toBeVisible();
  await page.goto(`${paid}?registration=invented`);
  await expect(page.getByRole('heading', { name: 'There is no such registration' })).toBeVisible();
});
