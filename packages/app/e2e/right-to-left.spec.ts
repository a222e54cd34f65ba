import { devicePaths } from '../src/platform/navigation/paths.ts';
import { people, signIn } from './people.ts';
import { expect, test } from './portal.ts';

/** Runs in the page: the texts whose first or last character is not displayed at the beginning or end of its line. */
function textsOutOfOrder(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const text = node.data.trim();
    const parent = node.parentElement!;
    const isShown = parent.checkVisibility() && parent.getBoundingClientRect().width > 1; // not for screen readers only
    if (text.length < 2 || !/[\p{L}\d]/u.test(text) || !isShown) continue;
    const first = node.data.indexOf(text);
    const boxes = Array.from(text, (_, index) => {
      const range = document.createRange();
      range.setStart(node, first + index);
      range.setEnd(node, first + index + 1);
      return range.getBoundingClientRect();
    }).filter(({ width }) => width > 0);
    const [start, end] = [boxes[0], boxes.at(-1)];
    if (!start || !end) continue;
    const isBefore = (box: DOMRect) => Math.abs(box.top - start.top) < 3 && box.left < start.left - 0.5;
    const isAfter = (box: DOMRect) => Math.abs(box.top - end.top) < 3 && box.left > end.left + 0.5;
    if (boxes.some(isBefore) || boxes.some(isAfter)) found.push(text);
  }
  return found;
}

for (const [email, paths] of [
  [people.operator, ['/nexus', '/dashboard/market-operator/default', '/dashboard/statistics', '/video']],
  [people.body, ['/nexus', '/dashboard/notified-body/default', '/dashboard/notified-body/gantt']],
  [people.notConfigured, ['/nexus', '/account-configuration']],
] as const)
  test(
    `English keeps its punctuation and numbers in place in a right-to-left layout: ${email} (D.108, D.178)`,
    { tag: email === people.operator ? ['@gate'] : [] },
    async ({ page }) => {
      await page.addInitScript(() =>
        localStorage.setItem('attesta-preferences', JSON.stringify({ version: 7, themeDirection: 'rtl' })),
      );
      await signIn(page, email);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await page.evaluate(textsOutOfOrder), path).toEqual([]);
      }
    },
  );

test('English keeps its punctuation and numbers in place in a right-to-left report and in errors of fields (D.108, D.236)', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('attesta-preferences', JSON.stringify({ version: 7, themeDirection: 'rtl' })),
  );
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter your first name.')).toBeVisible();
  expect(await page.evaluate(textsOutOfOrder)).toEqual([]);
  await signIn(page, people.operator, `${devicePaths.matches('dev-06')}&view=report`);
  await expect(page.getByRole('article').getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(textsOutOfOrder)).toEqual([]);
});

test('English keeps its punctuation in place on the right-to-left sign-in pages (D.108)', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('attesta-preferences', JSON.stringify({ version: 7, themeDirection: 'rtl' })),
  );
  for (const path of ['/', '/register', '/forgot-password']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(textsOutOfOrder), path).toEqual([]);
  }
});

test('a printed page is light and has neither navigation nor buttons (D.177)', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('attesta-preferences', JSON.stringify({ version: 7, mode: 'dark' })),
  );
  await signIn(page, people.operator, '/dashboard/market-operator/default');
  await expect(page.getByRole('heading', { name: 'Dates in the next 12 months' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Add medical device' })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
