import { paths } from '../src/platform/navigation/paths.ts';
import { people, signIn } from './people.ts';
import { expect, hasNotified, test } from './portal.ts';

test(
  'a notified body changes its profile; a code that it removes must be approved to count again (D.337, D.560, D.561)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.body, paths.bodySettings);
    await page.getByRole('main').getByRole('link', { name: 'Profile and designations' }).click();
    await page.getByRole('radio', { name: /^Limited/ }).check();
    await page.getByRole('button', { name: /^MDA – Active implantable/ }).click();
    const code = page.getByRole('checkbox', { name: /^MDA 0101/ });
    await code.uncheck();
    const save = page.getByRole('button', { name: 'Save profile' });
    await save.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('MDR: MDA 0101')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save profile' }).click();
    await hasNotified(page, 'Profile saved');
    await expect(page.getByText('MDR codes: removed MDA 0101')).toBeVisible();
    await expect(page.getByText('Intake: Open → Limited')).toBeVisible();

    await code.check();
    await save.click();
    await expect(page.getByText('1 addition is waiting for approval')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^MDR: Code MDA 0101, stated on/)).toBeVisible();
  },
);
