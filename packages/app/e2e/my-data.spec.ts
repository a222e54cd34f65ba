import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillSignIn, people, signIn } from './people.ts';
import { expect, hasNotified, test } from './portal.ts';
import { password, registerPerson } from './registered-person.ts';
import { zipEntries } from './zip-entries.ts';

const settings = '/account-settings/personal';

/** Downloads the user's data and returns the files in the archive. */
async function download(page: Page): Promise<Map<string, string>> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('attesta-my-data.zip');
  return zipEntries(await readFile(await file.path()));
}

test('downloads everything that is stored about the user, as JSON and as a readable page (D.155)', async ({ page }) => {
  await signIn(page, people.operator, settings);
  const files = await download(page);
  const json = files.get('attesta-my-data.json')!;
  expect(() => JSON.parse(json) as unknown).not.toThrow();
  expect(json).toContain(people.operator);
  const html = files.get('attesta-my-data.html')!;
  expect(html).toContain(people.operator);
  expect(html).not.toContain('<script');
});

test(
  'deletes the account after a confirmation; until the day it can be exported and restored (D.156)',
  { tag: '@gate' },
  async ({ page, portal, request }) => {
    const email = 'leaving@maker.example';
    await registerPerson(request, portal, email);
    await signIn(page, email, settings, password);
    const deletion = page.getByRole('group', { name: 'Delete account' });
    await expect(deletion.getByText('For 30 days, you can sign in, download your data')).toBeVisible();
    await deletion.getByRole('button', { name: 'Delete this account' }).click();
    const field = deletion.getByLabel('Current password', { exact: true });
    await expect(field).toBeFocused();
    await field.fill('not the password');
    await deletion.getByRole('button', { name: 'Delete account', exact: true }).click();
    await expect(page.getByText('The current password is incorrect.')).toBeVisible();
    await field.fill(password);
    await deletion.getByRole('button', { name: 'Delete account', exact: true }).click();

    const heading = page.getByRole('heading', { name: /^Your account will be deleted on \d{1,2} \w{3} \d{4}$/ });
    await test.step('the account is closed on every page, and stays so after the next sign-in', async () => {
      await expect(page).toHaveURL('/inaccessible-account');
      await expect(heading).toBeVisible();
      await portal.mail.newestTo(email, 2);
      await page.goto('/dashboard/statistics');
      await expect(page).toHaveURL('/inaccessible-account');
      await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
      await fillSignIn(page, email, password);
      await expect(page).toHaveURL('/inaccessible-account');
    });
    await test.step('the data can still be downloaded', async () => {
      expect((await download(page)).get('attesta-my-data.json')).toContain(email);
    });
    await test.step('the deletion can be undone', async () => {
      await page.getByRole('button', { name: 'Undo the deletion' }).click();
      await hasNotified(page, 'Deletion undone');
      await expect(page).not.toHaveURL('/inaccessible-account');
      await page.goto(settings);
      await expect(deletion.getByRole('button', { name: 'Delete this account' })).toBeVisible();
    });
  },
);
