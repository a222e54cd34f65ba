import { people, signIn } from './people.ts';
import { expect, test } from './portal.ts';

test('stores the mode and applies it in other tabs at once (S3.15, S3.16, S1.19)', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/register');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

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

/**
 * Runs in the page: whether each Chinese character of the page is displayed with a glyph of its own in every weight. A
 * character without a glyph is displayed as the same box as any other.
 */
async function hasChineseGlyphs(): Promise<boolean> {
  const characters = [...new Set(document.body.innerText.match(/\p{Script=Han}/gu))].slice(0, 60);
  const { fontFamily } = getComputedStyle(document.querySelector('h1')!);
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  for (const weight of [400, 500, 600]) {
    const font = `${weight} 32px ${fontFamily}`;
    await document.fonts.load(font, characters.join(''));
    const pictures = characters.map((character) => {
      context.clearRect(0, 0, 40, 40);
      context.font = font;
      context.fillText(character, 4, 32);
      return canvas.toDataURL();
    });
    if (characters.length < 2 || new Set(pictures).size !== characters.length) return false;
  }
  return true;
}

test('Chinese is readable on a device without a Chinese font, which no other language loads (D.280)', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('noto-sans-sc')) fonts.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Language: English' }).click();
  const chinese = page.getByRole('menuitemradio', { name: '中文' });
  await expect(chinese).toBeVisible();
  expect(await page.evaluate(hasChineseGlyphs), 'the name of the language').toBe(true);
  expect(fonts).toEqual([]);
  await chinese.click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(hasChineseGlyphs)).toBe(true);
  const heading = page.getByRole('heading', { level: 1 });
  const picture = async (text: string) => {
    await heading.evaluate((element, own) => (element.textContent = own), text);
    return heading.screenshot();
  };
  expect((await picture('登录')).equals(await picture('使用'))).toBe(false);
});

test('keeps English when a language fails to load (S7.20)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('changes and resets the appearance in the settings (S2.72, S3.17, S1.20)', async ({ page }) => {
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
