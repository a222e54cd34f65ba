import type { Page } from '@playwright/test';
import { createDevice } from './device-requests.ts';
import { people, startSession } from './people.ts';
import { expect, test } from './portal.ts';
import { rowHeights } from './tables.ts';

const list = '/dashboard/market-operator/list-medical-devices';
const count = 45;

test('pages a long list in the URL; a cursor that no longer exists shows the first page', async ({ page, request }) => {
  const token = await startSession(page, 'op-09@attesta.example');
  const headers = { authorization: `Bearer ${token}` };
  const origin = new URL(page.url()).origin;
  const create = async (workingName: string) => {
    const data = {
      workingName,
      regulation: 'MDR',
      stage: 'idea',
      manufacturerCountry: 'RO',
      intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
    };
    const response = await request.post(`${origin}/api/devices`, { headers, data });
    expect(response.status()).toBe(201);
    return ((await response.json()) as { device: { id: string } }).device.id;
  };
  const ids: string[] = [];
  for (let number = count; number >= 1; number -= 1) ids.unshift(await create(`Pulse ${number}`));

  await page.goto(`${list}?search=pulse`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const previous = pages.getByRole('button', { name: 'Previous page' });
  const next = pages.getByRole('button', { name: 'Next page' });
  const table = page.getByRole('group', { name: 'Your medical devices' });
  /** Expects the focus on the list, with its top below the app bar. */
  const expectListStart = async () => {
    await expect(table).toBeFocused();
    await expect
      .poll(async () => {
        const [list, bar] = [await table.boundingBox(), await page.getByRole('banner').first().boundingBox()];
        return list!.y >= bar!.y + bar!.height && list!.y < bar!.y + bar!.height + 120;
      })
      .toBe(true);
  };
  const device = (number: number) => page.getByRole('link', { name: `Pulse ${number}`, exact: true });
  await expect(page.getByText('45 devices')).toBeVisible();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');

  await next.click();
  await expect(page).toHaveURL(/\?search=pulse&after=[\w-]+$/);
  await expect(device(21)).toBeVisible();
  await expect(device(20)).toHaveCount(0);
  await expectListStart();
  const second = page.url();

  await page.keyboard.press('Tab');
  await expect(table.getByRole('checkbox', { name: 'Select all' })).toBeFocused();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(device(45)).toBeVisible();
  await expect(table).toBeFocused();
  await next.focus();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(device(45)).toBeVisible();
  await expect(next).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(second);
  await expect(device(21)).toBeVisible();
  await page.reload();
  await expect(device(21)).toBeVisible();

  await previous.click();
  await expect(device(1)).toBeVisible();
  await expect(page).toHaveURL(`${list}?search=pulse`);
  await expectListStart();

  await request.post(`${origin}/api/devices/archive`, { headers, data: { ids: ids.slice(20) } });
  await page.goto(second);
  await expect(page).toHaveURL(`${list}?search=pulse`);
  await expect(page.getByText('20 devices')).toBeVisible();
  await expect(device(1)).toBeVisible();
  await expect(pages).toHaveCount(0);
  await page.goto(`${list}?search=pulse&after=invented`);
  await expect(device(1)).toBeVisible();
});

test('rows are 54 px high, also with long names (S9.28)', async ({ page, request }) => {
  const token = await startSession(page, people.operator);
  const created = await request.post('/api/devices', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      workingName: 'Logiciel d’aide au dépistage de la rétinopathie diabétique, version hospitalière',
      regulation: 'MDR',
      stage: 'idea',
      manufacturerCountry: 'RO',
      intendedPurpose: 'Shows signs of retinopathy in adults.',
    },
  });
  expect(created.ok()).toBe(true);
  await page.goto(list);
  const name = page.getByRole('link', { name: /^Logiciel d’aide/ });
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(name).toBeVisible();
    expect(await rowHeights(page)).toEqual([54]);
  }
  await name.hover();
  await expect(page.getByTitle(/version hospitalière$/)).toBeVisible();
});

const names = (page: Page) => page.getByRole('rowheader').getByRole('link', { name: /rder / });

test('sorts by the server, in the URL, with a page position only in its order', async ({ page }) => {
  await startSession(page, 'op-07@attesta.example');
  for (const workingName of ['Order 10', 'order 2', 'Örder 1']) await createDevice(page, { workingName });
  await page.goto(`${list}?search=rder`);
  await expect(names(page)).toHaveText(['Örder 1', 'order 2', 'Order 10']);
  const header = page.getByRole('columnheader', { name: 'Device' });
  await expect(header).not.toHaveAttribute('aria-sort');
  const changed = page.getByRole('columnheader', { name: 'Last change' });
  await expect(changed).toHaveAttribute('aria-sort', 'descending');

  await header.getByRole('button').click();
  await expect(page).toHaveURL(`${list}?search=rder&sort=name`);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(names(page)).toHaveText(['Örder 1', 'order 2', 'Order 10']);
  await header.getByRole('button').press('Enter');
  await expect(page).toHaveURL(`${list}?search=rder&sort=-name`);
  await expect(names(page)).toHaveText(['Order 10', 'order 2', 'Örder 1']);
  await expect(header.getByRole('button')).toBeFocused();
  await page.reload();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await header.getByRole('button').click();
  await expect(page).toHaveURL(`${list}?search=rder&sort=name`);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Last change, ascending');
  await expect(page).toHaveURL(`${list}?search=rder&sort=changed`);
  await expect(names(page)).toHaveText(['Order 10', 'order 2', 'Örder 1']);
});

test('sorts by hidden columns with a select', async ({ page }) => {
  await startSession(page, 'op-07@attesta.example');
  for (const workingName of ['Narrow 1', 'Narrow 2']) await createDevice(page, { workingName });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`${list}?search=narrow&sort=target`);
  const device = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(device('Narrow 1')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Stage' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Last change' })).toHaveCount(0);
  const select = page.getByRole('combobox', { name: 'Sort by' });
  await expect(select.locator('option:checked')).toHaveText('Target date, ascending');
  await expect(select.getByRole('option')).toHaveCount(10);
  await select.selectOption('Last change, descending');
  await expect(page).toHaveURL(`${list}?search=narrow`);
  await expect(page.getByRole('rowheader').getByRole('link', { name: /^Narrow/ })).toHaveText(['Narrow 2', 'Narrow 1']);
});

test('shows applied filters as chips that can be removed', async ({ page }) => {
  await startSession(page, 'op-07@attesta.example');
  await createDevice(page, { workingName: 'Filtered pulse' });
  await page.goto(`${list}?sort=name`);
  const filters = page.getByRole('search', { name: 'Devices' });
  await filters.getByRole('button', { name: 'Stage' }).click();
  await page.getByRole('menuitemradio', { name: 'Idea' }).click();
  await expect(page).toHaveURL(`${list}?stage=idea&sort=name`);
  await filters.getByRole('searchbox').fill('filtered');
  await expect(page).toHaveURL(`${list}?search=filtered&stage=idea&sort=name`);
  await expect(filters.getByText('1 device', { exact: true })).toBeVisible();
  await filters.getByRole('button', { name: 'Remove Stage: Idea' }).click();
  await expect(page).toHaveURL(`${list}?search=filtered&sort=name`);
  await filters.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(`${list}?sort=name`);
  await expect(filters.getByRole('searchbox')).toBeFocused();
});
