import { createDevice } from './device-requests.ts';
import { signIn, startSession } from './people.ts';
import { expect, hasNotified, test } from './portal.ts';

const matchmaking = '/dashboard/market-operator/matchmaking-medical-devices';
/** Demo account with a class I bandage, a class I sterile pad and a class IIb implant. */
const operator = 'op-01@attesta.example';

test(
  'shows each body in one of four lists with reasons; weights apply when they add up to 100 and can be reset (S1.6, S6.11)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, operator, matchmaking);
    await expect(page.getByText('Choose a device').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Device' }).fill('SterilGaze');
    await page.getByRole('option', { name: /SterilGaze/ }).click();
    await expect(page).toHaveURL(/\?device=dev-03$/);

    const counts = await Promise.all(
      [
        /^(\d+) of 24 notified bodies match(es)?$/,
        /^Designated, no common date \((\d+) of 24\)$/,
        /^Designated, no availability window \((\d+) of 24\)$/,
        /^Cannot take this request now \((\d+) of 24\)$/,
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

    const typeWeight = async (name: string, text: string) => {
      await page.getByRole('textbox', { name }).fill(text);
      await page.keyboard.press('Enter');
    };
    await typeWeight('Availability', '30');
    await expect(
      page.getByText('Increase the weights by 10: they must add up to 100.', { exact: false }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\?device=dev-03$/);
    await typeWeight('Fees', '2.5');
    await expect(page.getByText('Enter whole numbers from 0 to 100.')).toBeVisible();
    await typeWeight('Fees', '10');
    await typeWeight('Location', '20');
    await expect(page).toHaveURL(/weights=30-15-15-10-10-20$/);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('20');
    await typeWeight('Availability', '60');
    await page.getByRole('button', { name: 'Adjust the other weights' }).click();
    await expect(page).toHaveURL(/weights=60-9-8-6-6-11$/);
    await page.getByRole('button', { name: 'Reset weights' }).click();
    await expect(page).toHaveURL(/\?device=dev-03$/);
  },
);

test('states with the article that a device needs no notified body', async ({ page }) => {
  await signIn(page, operator, `${matchmaking}?device=dev-01`);
  await expect(page.getByRole('heading', { name: 'No notified body needed' })).toBeVisible();
  await expect(page.getByText('Source: Regulation (EU) 2017/745, Article 52(7)')).toBeVisible();
});

test(
  'says how many answers are missing until matching and leads to each field (D.161)',
  { tag: '@gate' },
  async ({ page }) => {
    await startSession(page, operator);
    const id = await createDevice(page, {
      workingName: 'Almost ready',
      riskClass: 'III',
      designationCodes: ['MDA0203'],
    });
    await page.goto(`${matchmaking}?device=${id}`);
    const count = page.getByRole('heading', { name: /more answers? for matching$/ });
    await expect(count).toHaveText('Up to 3 more answers for matching');
    await page.goto(`/dashboard/market-operator/view-medical-device/${id}`);
    await expect(count).toHaveText('Up to 3 more answers for matching');
    await page.goto('/dashboard/market-operator/list-medical-devices');
    await page
      .getByRole('row', { name: /Almost ready/ })
      .getByRole('link', { name: 'Up to 3 more answers for matching' })
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
  await startSession(page, operator);
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
  await signIn(page, 'op-03@attesta.example', `${matchmaking}?device=dev-19`);
  const body = page.getByRole('listitem').filter({ hasText: 'Scaldimed Conformity NV' });
  await expect(body.getByText('Condition for MDA 0101: excluding brain stimulation')).toBeVisible();
  await expect(body.locator('[lang="en"]')).toHaveText('excluding brain stimulation');
});

test('shows the address of a body that publishes it, to write to or to copy, and free places as bands (D.231, D.86)', async ({
  page,
  browser,
  portal,
}) => {
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const openReasons = async (name: string) => {
    await page.goto(`${matchmaking}?device=dev-06`);
    await page.getByRole('button', { name: `Reasons: ${name}` }).click();
    return row(name);
  };
  await signIn(page, 'op-11@attesta.example');
  const published = await openReasons('Wartamed Certyfikacja Sp. z o.o.');
  await expect(published.getByRole('link', { name: 'desk@nb9107.example.org' })).toHaveAttribute(
    'href',
    /^mailto:desk@nb9107\.example\.org\?subject=Enquiry%20about%20MDA%200203/,
  );
  await expect(published.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(published.getByText('Free places: few (1 or 2), limited by MDA 0203')).toBeVisible();
  await expect(page.getByText('Limiting code of every match')).toBeVisible();

  const name = 'Evalteca Productos Sanitarios S.L.';
  await expect((await openReasons(name)).getByText('No contact published')).toBeVisible();
  const body = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await signIn(body, 'nb-9108@attesta.example');
  await body.goto('/account-settings/notified-body');
  await body.getByRole('checkbox', { name: 'Show to operators' }).check();
  const saved = body.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
  await body.getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
  await body.close();
  await expect((await openReasons(name)).getByRole('link', { name: 'desk@nb9108.example.org' })).toBeVisible();
});

test('keeps a shortlist of the device: add, note, remove, undo, and open it from the device (D.233, D.234)', async ({
  page,
}) => {
  await signIn(page, 'op-11@attesta.example');
  await page.goto(`${matchmaking}?device=dev-06`);
  const name = 'Wartamed Certyfikacja Sp. z o.o.';
  const toggle = page.getByRole('button', { name: `Shortlist: ${name}` });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await hasNotified(page, `${name} is on the shortlist`);
  await page.getByRole('tab', { name: /^Shortlist/ }).click();
  await expect(page).toHaveURL(/view=shortlist$/);
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await expect(entry.getByText(/^Can start on \d{1,2} \w+ \d{4}$/)).toBeVisible();
  await expect(entry.getByRole('link', { name: 'desk@nb9107.example.org' })).toBeVisible();
  await entry.getByRole('textbox', { name: `Note for ${name}` }).fill('Ask about the cuff');
  await page.keyboard.press('Tab');
  await hasNotified(page, 'Note saved');
  await entry.getByRole('button', { name: 'Remove from shortlist' }).click();
  await expect(page.getByText('The shortlist is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry.getByRole('textbox')).toHaveValue('Ask about the cuff');

  await page.goto('/dashboard/market-operator/view-medical-device/dev-06');
  await page.getByRole('link', { name: 'Shortlist (1)' }).click();
  await expect(entry).toBeVisible();
});

test('makes a report for the file that prints on one page, with the details of each match on request (D.236)', async ({
  page,
}) => {
  await signIn(page, 'op-11@attesta.example');
  await page.goto(`${matchmaking}?device=dev-06&fee=medium`);
  await page.getByRole('button', { name: 'Report for the file' }).click();
  const report = page.getByRole('article', { name: 'Report for the file' });
  await expect(report.getByText('Weights in per cent: Availability 40,', { exact: false })).toBeVisible();
  await expect(report.getByText('Maximum fee band: medium.', { exact: false })).toBeVisible();
  await expect(report.getByText("Attesta's own method, not an official ranking", { exact: false })).toBeVisible();
  await expect(report.getByText(/^Cannot take this request now \(\d+ of 24\)$/)).toBeVisible();
  const rows = report.getByRole('row');
  const count = (await rows.count()) - 1;
  expect(count).toBeGreaterThanOrEqual(9);
  const pages = async () =>
    Buffer.from(await page.pdf({ format: 'A4' }))
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length;
  expect(await pages()).toBe(1);
  await page.getByRole('checkbox', { name: 'Add the details of each match' }).check();
  await expect(report.getByRole('heading', { level: 3 })).toHaveCount(count);
  expect(await pages()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Back to the matches' }).click();
  await expect(page.getByRole('button', { name: 'Report for the file' })).toBeVisible();
});

test('shows what to change when a match is refused, each input linked to its field (D.230)', async ({ page }) => {
  await signIn(page, operator);
  await page.route('**/api/match', (route) =>
    route.fulfill({
      status: 400,
      json: {
        message: 'Refused',
        code: 'refused',
        fields: { 'request.languages.0': 'not_in_list', weights: 'weights_sum' },
        refused: ['languages', 'weights'],
      },
    }),
  );
  await page.goto(`${matchmaking}?device=dev-03`);
  await expect(page.getByRole('heading', { name: 'The match cannot be made' })).toBeVisible();
  await page.getByRole('link', { name: 'Weights' }).click();
  await expect(page.getByRole('textbox', { name: 'Availability' })).toBeFocused();
  await page.getByRole('link', { name: 'Documentation languages' }).click();
  await expect(page).toHaveURL(/edit-medical-device\/dev-03#device-documentationLanguages$/);
  await expect(page.getByRole('combobox', { name: /^Documentation languages/ })).toBeFocused();
});

test('reports a device in the URL that does not exist or belongs to another account', async ({ page }) => {
  await signIn(page, operator, `${matchmaking}?device=dev-30`);
  await expect(
    page.getByText('The selected device does not exist, or your account has no access to it.'),
  ).toBeVisible();
});
