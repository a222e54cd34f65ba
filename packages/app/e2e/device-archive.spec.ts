import type { Page } from '@playwright/test';
import { createDevice } from './device-requests.ts';
import { startSession } from './people.ts';
import { expect, hasNotified, test } from './portal.ts';

const area = '/dashboard/market-operator';
const list = `${area}/list-medical-devices`;
const operator = 'op-05@attesta.example';

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

async function choose(page: Page, device: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${device}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test(
  'archives a device with an undo; the archive has it until it is restored or deleted (D.162, D.164)',
  { tag: '@gate' },
  async ({ page }) => {
    await startSession(page, operator);
    await createDevice(page, { workingName: 'Retired pulse' });
    await page.goto(list);

    await choose(page, 'Retired pulse', 'Archive');
    await hasNotified(page, 'Retired pulse archived');
    await expect(rowOf(page, 'Retired pulse')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, 'Retired pulse')).toBeVisible();
    await hasNotified(page, 'Retired pulse restored');

    await choose(page, 'Retired pulse', 'Archive');
    await expect(rowOf(page, 'Retired pulse')).toHaveCount(0);
    await page.getByRole('search', { name: 'Devices' }).getByRole('button', { name: 'Archive' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Archived' }).click();
    await expect(page).toHaveURL(`${list}?state=archived`);
    await page.keyboard.press('Escape');
    await expect(page.getByText('They stay here until you restore or delete them.')).toBeVisible();
    await choose(page, 'Retired pulse', 'Delete permanently');
    const dialog = page.getByRole('alertdialog', { name: 'Delete Retired pulse permanently?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowOf(page, 'Retired pulse')).toBeVisible();
    await choose(page, 'Retired pulse', 'Delete permanently');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(rowOf(page, 'Retired pulse')).toHaveCount(0);
    await expect(page.getByText('The archive is empty')).toBeVisible();
  },
);

test('archives several devices with one undo (D.162)', async ({ page }) => {
  await startSession(page, operator);
  for (const workingName of ['Group pulse 1', 'Group pulse 2', 'Group pulse 3'])
    await createDevice(page, { workingName });
  await page.goto(`${list}?search=group`);
  await expect(rowOf(page, 'Group pulse 1')).toBeVisible();
  const actions = page.getByRole('region', { name: 'Actions for the selection' });
  await expect(actions).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select Group pulse 3' }).click();
  await page.getByRole('checkbox', { name: 'Select Group pulse 2' }).click({ modifiers: ['Shift'] });
  await expect(page.getByText('2 devices selected').first()).toBeVisible();
  await actions.getByRole('button', { name: 'Archive' }).press('Enter');
  await hasNotified(page, '2 devices archived');
  await expect(rowOf(page, 'Group pulse 2')).toHaveCount(0);
  await expect(rowOf(page, 'Group pulse 3')).toHaveCount(0);
  await expect(rowOf(page, 'Group pulse 1')).toBeVisible();
  await expect(actions).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Select Group pulse 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await hasNotified(page, '2 devices restored');
  await expect(rowOf(page, 'Group pulse 3')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('archiving by keyboard moves the focus to the row that follows, after the last one to the list (D.162)', async ({
  page,
}) => {
  await startSession(page, operator);
  for (const workingName of ['Focus pulse 1', 'Focus pulse 2', 'Focus pulse 3'])
    await createDevice(page, { workingName });
  await page.goto(`${list}?search=focus`);
  const archive = async (device: string) => {
    await page.getByRole('button', { name: `Actions for ${device}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Archive', exact: true }).press('Enter');
    await expect(rowOf(page, device)).toHaveCount(0);
  };
  await archive('Focus pulse 2');
  await expect(page.getByRole('button', { name: 'Actions for Focus pulse 1' })).toBeFocused();
  await archive('Focus pulse 1');
  await expect(page.getByRole('button', { name: 'Actions for Focus pulse 3' })).toBeFocused();
  await archive('Focus pulse 3');
  await expect(page.getByText('No device matches')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Your medical devices' })).toBeFocused();
});

test('an archived device cannot be changed or matched until it is restored (D.163)', async ({ page }) => {
  await startSession(page, operator);
  const id = await createDevice(page, { workingName: 'Paused pulse' });
  await page.goto(`${area}/view-medical-device/${id}`);
  await choose(page, 'Paused pulse', 'Archive');
  const notice = page.getByText('This device is in the archive. Restore it to change or match it.');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit device' })).toHaveCount(0);

  await page.goto(`${area}/matchmaking-medical-devices?device=${id}`);
  await expect(notice).toBeVisible();
  await page.goto(`${area}/edit-medical-device/${id}`);
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Working name')).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Working name')).toHaveValue('Paused pulse');
});

test('duplicates a device and opens the copy for editing (D.165)', async ({ page }) => {
  await startSession(page, operator);
  await createDevice(page, { workingName: 'First pulse', modelOrReference: 'P-1', riskClass: 'IIa' });
  await page.goto(list);
  await choose(page, 'First pulse', 'Duplicate');
  await expect(page).toHaveURL(/\/edit-medical-device\//);
  await expect(page.getByLabel('Working name')).toHaveValue('Copy of First pulse');
  await page.getByRole('button', { name: 'Identity' }).click();
  await expect(page.getByLabel('Model or catalogue number')).toHaveValue('');
  await page.getByRole('button', { name: 'Class and codes' }).click();
  await expect(page.getByRole('radio', { name: 'Class IIa' })).toBeChecked();
});

test('undoes a saved change, unless the device has changed since (D.166)', async ({ page, context }) => {
  await startSession(page, operator);
  const id = await createDevice(page, { workingName: 'Before' });
  const edit = `${area}/edit-medical-device/${id}`;
  const rename = async (on: Page, name: string) => {
    await on.goto(edit);
    await on.getByLabel('Working name').fill(name);
    await on.getByRole('button', { name: 'Save changes' }).click();
    await expect(on.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await rename(page, 'After');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Before' })).toBeVisible();
  await hasNotified(page, 'Before: change undone');

  await rename(page, 'Mine');
  await rename(await context.newPage(), 'Theirs');
  await page.getByRole('button', { name: 'Undo' }).click();
  await hasNotified(page, 'The change was not undone: the device has changed since. Edit the device instead.');
});
