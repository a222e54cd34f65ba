import type { Page } from '@playwright/test';

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

/** Opens `/`, signs in, and waits until the portal has navigated. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await fillSignIn(page, email);
  await page.waitForURL(({ pathname }) => pathname !== '/');
}
