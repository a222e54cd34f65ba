import { signIn } from './people.ts';
import { expect, test } from './portal.ts';

const matchmaking = '/dashboard/market-operator/matchmaking-medical-devices';
/** Demo account with a class I bandage, a class I sterile pad and a class IIb implant. */
const operator = 'op-01@attesta.example';

test('shows each body in one of four lists with reasons; weights apply when they add up to 100 and can be reset (S1.6, S6.11)', async ({
  page,
}) => {
  await signIn(page, operator);
  await page.goto(matchmaking);
  await expect(page.getByText('Choose a device').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Device' }).fill('SterilGaze');
  await page.getByRole('option', { name: /SterilGaze/ }).click();
  await expect(page).toHaveURL(/\?device=dev-03$/);

  const counts = await Promise.all(
    [
      /^(\d+) of 24 notified bodies match(es)?$/,
      /^Designated, no common date \((\d+) of 24\)$/,
      /^Designated, no availability window \((\d+) of 24\)$/,
      /^Excluded \((\d+) of 24\)$/,
    ].map(async (name) => Number(name.exec(await page.getByRole('heading', { name }).innerText())?.[1])),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(24);
  await page
    .getByRole('button', { name: /^Reasons: / })
    .first()
    .click();
  await expect(
    page.getByText(/^Can start on (your date, \d{1,2} \w+ \d{4}|\d{1,2} \w+ \d{4}, \d+ days? after your date)$/),
  ).toBeVisible();

  await page.getByRole('spinbutton', { name: 'Availability' }).fill('30');
  await expect(page.getByText('Increase the weights by 10: they must add up to 100.', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(/\?device=dev-03$/);
  await page.getByRole('spinbutton', { name: 'Location' }).fill('20');
  await expect(page).toHaveURL(/weights=30-15-15-10-10-20$/);
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Location' })).toHaveValue('20');
  await page.getByRole('button', { name: 'Reset weights' }).click();
  await expect(page).toHaveURL(/\?device=dev-03$/);
});

test('states with the article that a device needs no notified body', async ({ page }) => {
  await signIn(page, operator);
  await page.goto(`${matchmaking}?device=dev-01`);
  await expect(page.getByRole('heading', { name: 'No notified body needed' })).toBeVisible();
  await expect(page.getByText('Source: Regulation (EU) 2017/745, Article 52(7)')).toBeVisible();
});

test('links to the missing answers of a device', async ({ page }) => {
  await signIn(page, operator);
  await page.goto('/dashboard/market-operator/create-medical-device');
  await page.getByLabel('Working name').fill('Only an idea');
  await page.getByRole('radio', { name: /^IVDR/ }).check();
  await page.getByLabel('Intended purpose').fill('Finds a marker of inflammation in a drop of blood.');
  await page.getByRole('combobox', { name: /^Country of the manufacturer/ }).fill('Roman');
  await page.getByRole('option', { name: 'Romania' }).click();
  await page.getByRole('button', { name: 'Add medical device' }).click();
  await page.getByRole('link', { name: 'See matches' }).first().click();
  await expect(page.getByRole('heading', { name: 'More information needed for matching' })).toBeVisible();
  await page.getByRole('link', { name: 'A product code: MDA, MDN or IVR' }).click();
  await expect(page.getByRole('combobox', { name: 'Designation codes' })).toBeFocused();
});

test('reports a device in the URL that does not exist or belongs to another account', async ({ page }) => {
  await signIn(page, operator);
  await page.goto(`${matchmaking}?device=dev-30`);
  await expect(
    page.getByText('The selected device does not exist, or your account has no access to it.'),
  ).toBeVisible();
});
