import { people, signIn } from './people.ts';
import { expect, test } from './portal.ts';

test.use({ viewport: { width: 390, height: 844 } });

test(
  'the drawer is closed at first, opens over the page and closes on navigation (S2.62, D.65)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.operator);
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(navigation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await navigation.getByRole('link', { name: 'Your devices' }).click();
    await expect(page).toHaveURL('/dashboard/market-operator/list-medical-devices');
    await expect(navigation).toBeHidden();
  },
);
