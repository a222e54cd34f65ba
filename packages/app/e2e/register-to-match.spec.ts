import { linkTo } from './mail-server.ts';
import { fillSignIn } from './people.ts';
import { expect, hasNotified, test } from './portal.ts';

const email = 'ioana.marinescu@maker.example';
/** This test visits many pages and waits for an e-mail. */
test.setTimeout(360_000);

const firstPassword = 'typed on the registration page';
const password = 'a quiet sentence about oximeters';

test(
  'a market operator registers, verifies the address, configures the account, adds a device and sees its matches with reasons (S1.4, S1.6, S1.14, S1.16, S1.17, D.20, D.112)',
  { tag: '@gate' },
  async ({ page, portal }) => {
    await test.step('register', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Register' }).click();
      await page.getByLabel('First name').fill('Ioana');
      await page.getByLabel('Last name').fill('Marinescu');
      await page.getByLabel('E-mail address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(firstPassword);
      await page.getByRole('combobox', { name: /^Role/ }).click();
      await page.getByRole('option', { name: /^Market Operator – SME\/MNE/ }).click();
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL('/check-mail');
      await expect(page.getByText(email)).toBeVisible();
    });

    await test.step('no sign-in before the address is verified', async () => {
      await page.getByRole('link', { name: 'Back to sign in' }).click();
      await fillSignIn(page, email, firstPassword);
      await expect(page.getByText('Please verify your email address before logging in.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    });

    await test.step('verify the address and set the password with the mailed link', async () => {
      const link = linkTo('/check-mail', await portal.mail.newestTo(email));
      await page.goto(link);
      await page.getByLabel('Choose your password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Verify and set password' }).click();
      await expect(page).toHaveURL('/nexus');
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await fillSignIn(page, email, firstPassword);
      await expect(page.getByText('E-mail address and password do not match.')).toBeVisible();
      await fillSignIn(page, email, password);
      await expect(page).toHaveURL('/nexus');
    });

    await test.step('configure the account', async () => {
      await page.goto('/dashboard/market-operator/default');
      await expect(page).toHaveURL(/\/account-configuration/);
      await page.getByLabel('Name of the organisation').fill('Marinescu Oximetry SRL');
      await page.getByRole('combobox', { name: /^Country/ }).fill('Roman');
      await page.getByRole('option', { name: 'Romania' }).click();
      await page.getByRole('radio', { name: /^Small/ }).check();
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(page).toHaveURL('/dashboard/market-operator/default');
      await expect(page.getByText('No devices yet')).toBeVisible();
    });

    await test.step('add a device', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Add medical device' }).click();
      await page.getByLabel('Working name').fill('Night oximeter');
      await page.getByRole('radio', { name: /^MDR/ }).check();
      await page
        .getByLabel('Intended purpose')
        .fill('Measures the oxygen saturation of adults at home during the night and shows a trend in the morning.');
      await page.getByRole('combobox', { name: /^Country of the manufacturer/ }).fill('Roman');
      await page.getByRole('option', { name: 'Romania' }).click();
      await page.getByRole('heading', { name: 'Class and codes' }).click();
      await page.getByRole('radio', { name: 'Class IIa' }).press('Space');
      const codes = page.getByRole('combobox', { name: /^Designation codes/ });
      for (const code of ['MDA 0203', 'MDT 2010']) {
        await codes.fill(code);
        await page.getByRole('option', { name: new RegExp(code) }).click();
      }
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { name: 'Characteristics' }).click();
      const answer = (question: string, name: 'Yes' | 'No') =>
        page.getByRole('radiogroup', { name: question, exact: true }).getByRole('radio', { name }).press('Space');
      await answer('Active (powered)', 'Yes');
      await answer('Administers or removes medicinal products or other substances (rule 12)', 'No');
      for (const group of ['Function and use', 'Substances and tissues', 'Kind of product'])
        await page
          .getByRole('group', { name: group })
          .getByRole('button', { name: /^None of these/ })
          .click();
      await page.getByRole('heading', { name: 'Application and market' }).click();
      const languages = page.getByRole('combobox', { name: /^Documentation languages/ });
      await languages.fill('English');
      await languages.press('Enter'); // a toast may cover the option
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add medical device' }).click();
      await expect(page).toHaveURL(/\/view-medical-device\//);
      await expect(page.getByRole('heading', { level: 1, name: 'Night oximeter' })).toBeVisible();
      await hasNotified(page, 'Night oximeter added');
    });

    await test.step('see which notified bodies match, and why', async () => {
      await page.getByRole('link', { name: 'See matches' }).first().click();
      await expect(page).toHaveURL(/\/matchmaking-medical-devices\?device=/);
      await expect(page.getByRole('heading', { name: /^\d+ of 24 notified bodies match/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Designated, no common date \(\d+ of 24\)/ })).toBeVisible();
      await expect(
        page.getByRole('heading', { name: /^Designated, no availability window \(\d+ of 24\)/ }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Cannot take this request now \(\d+ of 24\)/ })).toBeVisible();
      await expect(page.getByText("Attesta's own method, not an official ranking")).toBeVisible();
      await page
        .getByRole('button', { name: /^Reasons: / })
        .first()
        .click();
      await expect(page.getByText(/Free places: .+, limited by/).first()).toBeVisible();
    });
  },
);
