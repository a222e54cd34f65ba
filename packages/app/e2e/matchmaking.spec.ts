import { signIn } from './people.ts';
import { expect, test } from './portal.ts';

const matchmaking = '/dashboard/market-operator/matchmaking-medical-devices';
/** Its demo devices: a bandage of class I, a pad of class I sterile, an implant of class IIb. */
const owner = 'op-01@attesta.example';

test('S1.6 S6.11 every body stands in one of four lists, with reasons; weights change the order once they sum to 100, and can be reset', async ({
  page,
}) => {
  await signIn(page, owner);
  await page.goto(matchmaking);
  await expect(page.getByText('Choose a device').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Device' }).fill('SterilGaze');
  await page.getByRole('option', { name: /SterilGaze/ }).click();
  await expect(page).toHaveURL(/\?device=dev-03$/);

  const counts = await Promise.all(
    ['Match', 'Designated, no common day', 'Designated, no window', 'Excluded'].map(async (list) => {
      const title = await page.getByRole('heading', { name: new RegExp(`^${list} \\(\\d+ of 24\\)$`) }).innerText();
      return Number(/\((\d+)/.exec(title)?.[1]);
    }),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(24);
  await page
    .getByRole('button', { name: /^Reasons: / })
    .first()
    .click();
  await expect(page.getByText(/^Can start on \d{1,2} \w+ \d{4}, \d+ days? after your date$/)).toBeVisible();

  await page.getByRole('spinbutton', { name: 'Availability' }).fill('30');
  await expect(page.getByText('10 missing: the sum must be 100.', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(/\?device=dev-03$/);
  await page.getByRole('spinbutton', { name: 'Location' }).fill('20');
  await expect(page).toHaveURL(/weights=30-15-15-10-10-20$/);
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Location' })).toHaveValue('20');
  await page.getByRole('button', { name: 'Reset weights' }).click();
  await expect(page).toHaveURL(/\?device=dev-03$/);
});

test('a device that needs no notified body is told so, with the article', async ({ page }) => {
  await signIn(page, owner);
  await page.goto(`${matchmaking}?device=dev-01`);
  await expect(page.getByRole('heading', { name: 'No notified body needed' })).toBeVisible();
  await expect(page.getByText('Source: Regulation (EU) 2017/745, Article 52(7)')).toBeVisible();
});

test('a device that tells too little leads to the fields that are missing', async ({ page }) => {
  await signIn(page, owner);
  await page.goto('/dashboard/market-operator/create-medical-device');
  await page.getByLabel('Working name').fill('Only an idea');
  await page.getByRole('radio', { name: /^IVDR/ }).check();
  await page.getByLabel('Intended purpose').fill('Finds a marker of inflammation in a drop of blood.');
  await page.getByRole('combobox', { name: /^Country of the manufacturer/ }).fill('Roman');
  await page.getByRole('option', { name: 'Romania' }).click();
  await page.getByRole('button', { name: 'Register device' }).click();
  await page.getByRole('link', { name: 'See matches' }).first().click();
  await expect(page.getByRole('heading', { name: 'Not enough to match yet' })).toBeVisible();
  await page.getByRole('link', { name: 'A product code: MDA, MDN or IVR' }).click();
  await expect(page.getByRole('combobox', { name: 'Codes for the notified body' })).toBeFocused();
});

test('a device in the address that is not there, or someone else’s, is told', async ({ page }) => {
  await signIn(page, owner);
  await page.goto(`${matchmaking}?device=dev-30`);
  await expect(
    page.getByText('The device in the address does not exist, or it belongs to someone else.'),
  ).toBeVisible();
});
