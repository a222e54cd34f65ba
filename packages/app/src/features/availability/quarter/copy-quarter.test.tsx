import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { windowWith } from '../../../testing/availability-window';
import english from '../../../platform/i18n/en/availability.json';
import { bodyHost, openWindows, today } from '../testing/open-windows';
import {
  changes,
  chooseAction,
  inPanel,
  isSaved,
  main,
  openButton,
  panel,
  row,
  table,
  textOf,
} from '../testing/windows-page';

const { quarter } = english;
const of2027 = { from: '2027-01-01', to: '2027-03-31', slots: 4, reserved: 3, note: 'By phone' };
const host = () =>
  bodyHost(
    windowWith(of2027),
    windowWith({ ...of2027, id: 'w2', code: 'MDN1204', from: '2027-02-01' }),
    windowWith({ ...of2027, id: 'w3', code: 'MDN1204', from: '2027-08-15', to: '2027-10-31' }),
  );
const dialog = page.getByRole('dialog', { name: quarter.title });
const choose = async (label: string, option: string) => {
  await dialog.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const rows = () => [...dialog.getByRole('row').elements()].slice(1).map((element) => element.textContent);

describe('copying a quarter (D.550)', () => {
  it('shows the copies and those that a rule prevents, then creates the others as one change', async () => {
    await openWindows(host(), table);
    await chooseAction(quarter.title);
    await choose(quarter.source, 'Q1 2027');
    await choose(quarter.target, 'Q3 2027');
    await expect.element(dialog.getByText('1 new window · 1 left out')).toBeVisible();
    expect(rows()[0]).toMatch(/^Left out.*cannot share a day.*MDN 1204, 1 Aug 2027 – 30 Sept? 2027/);
    expect(rows()[1]).toMatch(/^New.*MDA 0203, 1 Jul 2027 – 30 Sept? 2027.*0 of 4/);
    expect(changes()).toEqual([]);
    await inPanel('Create 1 window').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await isSaved();
    expect(changes()).toMatchObject([
      {
        version: null,
        window: { code: 'MDA0203', from: '2027-07-01', to: '2027-09-30', slots: 4, reserved: 0, note: 'By phone' },
      },
    ]);
  });

  it('is offered for the code of a window, without losing what was entered in its panel', async () => {
    await openWindows(host(), table);
    await openButton('MDN 1204').first().click();
    await userEvent.fill(panel.getByRole('textbox', { name: english.edit.places, exact: true }), '8');
    await panel.getByRole('button', { name: quarter.title }).click();
    await expect
      .element(dialog.getByRole('combobox', { name: english.columns.code }))
      .toHaveTextContent('Only MDN 1204');
    await expect.element(dialog.getByText('1 new window')).toBeVisible();
    expect(rows()[0]).toMatch(/MDN 1204, 1 May 2027 – 30 Jun 2027/);
    await choose(english.columns.code, quarter.codes.all);
    await expect.element(dialog.getByText('2 new windows')).toBeVisible();
    await dialog.getByRole('button', { name: english.file.cancel }).click();
    await expect.element(panel.getByRole('textbox', { name: english.edit.places, exact: true })).toHaveValue('8');
  });

  it('offers the codes that the filters show, and quarters that are not over', async () => {
    await openWindows(host(), `${table}&search=0203`);
    await chooseAction(quarter.title);
    await expect
      .element(dialog.getByRole('combobox', { name: english.columns.code }))
      .toHaveTextContent('The 1 code that is shown');
    expect(rows()).toHaveLength(1);
    await dialog.getByRole('combobox', { name: quarter.target }).click();
    await expect.element(page.getByRole('option').first()).toHaveTextContent('Q2 2027');
    await page.getByRole('option', { name: 'Q1 2029', exact: true }).click();
    expect(rows()[0]).toMatch(/1 Jan 2029 – 31 Mar 2029/);
  });

  it('says that nothing can be copied, for example from a quarter that is almost over', async () => {
    const early = windowWith({ from: '2026-10-01', to: '2026-10-20', past: true });
    const next = windowWith({ id: 'w2', from: '2026-12-01', to: '2026-12-31', updatedOn: today });
    await openWindows(bodyHost(early, next), table);
    await chooseAction(quarter.title);
    await expect.element(dialog.getByText('2 new windows')).toBeVisible();
    await inPanel('Create 2 windows').click();
    await isSaved();
    await chooseAction(quarter.title);
    await choose(quarter.source, 'Q4 2026');
    await expect.element(dialog.getByText('2 left out', { exact: false })).toBeVisible();
    await expect.element(inPanel(quarter.nothing)).toBeDisabled();
  });

  it('is undone at once in the timeline', async () => {
    await openWindows(host());
    await chooseAction(quarter.title);
    await choose(quarter.source, 'Q1 2027');
    await inPanel('Create 2 windows').click();
    await isSaved();
    expect(changes()).toHaveLength(2);
    await main.getByRole('button', { name: 'Undo' }).click();
    await vi.waitFor(() => expect(changes()).toHaveLength(4));
    expect(changes().slice(2)).toMatchObject([{ window: null }, { window: null }]);
    await expect.poll(() => textOf(row('^MDA 0203'))).toContain('1 free');
  });
});
