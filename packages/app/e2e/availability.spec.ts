import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { workbook } from '../src/features/availability/testing/workbook.ts';
import { people, signIn } from './people.ts';
import { expect, test } from './portal.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const gantt = '/dashboard/notified-body/gantt';
const isSaved = (page: Page) => expect(page.getByText('All changes are saved')).toBeVisible();
const bars = (page: Page, name: RegExp) => page.getByRole('treegrid').getByRole('button', { name });
/** Chooses a command in the menu of the page. */
async function choose(page: Page, command: string) {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: command, exact: true }).click();
}
/** What market operators receive of the windows of a code. */
async function publishedWindows(page: Page, code: string) {
  const response = await page.request.post('/api/login', {
    data: { email: people.operator, password: 'attesta-demo' },
  });
  const { token } = (await response.json()) as { token: string };
  const list = await page.request.get(`/api/availability?notifiedBody=9101&code=${code}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await list.json()) as { windows: { from: string; to: string; slots: number | null; status: string }[] })
    .windows;
}

test(
  'a notified body enters a window by keyboard alone, and an operator sees it without numbers (S1.9, S6.15, D.534)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.body, `${gantt}?search=0101&regulation=MDR`);
    await page.getByRole('button', { name: 'New window' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'New window' });
    await expect(panel).toBeVisible();
    for (const [label, value] of [
      ['First day', '01/02/2027'],
      ['Last day', '31/03/2027'],
      ['Places', '4'],
    ] as const) {
      await panel.getByRole('textbox', { name: label, exact: true }).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await panel.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await isSaved(page);
    // Moves it by a month: the same object, saved again.
    const bar = bars(page, /^MDA 0101.*1 Feb . 31 Mar 2027.*4 of 4 free/);
    await bar.focus();
    await page.keyboard.press('m');
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('Enter');
    await isSaved(page);
    await page.keyboard.press('Control+z');
    await isSaved(page);
    await page.reload();
    await expect(bar).toBeVisible();
    await expect
      .poll(() => publishedWindows(page, 'MDA0101'))
      .toContainEqual(expect.objectContaining({ from: '2027-02-01', to: '2027-03-31', slots: null, status: 'open' }));
  },
);

test(
  'two editors of one window see both states, and choose (D.531, D.535)',
  { tag: '@gate' },
  async ({ page, context }) => {
    await signIn(page, people.body, `${gantt}?search=0203&regulation=MDR&view=table`);
    const other = await context.newPage();
    await other.goto(`${gantt}?search=0203&regulation=MDR&view=table`);
    const enter = async (editor: Page, places: string) => {
      await editor
        .getByRole('button', { name: /^Edit MDA 0203/ })
        .first()
        .click();
      const panel = editor.getByRole('dialog');
      await panel.getByRole('textbox', { name: 'Places' }).fill(places);
      await panel.getByRole('button', { name: 'Save' }).click();
    };
    await expect(page.getByRole('button', { name: /^Edit MDA 0203/ }).first()).toBeVisible();
    await enter(other, '41');
    await isSaved(other);
    await enter(page, '52');
    const conflict = page.getByRole('dialog', { name: 'Changed by someone else' });
    await expect(conflict.getByRole('row', { name: 'Places 52 41' })).toBeVisible();
    await expect(page.getByText('Not saved', { exact: true })).toBeAttached();
    await conflict.getByRole('button', { name: 'Save my change' }).click();
    await isSaved(page);
    await other.reload();
    await expect(other.getByRole('cell', { name: /of 52$/ }).first()).toBeVisible();
  },
);

test('a change that could not be sent stays, and is sent again (D.535)', async ({ page }) => {
  await signIn(page, people.body, `${gantt}?search=0204&regulation=MDR&view=table`);
  await page.route('**/api/availability/changes', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Edit MDA 0204/ })
    .first()
    .click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'Places' }).fill('63');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your changes are not saved')).toBeVisible();
  await expect(page.getByRole('cell', { name: /of 63$/ }).first()).toBeVisible();
  await page.unroute('**/api/availability/changes');
  await page.getByRole('button', { name: 'Try again' }).click();
  await isSaved(page);
  await page.reload();
  await expect(page.getByRole('cell', { name: /of 63$/ }).first()).toBeVisible();
});

test(
  'exported windows are imported again without a change, then with one (D.536)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.body, `${gantt}?search=0101&regulation=MDR`);
    const download = page.waitForEvent('download');
    await choose(page, 'Export CSV');
    const exported = await (await download).path();
    await choose(page, 'Import');
    const dialog = page.getByRole('dialog', { name: 'Import windows' });
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'windows.csv',
      mimeType: 'text/csv',
      buffer: readFileSync(exported),
    });
    await expect(dialog.getByText(/^\d+ unchanged$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'more.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('\uFEFFcode;from;to;slots\r\nMDA 0305;01/03/2028;31/05/2028;3\r\n'),
    });
    await dialog.getByRole('button', { name: 'Import 1 window' }).click();
    await expect(dialog).toBeHidden();
    await isSaved(page);
    await expect
      .poll(() => publishedWindows(page, 'MDA0305'))
      .toContainEqual(expect.objectContaining({ from: '2028-03-01', to: '2028-05-31', status: 'open' }));
  },
);

test('a workbook is read under the policy of the server, which allows no code of another origin (D.536)', async ({
  page,
}) => {
  await signIn(page, people.body, `${gantt}?search=0101&regulation=MDR`);
  await choose(page, 'Import');
  const dialog = page.getByRole('dialog', { name: 'Import windows' });
  const dates = [new Date('2029-06-01T00:00:00Z'), new Date('2029-06-30T00:00:00Z')] as const;
  // Larger than the size from which the library of the archive would start workers of its own.
  const note = Array.from({ length: 40_000 }, (_, index) => (index * 2_654_435_761).toString(36)).join(' ');
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'windows.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(
      workbook([
        ['code', 'from', 'to', 'slots', 'other'],
        ['MDA 0305', ...dates, 3, note],
      ]),
    ),
  });
  await expect(dialog.getByText('1 new', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('a quarter is copied to a later one after a preview, and undone at once (D.550)', async ({ page }) => {
  await signIn(page, people.body, `${gantt}?search=MDN12&regulation=MDR`);
  await choose(page, 'Copy a quarter');
  const dialog = page.getByRole('dialog', { name: 'Copy a quarter' });
  await dialog.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option').last().click();
  const create = dialog.getByRole('button', { name: /^Create \d+ windows?$/ });
  const count = Number(/\d+/.exec((await create.textContent()) ?? '')?.[0]);
  const windows = () => page.locator('[data-slot="count"]').filter({ hasText: /^\d+ windows?, \d+ codes?$/ });
  const before = Number.parseInt((await windows().textContent()) ?? '', 10);
  await create.click();
  await expect(dialog).toBeHidden();
  await isSaved(page);
  await expect(windows()).toHaveText(new RegExp(`^${before + count} windows`));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(windows()).toHaveText(new RegExp(`^${before} windows`));
  await isSaved(page);
  await page.reload();
  await expect(windows()).toHaveText(new RegExp(`^${before} windows`));
});
