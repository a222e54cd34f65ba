import { expect, type Page } from '@playwright/test';

/** Demo accounts of the reference server (`packages/api/src/demo`). */
export const people = {
  operator: 'op-11@attesta.example',
  body: 'nb-9101@attesta.example',
  candidate: 'candidate@attesta.example',
  unverified: 'unverified@attesta.example',
  inactive: 'inactive@attesta.example',
  notConfigured: 'not-configured@attesta.example',
  notApproved: 'not-approved@attesta.example',
} as const;
export const demoPassword = 'attesta-demo';

/**
 * Fills in and submits the sign-in form. Waits for its button first, because the previous page may have fields with the
 * same labels.
 */
export async function fillSignIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in with the form, and waits until the portal has navigated. For tests of the sign-in itself. */
export async function signInWithForm(page: Page, email: string, password?: string): Promise<void> {
  await page.goto('/');
  await fillSignIn(page, email, password);
  await page.waitForURL(({ pathname }) => pathname !== '/');
}

/** Signs in through the API and stores the token, without opening a page of the portal. Returns the token. */
export async function startSession(page: Page, email: string, password: string = demoPassword): Promise<string> {
  const response = await page.request.post('/api/login', { data: { email, password } });
  await expect(response).toBeOK();
  const { token } = (await response.json()) as { token: string };
  await page.goto('/theme.js', { waitUntil: 'commit' }); // a small file of the portal's origin
  await page.evaluate((value) => localStorage.setItem('serviceToken', value), token);
  return token;
}

/** Signs in through the API and opens a page. */
export async function signIn(page: Page, email: string, path = '/nexus', password?: string): Promise<void> {
  await startSession(page, email, password);
  await page.goto(path);
}
