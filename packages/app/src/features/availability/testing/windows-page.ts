import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { sent } from '../../../testing/portal-page';
import english from '../../../platform/i18n/en/availability.json';

/** Texts of the edit. */
export const words = english.edit;
/** The call that changes windows. */
export const call = 'POST /api/availability/changes';
/** The parameter of the address that shows the table. */
export const table = '?view=table';

export const main = page.getByRole('main');
export const button = (name: string) => main.getByRole('button', { name, exact: true });
/** The button in the table that opens the panel of the first window of a code. */
export const openButton = (code = 'MDA 0203') => main.getByRole('button', { name: new RegExp(`^Edit ${code} from`) });
/** Chooses a command in the menu of the page. */
export async function chooseAction(name: string) {
  await button(english.menu).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
/** The panel, or a dialog. */
export const panel = page.getByRole('dialog');
export const inPanel = (name: string) => panel.getByRole('button', { name, exact: true });
/** An input of the panel. */
export const text = (label: string) => panel.getByRole('textbox', { name: label, exact: true });
export const row = (code: string) => main.getByRole('row', { name: new RegExp(code) });
/** Whether all changes are saved. */
export const status = main.getByRole('status').filter({ hasText: /saved|Saving/ });
export const isSaved = () => expect.element(status).toHaveTextContent(words.state.saved);
/** The changes that the host received, and what they contain of each window. */
export const changes = () =>
  sent(call).flatMap(({ body }) => (body as { changes: { id: string; version: number; window: object }[] }).changes);

/** The text of an element, without the marks that isolate numbers in right-to-left text. */
export const textOf = (locator: Locator) =>
  locator
    .element()
    .textContent.replaceAll(/[\u2066-\u2069]/gu, '')
    .replaceAll(/\s/gu, ' ');
/** Waits for a text in the row of a code. */
export const shows = (code: string, shown: string | RegExp) =>
  expect
    .poll(() => textOf(row(code)))
    .toEqual(typeof shown === 'string' ? expect.stringContaining(shown) : expect.stringMatching(shown));

/** Changes the number of places of the first window. */
export async function changePlaces(places: string) {
  await openButton().click();
  await userEvent.fill(text(words.places), places);
  await inPanel(words.save).click();
}
