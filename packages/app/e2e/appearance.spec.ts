import { people, signIn } from './people.ts';
import { expect, test } from './portal.ts';

test('the settings keep an installed font and a large radius that were stored, until another is chosen (D.158)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'attesta-preferences',
      JSON.stringify({ version: 7, fontFamily: 'Georgia', borderRadius: 24 }),
    );
  });
  await signIn(page, people.operator);
  await page.getByRole('button', { name: 'Appearance' }).click();
  const settings = page.getByRole('dialog', { name: 'Appearance' });
  await expect(settings.getByRole('radio', { name: 'Georgia' })).toBeChecked();
  await expect(settings.getByRole('slider', { name: 'Corner radius' })).toHaveValue('24');
  await settings.getByText('Inter', { exact: true }).click();
  await expect(settings.getByRole('radio', { name: 'Georgia' })).toHaveCount(0);
});
