import { createDevice } from './device-requests.ts';
import { signIn } from './people.ts';
import { expect, test } from './portal.ts';

const matchmaking = '/dashboard/market-operator/matchmaking-medical-devices';
/** Demo account with a class I bandage, a class I sterile pad and a class IIb implant. */
const operator = 'op-01@attesta.example';

test(
  'shows each body in one of four lists with reasons; weights apply when they add up to 100 and can be reset (S1.6, S6.11)',
  { tag: '@gate' },
  async ({ page }) => {
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
    await expect(
      page.getByText('Increase the weights by 10: they must add up to 100.', { exact: false }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\?device=dev-03$/);
    await page.getByRole('spinbutton', { name: 'Fees' }).fill('2.5');
    await expect(page.getByText('Enter whole numbers from 0 to 100.')).toBeVisible();
    await page.getByRole('spinbutton', { name: 'Fees' }).fill('10');
    await page.getByRole('spinbutton', { name: 'Location' }).fill('20');
    await expect(page).toHaveURL(/weights=30-15-15-10-10-20$/);
    await page.reload();
    await expect(page.getByRole('spinbutton', { name: 'Location' })).toHaveValue('20');
    await page.getByRole('spinbutton', { name: 'Availability' }).fill('60');
    await page.getByRole('button', { name: 'Adjust the other weights' }).click();
    await expect(page).toHaveURL(/weights=60-9-8-6-6-11$/);
    await page.getByRole('button', { name: 'Reset weights' }).click();
    await expect(page).toHaveURL(/\?device=dev-03$/);
  },
);

test('states with the article that a device needs no notified body', { tag: '@gate' }, async ({ page }) => {
  await signIn(page, operator);
  await page.goto(`${matchmaking}?device=dev-01`);
  await expect(page.getByRole('heading', { name: 'No notified body needed' })).toBeVisible();
  await expect(page.getByText('Source: Regulation (EU) 2017/745, Article 52(7)')).toBeVisible();
});

test(
  'says how many answers are missing until matching and leads to each field (D.161)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, operator);
    await expect(page).toHaveURL('/nexus');
    const id = await createDevice(page, {
      workingName: 'Almost ready',
      riskClass: 'III',
      designationCodes: ['MDA0203'],
    });
    await page.goto(`${matchmaking}?device=${id}`);
    const count = page.getByRole('heading', { name: /answers? until matching$/ });
    await expect(count).toHaveText('3 answers until matching');
    await page.goto(`/dashboard/market-operator/view-medical-device/${id}`);
    await expect(count).toHaveText('3 answers until matching');
    await page.goto('/dashboard/market-operator/list-medical-devices');
    await page
      .getByRole('row', { name: /Almost ready/ })
      .getByRole('link', { name: '3 answers until matching' })
      .click();

    const question = (name: string) => page.getByRole('radiogroup', { name });
    await expect(question('Implantable').getByRole('radio').first()).toBeFocused();
    await page.getByRole('button', { name: 'Class and codes' }).click();
    await page.getByRole('link', { name: 'Custom-made' }).click();
    await expect(question('Custom-made').getByRole('radio').first()).toBeFocused();
    await question('Custom-made').getByRole('radio', { name: 'No' }).press('Space');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('link', { name: 'At least one documentation language' }).click();
    const languages = page.getByRole('combobox', { name: /^Documentation languages/ });
    await expect(languages).toBeFocused();
    await languages.fill('English');
    await page.getByRole('option', { name: 'English' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('link', { name: 'See matches' }).click();
    await expect(page.getByRole('heading', { name: /of 24 notified bodies match/ })).toBeVisible();
  },
);

test('says nothing about the notified body while a question can change the class (D.160)', async ({ page }) => {
  await signIn(page, operator);
  await expect(page).toHaveURL('/nexus');
  const id = await createDevice(page, { workingName: 'Perhaps sterile', riskClass: 'I' });
  for (const path of [
    `${matchmaking}?device=${id}`,
    `/dashboard/market-operator/view-medical-device/${id}`,
    `/dashboard/market-operator/edit-medical-device/${id}#device-riskClass`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Sterile' }).first()).toBeVisible();
    await expect(page.getByText(/No notified body|declaration of conformity|No certificate/)).toHaveCount(0);
  }
});

test("shows a body's condition on a code of the device in words beside its name (D.168)", async ({ page }) => {
  await signIn(page, 'op-04@attesta.example');
  await page.goto(`${matchmaking}?device=dev-19`);
  const body = page.getByRole('listitem').filter({ hasText: 'Mirage Med Conformity NV' });
  await expect(body.getByText('Condition for MDA 0101: excluding brain stimulation')).toBeVisible();
  await expect(body.locator('[lang="en"]')).toHaveText('excluding brain stimulation');
});

test('reports a device in the URL that does not exist or belongs to another account', async ({ page }) => {
  await signIn(page, operator);
  await page.goto(`${matchmaking}?device=dev-30`);
  await expect(
    page.getByText('The selected device does not exist, or your account has no access to it.'),
  ).toBeVisible();
});
