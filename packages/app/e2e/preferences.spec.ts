import { people, signIn } from './people.ts';
import { expect, test } from './portal.ts';

test('S3.15 S3.16 S1.19 mode is kept, and followed by other tabs at once', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/register');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

for (const { language, name, signInWord } of [
  { language: 'fr', name: 'Français', signInWord: 'Se connecter' },
  { language: 'ro', name: 'Română', signInWord: 'Conectare' },
  { language: 'zh', name: '中文', signInWord: '登录' },
]) {
  test(`S1.18 S2.66 the portal speaks ${name}`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('button', { name: signInWord, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: signInWord, exact: true })).toBeVisible();
  });
}

test('S7.20 a language that does not load leaves English, never a blank page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('S2.72 S3.17 S1.20 the looks are chosen in the settings, and reset', async ({ page }) => {
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
