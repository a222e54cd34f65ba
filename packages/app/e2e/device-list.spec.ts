import { signIn } from './people.ts';
import { expect, test } from './portal.ts';

const list = '/dashboard/market-operator/list-medical-devices';

test('a long list has pages, which stand in the address; one that is no longer there leads to the last', async ({ page }) => {
  await signIn(page, 'op-01@attesta.example');
  await expect(page).toHaveURL('/nexus');
  // One device, 45 times.
  await page.route(/\/api\/devices\?/, async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace(/([?&]page)=\d+/, '$1=1') });
    const { devices } = (await answer.json()) as { devices: { workingName: string }[] };
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    const before = number * 20 - 20;
    const count = Math.max(0, Math.min(20, 45 - before));
    const [first] = devices;
    const one = (index: number) => ({ ...(JSON.parse(JSON.stringify(first).replaceAll(first?.workingName ?? '', `Device ${index + 1}`)) as object), id: `d-${index}` });
    await route.fulfill({ json: { page: number, pageSize: 20, total: 45, devices: Array.from({ length: count }, (_, index) => one(before + index)) } });
  });
  await page.goto(list);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByText('1–20 of 45')).toBeVisible();
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${list}?page=2`);
  await expect(pages.getByText('21–40 of 45')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Device 21', exact: true })).toBeVisible();
  await expect(pages.getByRole('button', { name: 'Next page' })).toBeFocused();
  await pages.getByRole('button', { name: 'Page 3' }).click();
  await expect(page.getByRole('link', { name: 'Device 45', exact: true })).toBeVisible();
  await page.goto(`${list}?page=99`);
  await expect(page).toHaveURL(`${list}?page=3`);
  await expect(pages.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
});
