import type { Page } from '@playwright/test';
import { fillSignIn, people, signIn, startSession } from './people.ts';
import { expect, intercept, test } from './portal.ts';

const create = '/dashboard/market-operator/create-medical-device';
const list = '/dashboard/market-operator/list-medical-devices';

/** Fills in the answers without which a device cannot be saved; the stage is an idea. */
async function fillIdea(page: Page, name: string): Promise<void> {
  await page.getByLabel('Working name').fill(name);
  await page.getByRole('radio', { name: /^MDR/ }).check();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Add medical device' }).click();
const rowsOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

test('lists what prevents saving with a link to each field', async ({ page }) => {
  await signIn(page, people.operator, create);
  await page.getByLabel('Intended purpose').fill('Too short.');
  await submit(page);
  const summary = page.getByRole('group', { name: '3 answers are missing or need correcting' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /^Intended purpose/ }).click();
  await expect(page.getByLabel('Intended purpose')).toBeFocused();
});

test(
  'saves a device at any stage with three answers, and counts the others down (D.240, D.161)',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.operator, create);
    await expect(page.getByText('Matching needs up to 15 more.')).toBeVisible();
    await fillIdea(page, 'Honest stage');
    await page.getByLabel('Stage').click();
    await page.getByRole('option', { name: 'Clinical evaluation' }).click();
    await page.getByRole('radio', { name: 'Class IIa' }).press('Space');
    const count = page.getByText(/more answers? for matching$/);
    await expect(count).toHaveText('Up to 11 more answers for matching');
    await submit(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Honest stage' })).toBeVisible();
    await expect(count).toHaveText('Up to 11 more answers for matching');
    await page.goto(list);
    await expect(rowsOf(page, 'Honest stage').getByText('Up to 11 more answers for matching')).toBeVisible();
  },
);

test('answers the rest of a group with No, and undoes it; "Unsure" is offered where it counts (D.241, D.242)', async ({
  page,
}) => {
  await signIn(page, people.operator, create);
  await fillIdea(page, 'None of these');
  await page.getByRole('heading', { name: 'Characteristics' }).click();
  const group = page.getByRole('group', { name: 'Substances and tissues' });
  const question = group.getByRole('radiogroup', { name: 'Nanomaterial' });
  await question.getByRole('radio', { name: 'Unsure' }).press('Space');
  const button = group.getByRole('button');
  await expect(button).toHaveText('None of these: answer 5 questions with No');
  await button.press('Enter');
  const latex = group.getByRole('radiogroup', { name: 'Contains latex' }).getByRole('radio', { name: 'No' });
  await expect(latex).toBeChecked();
  await expect(question.getByRole('radio', { name: 'Unsure' })).toBeChecked();
  await expect(group.getByRole('status')).toHaveText('5 questions answered with No.');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(latex).not.toBeChecked();
  await expect(button).toHaveText('None of these: answer 5 questions with No');

  await page.getByLabel('Stage').click();
  await page.getByRole('option', { name: 'Clinical evaluation' }).click();
  await expect(question.getByRole('radio', { name: 'Unsure' })).toHaveCount(0);
  await expect(button).toHaveText('None of these: answer 6 questions with No');
});

test(
  'restores unsaved entries after sign-in when the session ends while a device is saved',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.operator, create);
    await fillIdea(page, 'Kept over sign-in');
    const restore = await intercept(page, '**/api/devices', (route) =>
      route.fulfill({ status: 401, json: { message: 'The session has ended.', code: 'unauthenticated' } }),
    );
    await submit(page);
    await expect(page).toHaveURL('/');
    restore();
    await fillSignIn(page, people.operator);
    await expect(page).toHaveURL(create);
    await expect(page.getByText('Your earlier entries have been restored. They are not saved yet.')).toBeVisible();
    await expect(page.getByLabel('Working name')).toHaveValue('Kept over sign-in');
    await submit(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Kept over sign-in' })).toBeVisible();
  },
);

test(
  'keeps the entries when the response is lost, and creates one device when the user tries again',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, people.operator, create);
    await fillIdea(page, 'Saved once');
    const restore = await intercept(page, '**/api/devices', async (route) => {
      await route.fetch(); // the server saves, but its response never arrives
      await route.abort();
    });
    await submit(page);
    await expect(page.getByText('Nothing is created twice.')).toBeVisible();
    restore();
    await page.getByLabel('Working name').fill('Saved once only');
    await submit(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Saved once only' })).toBeVisible();
    await page.goto(list);
    await expect(rowsOf(page, 'Saved once only')).toHaveCount(1);
    await expect(rowsOf(page, 'Saved once')).toHaveCount(0);
  },
);

test('locks the fields while a device is saved, and does not navigate back when the user has left before the response', async ({
  page,
}) => {
  await signIn(page, people.operator, create);
  await fillIdea(page, 'Slowly saved');
  let respond = () => {};
  const requested = new Promise<void>((arrived) => {
    void page.route('**/api/devices', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      arrived();
      await new Promise<void>((resolve) => (respond = resolve));
      await route.continue();
    });
  });
  const name = page.getByLabel('Working name');
  await name.press('Enter');
  await requested;
  await page.keyboard.type(' and more');
  await expect(name).toHaveValue('Slowly saved');
  await expect(page.getByRole('button', { name: /Add medical device|Adding device/ })).toBeFocused();

  await page.getByRole('link', { name: 'Your devices' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave and keep the draft' }).click();
  await expect(page).toHaveURL(list);
  const responded = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/devices'),
  );
  respond();
  await (await responded).finished();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  await expect(page.getByText('Slowly saved added')).toHaveCount(0);
  await expect(page).toHaveURL(list);
});

test('keeps the draft of a form that is left; it is deleted on request or at sign-out (D.244)', async ({ page }) => {
  await signIn(page, people.operator, create);
  await page.getByLabel('Working name').fill('Not saved');
  await page.getByRole('link', { name: 'Your devices' }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await dialog.getByRole('button', { name: 'Stay on the page' }).click();
  await expect(page.getByLabel('Working name')).toHaveValue('Not saved');
  await page.getByRole('link', { name: 'Your devices' }).first().click();
  await dialog.getByRole('button', { name: 'Leave and keep the draft' }).click();
  await expect(page).toHaveURL(list);

  await page.getByRole('main').getByRole('link', { name: 'Add medical device' }).first().click();
  await expect(page.getByText('Your earlier entries have been restored. They are not saved yet.')).toBeVisible();
  await expect(page.getByLabel('Working name')).toHaveValue('Not saved');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('Working name')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Discard draft' })).toHaveCount(0);
  await page.getByLabel('Working name').fill('Not saved either');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('attesta-drafts'))).toBeNull();
});

test('shows both versions when a device was changed by someone else, and loses neither', async ({ page, context }) => {
  await signIn(page, people.operator, create);
  await fillIdea(page, 'First name');
  await submit(page);
  await page.getByRole('link', { name: 'Edit device' }).click();
  await expect(page.getByLabel('Working name')).toHaveValue('First name');

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Working name').fill('Their name');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Their name' })).toBeVisible();

  await page.getByLabel('Working name').fill('My name');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const both = page.getByRole('region', { name: 'This device has changed since you opened it' }).first();
  await expect(both.getByRole('cell', { name: 'My name' })).toBeVisible();
  await expect(both.getByRole('cell', { name: 'Their name' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep my answers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My name' })).toBeVisible();
});

test('checks an identifier while the user types', async ({ page }) => {
  await signIn(page, people.operator, create);
  await page.getByRole('combobox', { name: /^Stage/ }).click();
  await page.getByRole('option', { name: 'Clinical evaluation' }).click();
  await page.getByRole('button', { name: 'Identifiers' }).click();
  const basic = page.getByRole('textbox', { name: 'Basic UDI-DI', exact: true });
  await basic.fill('1987654Ad4X4bL5ttr2310c2X');
  await expect(page.getByText('Choose the issuing entity to check this identifier.')).toBeVisible();
  await page.getByRole('combobox', { name: /^Issuing entity/ }).click();
  await page.getByRole('option', { name: 'GS1' }).click();
  await expect(page.getByText('The check characters are incorrect. Check for a typing error.')).toBeVisible();
  await basic.fill('19876');
  await expect(
    page.getByText('A GS1 Basic UDI-DI starts with 5 digits and ends with 2 check characters'),
  ).toBeVisible();
  await basic.fill('1987654Ad4X4bL5ttr2310c2K');
  await expect(page.getByText('The check characters are correct.')).toBeVisible();
});

test('accepts a date typed in the format of the language or picked from the calendar, and sends a calendar date', async ({
  page,
}) => {
  await startSession(page, 'op-01@attesta.example');
  await page.evaluate(() => localStorage.setItem('attesta-preferences', JSON.stringify({ i18n: 'fr' })));
  await page.goto('/dashboard/market-operator/edit-medical-device/dev-03');
  const date = page.getByLabel('Date cible de la demande');
  const year = new Date().getFullYear() + 1; // a target date must not be in the past
  const weekday = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(year, 2, 12));
  await date.fill(`12/03/${year}`);
  await date.press('Tab');
  await expect(date).toHaveValue(`12 mars ${year}`);
  await page.getByRole('button', { name: `Modifier la date, ${weekday} 12 mars ${year}` }).click();
  await expect(page.getByRole('dialog', { name: 'Calendrier' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue(`19 mars ${year}`);
  await date.fill('demain peut-être');
  await date.press('Tab');
  await expect(page.getByText('Saisissez une date, par exemple')).toBeVisible();
  await date.fill(`20/3/${String(year).slice(2)}`);
  const sent = page.waitForRequest((request) => request.method() === 'PUT' || request.method() === 'PATCH');
  await date.press('Enter');
  expect(JSON.stringify((await sent).postDataJSON())).toContain(`"targetSubmissionDate":"${year}-03-20"`);
  await expect(page.getByRole('heading', { level: 1, name: 'SterilGaze pad' })).toBeVisible();
});
