import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import english from '../../platform/i18n/en/availability.json';
import { replacePathFx } from '../../platform/navigation/model';
import { windowWith } from '../../testing/availability-window';
import { bodyHost, openWindows } from './testing/open-windows';
import { changes, inPanel, openButton, panel, row, shows, table, text, words } from './testing/windows-page';

const question = page.getByRole('alertdialog', { name: words.leave.title });
const answer = (name: string) => question.getByRole('button', { name, exact: true });
const closeButton = () => inPanel('Close');

describe('entries that are not saved (D.720)', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => closeButton().click()],
  ])('in the panel of a window are not dropped by %s without a question', async (_, close) => {
    await openWindows(bodyHost(windowWith()), table);
    await openButton().click();
    await userEvent.fill(text(words.places), '5');
    await close();
    await answer(words.leave.stay).click();
    await expect.element(text(words.places)).toHaveValue('5');
    await close();
    await answer(words.leave.leave).click();
    await expect.element(panel).not.toBeInTheDocument();
    await shows('MDA 0203', '0 of 2');
    expect(changes()).toEqual([]);
  });

  it('in the panel are not dropped by a navigation without a question', async () => {
    const scope = await openWindows(bodyHost(windowWith()), table);
    await openButton().click();
    await userEvent.fill(text(words.note), 'By phone');
    await allSettled(replacePathFx, { scope, params: '/' });
    await answer(words.leave.stay).click();
    await expect.element(text(words.note)).toHaveValue('By phone');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
  });

  it('in the dialog for several windows are not dropped without a question', async () => {
    await openWindows(bodyHost(windowWith()), table);
    await row('MDA 0203').getByRole('checkbox').click({ force: true });
    await page.getByRole('button', { name: english.bulk.edit }).click();
    await userEvent.fill(text(words.places), '5');
    await userEvent.keyboard('{Escape}');
    await answer(words.leave.stay).click();
    await expect.element(text(words.places)).toHaveValue('5');
    await inPanel(english.file.cancel).click();
    await answer(words.leave.leave).click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('is not asked about if nothing was entered', async () => {
    await openWindows(bodyHost(windowWith()), table);
    await openButton().click();
    await expect.element(text(words.places)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(question).not.toBeInTheDocument();
  });
});
