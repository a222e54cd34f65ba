import { people, signIn } from './people.ts';
import { expect, test } from './portal.ts';

test(
  'stores the mode and applies it in other tabs at once (S3.15, S3.16, S1.19)',
  { tag: '@gate' },
  async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/register');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  },
);

for (const { language, name, signInLabel } of [
  { language: 'fr', name: 'Français', signInLabel: 'Se connecter' },
  { language: 'ro', name: 'Română', signInLabel: 'Conectare' },
  { language: 'zh', name: '中文', signInLabel: '登录' },
]) {
  test(`the portal is available in ${name} (S1.18, S2.66)`, { tag: '@gate' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('button', { name: signInLabel, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: signInLabel, exact: true })).toBeVisible();
  });
}

test('the name 中文 is displayed with its font', async ({ page }) => {
  await page.goto('/');
  const hasFont = (text: string) =>
    page.evaluate((characters) => document.fonts.check("16px 'Noto Sans SC Variable'", characters), text);
  expect(await hasFont('中文')).toBe(false);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await expect(page.getByRole('menuitemradio', { name: '中文' })).toBeVisible();
  await expect.poll(() => hasFont('中')).toBe(true);
  await expect.poll(() => hasFont('文')).toBe(true);
});

test('keeps English when a language fails to load (S7.20)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('changes and resets the appearance in the settings (S2.72, S3.17, S1.20)', { tag: '@gate' }, async ({ page }) => {
  await signIn(page, people.operator);
  await page.getByRole('button', { name: 'Appearance' }).click();
  const settings = page.getByRole('dialog', { name: 'Appearance' });
  await settings.getByText('Right to left').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await settings.getByRole('radio', { name: 'Spruce' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-preset', 'theme1');
  await settings.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).toHaveAttribute('data-preset', 'theme5');
});
