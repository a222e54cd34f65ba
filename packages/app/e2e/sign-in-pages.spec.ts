import { people, signInWithForm } from './people.ts';
import { expect, test } from './portal.ts';

for (const path of ['/', '/login']) {
  test(
    `${path} shows the sign-in form next to a short landing text (D.45, D.46, D.1)`,
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle('Sign in · Attesta');
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Attesta' })).toBeVisible();
      await expect(page.getByLabel('E-mail address')).toBeVisible();
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
      await expect(
        page.getByRole('heading', { level: 2, name: 'Find the notified bodies designated for your device' }),
      ).toBeVisible();
    },
  );
}

test('shows a dial of twelve months next to the form, marked as an example (D.475)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 960 });
  await page.goto('/');
  const example = page.getByRole('img', { name: /^Example of a body’s free places/ });
  await expect(example).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('Example: one notch is one month.');
  expect((await example.boundingBox())?.width).toBeGreaterThan(300);
});

test('greets a returning user in the same browser with “Welcome back” (D.56, D.57)', async ({ page }) => {
  await signInWithForm(page, people.operator);
  await expect(page).toHaveURL('/nexus');
  await page.evaluate(() => localStorage.removeItem('serviceToken'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('attesta-has-logged-in'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Attesta' })).toBeVisible();
});

test('the sign-in pages share one page transition (S2.13)', async ({ page }) => {
  for (const path of ['/', '/login', '/register', '/forgot-password', '/reset-password', '/check-mail']) {
    await page.goto(path);
    await expect(page.locator('[data-part="page-transition"]').getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/');
  await page.evaluate(() => {
    const states = new Set<string>();
    new MutationObserver(() => {
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-part="page-transition"]'))
        if (dataset['state']) states.add(dataset['state']);
      document.documentElement.dataset['seen'] = [...states].join(' ');
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] });
  });
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-seen', /leaving.*entering/);
});

test('only the form changes from one sign-in page to the next: logo and landing text remain in place', async ({
  page,
}) => {
  await page.goto('/login');
  const landing = page.getByRole('heading', { level: 2, name: 'Find the notified bodies designated for your device' });
  const logo = page.getByRole('link', { name: 'Attesta' });
  const places = async () => [await logo.boundingBox(), await landing.boundingBox()];
  const before = await places();
  const [mountedLogo, mountedLanding] = [await logo.elementHandle(), await landing.elementHandle()];
  // React hides a suspended layout with a style attribute.
  await landing.evaluate((heading) => {
    const check = () => {
      if (!heading.checkVisibility()) document.documentElement.dataset['hidden'] = 'true';
    };
    new MutationObserver(check).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  for (const [link, title] of [
    ['Register', 'Register'],
    ['Sign in', 'Welcome to Attesta'],
    ['Forgot password?', 'Forgot password'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await places()).toEqual(before);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-hidden');
  expect(await mountedLogo?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await mountedLanding?.evaluate((element) => element.isConnected)).toBe(true);
});

test(
  'requests a reset link with the URL of the sign-in page (S7.12, S7.13)',
  { tag: '@gate' },
  async ({ page, portal }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail address').fill('nobody@attesta.example');
    const request = page.waitForRequest('**/api/forgot-password');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    expect((await request).postDataJSON()).toEqual({
      email: 'nobody@attesta.example',
      redirect_url: `${portal.url}/login`,
    });
  },
);

test('shows the page of the URL when the user goes back while the next page is loading', async ({ page }) => {
  await page.goto('/login');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/register-page-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(/register-page-[^/]*\.js$/);
  await page.getByRole('link', { name: 'Register' }).click();
  await requested;
  await expect(page).toHaveURL('/register');
  await page.goBack();
  await expect(page).toHaveURL('/login');
  release();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveTitle(/^Sign in/);
});
