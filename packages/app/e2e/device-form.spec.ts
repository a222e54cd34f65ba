import type { Page } from '@playwright/test';
import { fillSignIn, people, signIn } from './people.ts';
import { expect, test } from './portal.ts';

const create = '/dashboard/market-operator/create-medical-device';
const list = '/dashboard/market-operator/list-medical-devices';
const purpose = 'Measures the pulse of adults at the wrist, at home and on the ward.';

/** What an idea needs. */
async function fillIdea(page: Page, name: string): Promise<void> {
  await page.getByLabel('Working name').fill(name);
  await page.getByRole('radio', { name: /^MDR/ }).check();
  await page.getByLabel('Intended purpose').fill(purpose);
  await page.getByRole('combobox', { name: /^Country of the manufacturer/ }).fill('Roman');
  await page.getByRole('option', { name: 'Romania' }).click();
}

const register = (page: Page) => page.getByRole('button', { name: 'Register device' }).click();
const rowsOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

test('what a stage requires is told with a link to each field', async ({ page }) => {
  await signIn(page, people.operator);
  await page.goto(create);
  await register(page);
  const summary = page.getByRole('group', { name: '3 answers stand between you and saving' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /^Intended purpose/ }).click();
  await expect(page.getByLabel('Intended purpose')).toBeFocused();
});

test('a session that ends while a device is saved keeps what was typed, and gives it back after sign-in', async ({
  page,
}) => {
  await signIn(page, people.operator);
  await page.goto(create);
  await fillIdea(page, 'Kept over sign-in');
  await page.route('**/api/devices', (route) =>
    route.fulfill({ status: 401, json: { message: 'The session has ended.', code: 'unauthenticated' } }),
  );
  await register(page);
  await expect(page).toHaveURL('/');
  await page.unroute('**/api/devices');
  await fillSignIn(page, people.operator);
  await expect(page).toHaveURL(create);
  await expect(page.getByText('What you typed before is back. It was not saved yet.')).toBeVisible();
  await expect(page.getByLabel('Working name')).toHaveValue('Kept over sign-in');
  await register(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Kept over sign-in' })).toBeVisible();
});

test('an answer that gets lost loses nothing, and trying again makes one record', async ({ page }) => {
  await signIn(page, people.operator);
  await page.goto(create);
  await fillIdea(page, 'Saved once');
  await page.route('**/api/devices', async (route) => {
    await route.fetch(); // the server saves, its answer never arrives
    await route.abort();
  });
  await register(page);
  await expect(page.getByText('Nothing you typed is lost. Try again; it makes one record only.')).toBeVisible();
  await page.unroute('**/api/devices');
  await page.getByLabel('Working name').fill('Saved once only');
  await register(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved once only' })).toBeVisible();
  await page.goto(list);
  await expect(rowsOf(page, 'Saved once only')).toHaveCount(1);
  await expect(rowsOf(page, 'Saved once')).toHaveCount(0);
});

test('while a device is saved nothing can be typed that would be lost; who leaves meanwhile is not led back by the answer', async ({
  page,
}) => {
  await signIn(page, people.operator);
  await page.goto(create);
  await fillIdea(page, 'Slowly saved');
  let answer = () => {};
  const asked = new Promise<void>((arrived) => {
    void page.route('**/api/devices', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      arrived();
      await new Promise<void>((go) => (answer = go));
      await route.continue();
    });
  });
  const name = page.getByLabel('Working name');
  await name.press('Enter');
  await asked;
  await page.keyboard.type(' and more');
  await expect(name).toHaveValue('Slowly saved');
  await expect(page.getByRole('button', { name: /Register device|Registering/ })).toBeFocused();

  await page.getByRole('link', { name: 'Your devices' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(list);
  const told = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/devices'),
  );
  answer();
  await (await told).finished();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  await expect(page.getByText('Device registered')).toHaveCount(0);
  await expect(page).toHaveURL(list);
});

test('leaving with unsaved changes asks; staying keeps them, signing out leaves nothing behind', async ({ page }) => {
  await signIn(page, people.operator);
  await page.goto(create);
  await page.getByLabel('Working name').fill('Not saved');
  await page.getByRole('link', { name: 'Your devices' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay on the page' }).click();
  await expect(page.getByLabel('Working name')).toHaveValue('Not saved');
  await page.getByRole('link', { name: 'Your devices' }).first().click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(list);

  await page.goto(create);
  await expect(page.getByLabel('Working name')).toHaveValue('');
  await page.getByLabel('Working name').fill('Not saved either');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('attesta-drafts'))).toBeNull();
});

test('of two people who change one device the second sees both versions and loses nothing', async ({
  page,
  context,
}) => {
  await signIn(page, people.operator);
  await page.goto(create);
  await fillIdea(page, 'First name');
  await register(page);
  await page.getByRole('link', { name: 'Edit device' }).click();
  await expect(page.getByLabel('Working name')).toHaveValue('First name');

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Working name').fill('Their name');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Their name' })).toBeVisible();

  await page.getByLabel('Working name').fill('My name');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const both = page.getByRole('region', { name: 'This device was changed elsewhere' }).first();
  await expect(both.getByRole('cell', { name: 'My name' })).toBeVisible();
  await expect(both.getByRole('cell', { name: 'Their name' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My name' })).toBeVisible();
});

test('an identifier is checked as it is typed', async ({ page }) => {
  await signIn(page, people.operator);
  await page.goto(create);
  await page.getByRole('combobox', { name: /^Stage/ }).click();
  await page.getByRole('option', { name: 'Clinical evaluation' }).click();
  await page.getByRole('button', { name: 'Identifiers' }).click();
  const basic = page.getByLabel('Basic UDI-DI');
  await basic.fill('1987654Ad4X4bL5ttr2310c2X');
  await expect(page.getByText('Choose the issuing entity to have it checked.')).toBeVisible();
  await page.getByRole('combobox', { name: /^Issuing entity/ }).click();
  await page.getByRole('option', { name: 'GS1' }).click();
  await expect(page.getByText('The check characters do not fit. Look for a mistyped character.')).toBeVisible();
  await basic.fill('1987654Ad4X4bL5ttr2310c2K');
  await expect(page.getByText('The check characters fit.')).toBeVisible();
});

test('a date is typed as the language writes it, or chosen, and sent as a day of the calendar', async ({ page }) => {
  await signIn(page, 'op-01@attesta.example');
  await page.evaluate(() => localStorage.setItem('attesta-preferences', JSON.stringify({ i18n: 'fr' })));
  await page.goto('/dashboard/market-operator/edit-medical-device/dev-03');
  const date = page.getByLabel('Date de demande souhaitée');
  const year = new Date().getFullYear() + 1; // a wished day is not past, whenever this is run
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
