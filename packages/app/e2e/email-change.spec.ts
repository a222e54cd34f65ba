import type { Page } from '@playwright/test';
import { linkTo } from './mail-server.ts';
import { fillSignIn, people, signIn } from './people.ts';
import { expect, hasNotified, test } from './portal.ts';
import { password, registerPerson } from './registered-person.ts';

const settings = '/account-settings/personal';
const emailCard = (page: Page) => page.getByRole('group', { name: 'E-mail address', exact: true });

async function requestChange(page: Page, email: string, buttonName = 'Change e-mail address'): Promise<void> {
  const card = emailCard(page);
  await card.getByRole('button', { name: buttonName }).click();
  await card.getByLabel('New e-mail address').fill(email);
  await card.getByLabel('Current password', { exact: true }).fill(password);
  await card.getByRole('button', { name: 'Send the links' }).click();
  await hasNotified(page, 'Links sent to both addresses');
}

test('changes the e-mail address after it is confirmed at both addresses (D.154)', async ({
  page,
  portal,
  request,
}) => {
  const [before, after] = ['ioana.before@maker.example', 'ioana.after@maker.example'];
  await registerPerson(request, portal, before);
  await signIn(page, before, settings, password);
  const card = emailCard(page);

  await test.step('request', async () => {
    await card.getByRole('button', { name: 'Change e-mail address' }).click();
    await expect(card.getByLabel('New e-mail address')).toBeFocused();
    await card.getByLabel('New e-mail address').fill(after);
    await card.getByLabel('Current password', { exact: true }).fill('not the password');
    await card.getByRole('button', { name: 'Send the links' }).click();
    await expect(page.getByText('The current password is incorrect.')).toBeVisible();
    await card.getByLabel('Current password', { exact: true }).fill(password);
    await card.getByRole('button', { name: 'Send the links' }).click();
    await hasNotified(page, 'Links sent to both addresses');
    await expect(card.getByText('Not confirmed', { exact: true })).toHaveCount(2);
  });

  const atNew = linkTo('/confirm-email', await portal.mail.newestTo(after));
  const atCurrent = linkTo('/confirm-email', await portal.mail.newestTo(before, 2));

  await test.step('opening a link alone confirms nothing', async () => {
    const other = await page.context().newPage();
    await other.goto(atNew);
    await expect(other).toHaveURL('/confirm-email');
    await expect(other.getByRole('button', { name: 'Confirm' })).toBeVisible();
    await page.reload();
    await expect(card.getByText('Not confirmed', { exact: true })).toHaveCount(2);
    await other.getByRole('button', { name: 'Confirm' }).click();
    await expect(other.getByText('The new address is confirmed.')).toBeVisible();
    await other.goto(atNew);
    await expect(other.getByText('This link was already used, so this address is confirmed.')).toBeVisible();
    await other.close();
  });

  await test.step('the settings show which address is confirmed', async () => {
    await page.reload();
    await expect(card.getByText('Confirmed', { exact: true })).toHaveCount(1);
    await expect(card.getByText(before, { exact: true })).toBeVisible();
  });

  await test.step('the second confirmation changes the address', async () => {
    await page.goto(atCurrent);
    await expect(page.getByText(`Use ${after} to sign in from now on?`)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'E-mail address changed' })).toBeVisible();
    await page.getByRole('link', { name: 'Open personal settings' }).click();
    await expect(card.getByText(after, { exact: true })).toBeVisible();
  });

  await test.step('sign-in accepts only the new address', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await fillSignIn(page, before, password);
    await expect(page.getByText('E-mail address and password do not match.')).toBeVisible();
    await fillSignIn(page, after, password);
    await expect(page).toHaveURL('/nexus');
  });
});

test('cancels a change; its links then no longer work (D.154)', async ({ page, portal, request }) => {
  const [before, after] = ['mihai.before@maker.example', 'mihai.after@maker.example'];
  await registerPerson(request, portal, before);
  await signIn(page, before, settings, password);
  await requestChange(page, after);
  const link = linkTo('/confirm-email', await portal.mail.newestTo(after));
  await emailCard(page).getByRole('button', { name: 'Cancel the change' }).click();
  await hasNotified(page, 'Change cancelled');
  await expect(emailCard(page).getByRole('button', { name: 'Change e-mail address' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link has expired, or the change was cancelled or replaced.')).toBeVisible();
  await page.getByRole('link', { name: 'Open personal settings' }).click();
  await expect(emailCard(page).getByText(before, { exact: true })).toBeVisible();
});

test('reports an incomplete link, and explains why a demo account keeps its address (D.154)', async ({ page }) => {
  await page.goto('/confirm-email?token=');
  await expect(page).toHaveTitle('Confirm your e-mail address · Attesta');
  await expect(page.getByText('You can open this page only from the link in the e-mail.')).toBeVisible();
  await signIn(page, people.operator, settings);
  const card = emailCard(page);
  await card.getByRole('button', { name: 'Change e-mail address' }).click();
  await card.getByLabel('New e-mail address').fill('mine@maker.example');
  await card.getByLabel('Current password', { exact: true }).fill('attesta-demo');
  await card.getByRole('button', { name: 'Send the links' }).click();
  await expect(
    page.getByText('This is not possible with a demo account, because its password is public.'),
  ).toBeVisible();
});
