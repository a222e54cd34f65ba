import type { Page } from '@playwright/test';
import { linkTo } from './mail-server.ts';
import { people, signIn } from './people.ts';
import { expect, test, type Portal } from './portal.ts';
import { password, registerPerson } from './registered-person.ts';

const firstSteps = (page: Page) => page.locator('[data-part="card"]').filter({ hasText: 'First steps' });
/** The label of the step to do next. */
const nextStep = (page: Page) => firstSteps(page).locator('[aria-current="step"]');

async function signInAsNewUser(page: Page, portal: Portal, email: string, role: string): Promise<void> {
  await registerPerson(page.request, portal, email, role);
  await signIn(page, email, '/nexus', password);
}

const createPath = '/dashboard/market-operator/create-medical-device';

/** Fills in and saves the configuration of a market operator. */
async function configureOperator(page: Page): Promise<void> {
  await page.getByLabel('Name of the organisation').fill('Rusu Pumps SRL');
  await page.getByRole('combobox', { name: /^Country/ }).fill('Roman');
  await page.getByRole('option', { name: 'Romania' }).click();
  await page.getByRole('radio', { name: /^Small/ }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
}

test(
  'a new market operator is led from the configuration to the first device (D.172, D.174)',
  { tag: '@gate' },
  async ({ page, portal }) => {
    await signInAsNewUser(page, portal, 'elena@pumps.example', 'market-operator-sme-mne');
    await expect(firstSteps(page)).toContainText('1 of 4 steps completed');
    await expect(nextStep(page)).toContainText('Configure the account of your organisation');
    await expect(firstSteps(page).getByRole('link')).toHaveCount(1);

    await test.step('a page that needs the configuration links to it, and is not filled in before', async () => {
      for (const [path, title] of [
        ['/dashboard/market-operator/list-medical-devices', 'Your Medical Devices'],
        ['/dashboard/market-operator/matchmaking-medical-devices', 'Matchmaking'],
        [createPath, 'Add medical device'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Configure your account first' })).toBeVisible();
        await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      }
      await page.getByRole('link', { name: 'Configure the account' }).click();
      await expect(page).toHaveURL(`/account-configuration?to=${createPath}`);
      await configureOperator(page);
      await expect(page.getByLabel('Working name')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(createPath);
    });

    await test.step('the next step is the first device', async () => {
      await page.goto('/nexus');
      await expect(firstSteps(page)).toContainText('2 of 4 steps completed');
      await expect(nextStep(page)).toContainText('Add your first device');
      await firstSteps(page).getByRole('link', { name: 'Add medical device' }).click();
      await expect(page).toHaveURL(createPath);
    });
  },
);

test('the last step of a market operator shows matches and ends the first run (D.172, D.173)', async ({ page }) => {
  await page.route('**/api/devices/summary', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), total: 1 } });
  });
  await signIn(page, people.operator);
  await expect(firstSteps(page)).toContainText('3 of 4 steps completed');
  await firstSteps(page).getByRole('link', { name: 'See matches' }).click();
  await expect(page).toHaveURL(/\/matchmaking-medical-devices\?device=/);
  await page.goto('/nexus');
  await expect(page.getByRole('heading', { name: 'Your work' })).toBeVisible();
  await expect(firstSteps(page)).toHaveCount(0);
});

test('the first steps of an experienced market operator do not appear (D.172)', async ({ page }) => {
  await signIn(page, people.operator);
  await expect(page.getByRole('heading', { name: 'Next courses' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(firstSteps(page)).toHaveCount(0);
});

test('a notified body that waits for approval sees what happens next, and can hide the steps (D.172, D.173)', async ({
  page,
}) => {
  await signIn(page, people.notApproved, '/nexus');
  await expect(nextStep(page)).toContainText('Approval of your notified body');
  await expect(nextStep(page)).toContainText('You receive an e-mail when it is decided.');
  await firstSteps(page).getByRole('link', { name: 'View the request' }).click();
  await expect(page).toHaveURL('/inaccessible-account');
  await page.goto('/nexus');
  await page.getByRole('button', { name: 'Hide this list' }).click();
  await expect(firstSteps(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your work' })).toBeVisible();
  await expect(firstSteps(page)).toHaveCount(0);
});

test('a new candidate is led to the profile and then finds courses, job board and settings (D.172)', async ({
  page,
  portal,
}) => {
  await signInAsNewUser(page, portal, 'elena@candidate.example', 'job-candidate');
  await expect(nextStep(page)).toContainText('Complete your profile');
  await firstSteps(page).getByRole('link', { name: 'Complete the profile' }).click();
  await page.getByRole('combobox', { name: /^Country/ }).fill('Roman');
  await page.getByRole('option', { name: 'Romania' }).click();
  await page.getByRole('combobox', { name: /^Work you can do/ }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Years of experience').fill('5');
  await page.getByLabel('Of these, years with the technology').fill('3');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL('/nexus');
  await expect(firstSteps(page)).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Job board .*\(opens in a new tab\)/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Personal settings/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Register for/ }).first()).toBeVisible();
});

test('a verification link that is opened twice leads to sign-in (D.171)', async ({ page, portal }) => {
  const email = 'twice@pumps.example';
  await registerPerson(page.request, portal, email);
  await page.goto(linkTo('/check-mail', await portal.mail.newestTo(email)));
  await expect(page.getByText('This link was already used. If you confirmed the address, sign in.')).toBeVisible();
});

test('verification signs in, also where another person is signed in; other tabs follow (D.195)', async ({
  page,
  context,
  portal,
}) => {
  const email = 'new-here@pumps.example';
  const person = { first_name: 'Ioana', last_name: 'Marinescu', role: 'market-operator-sme-mne', email, password };
  await signIn(page, people.operator);
  const other = await context.newPage();
  await other.goto('/nexus');
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(await page.request.post('/api/register', { data: person })).toBeOK();
  await page.goto(linkTo('/check-mail', await portal.mail.newestTo(email)));
  await page.getByLabel('Choose your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Verify and set password' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Account of Ioana Marinescu' })).toBeVisible();
    await expect(tab).toHaveURL('/nexus');
  }
});

test('a dashboard that could not be loaded shows one error, nothing that claims to be empty, and a retry (D.176)', async ({
  page,
}) => {
  let fails = true;
  await page.route('**/api/devices/summary', (route) =>
    fails ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Down.' } }) : route.continue(),
  );
  await signIn(page, people.operator, '/dashboard/market-operator/default');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveCount(1);
  await expect(main.getByText('This could not be loaded')).toBeVisible();
  await expect(main.getByRole('table')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Add medical device' })).toBeVisible();
  fails = false;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: 'Dates in the next 12 months' })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});
