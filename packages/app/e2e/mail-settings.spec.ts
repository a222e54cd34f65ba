import { signIn } from './people.ts';
import { expect, hasNotified, test } from './portal.ts';
import { password, registerPerson } from './registered-person.ts';

test('sends e-mails in the chosen language, whatever the language of the portal (D.157)', async ({
  page,
  portal,
  request,
}) => {
  const email = 'lecteur@maker.example';
  await registerPerson(request, portal, email);
  await signIn(page, email, '/account-settings/personal', password);
  await page.getByRole('combobox', { name: /^Language of e-mails/ }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await page.getByRole('checkbox', { name: 'You cancelled a course' }).uncheck();
  await page.getByRole('button', { name: 'Save e-mail settings' }).click();
  await hasNotified(page, 'E-mail settings saved');
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^Language of e-mails/ })).toContainText('Français');
  await expect(page.getByRole('checkbox', { name: 'You cancelled a course' })).not.toBeChecked();

  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByLabel('New password', { exact: true }).fill('another quiet sentence about oximeters');
  await page.getByRole('button', { name: 'Change password' }).click();
  await hasNotified(page, 'Password changed');
  expect((await portal.mail.newestTo(email, 2)).text).toContain('Votre mot de passe');
});
