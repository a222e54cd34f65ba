import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import english from '../../../platform/i18n/en/availability.json';
import problems from '../../../platform/i18n/en/problems.json';
import { windowWith } from '../../../testing/availability-window';
import { sent } from '../../../testing/portal-page';
import { bodyHost, openWindows } from '../testing/open-windows';
import {
  button,
  call,
  changes,
  inPanel,
  isSaved,
  main,
  panel,
  row,
  shows,
  table,
  text,
  words,
} from '../testing/windows-page';

const { bulk } = english;
const second = windowWith({ id: 'w2', code: 'MDN1204', slots: 4, reserved: 1, note: 'By phone' });
const running = windowWith({ id: 'w3', code: 'IVR0101', regulation: 'IVDR', from: '2026-11-01' });
const bar = page.getByRole('region', { name: 'Actions for the selection' });
const inBar = (name: string | RegExp) => bar.getByRole('button', { name });
const select = (code: string) => row(code).getByRole('checkbox').click({ force: true });
async function choose(label: string, option: string) {
  await panel.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

describe('several windows (D.721)', () => {
  it('selected in the table are edited in one step, and only what was entered changes', async () => {
    await openWindows(bodyHost(windowWith(), second, running), table);
    await select('MDA 0203');
    await select('MDN 1204');
    await expect.element(bar.getByText('2 of 3 selected')).toBeVisible();
    await inBar(bulk.edit).click();
    await expect.element(panel.getByRole('heading', { name: 'Edit 2 windows' })).toBeVisible();
    await expect.element(inPanel(bulk.nothing)).toBeDisabled();
    await userEvent.fill(text(bulk.shift), '31');
    await userEvent.fill(text(words.places), '7');
    await choose(english.columns.pool, english.pools.sme);
    await choose(words.note, bulk.noNote);
    await choose(words.classes, bulk.someClasses);
    await panel.getByRole('combobox', { name: bulk.someClasses }).click();
    await page.getByRole('option', { name: 'IIb', exact: true }).click();
    await userEvent.tab();
    await inPanel('Change 2 windows').click();
    await expect.element(panel).not.toBeInTheDocument();
    await isSaved();
    expect(sent(call)).toHaveLength(1);
    const common = { from: '2027-01-01', to: '2027-07-31', slots: 7, intakePool: 'sme', classes: ['IIb'], note: null };
    expect(changes()).toMatchObject([
      { id: 'w1', window: { ...common, reserved: 0 } },
      { id: 'w2', window: { ...common, reserved: 1 } },
    ]);
    await button(words.undo).click();
    await shows('MDN 1204', '1 of 4');
    await shows('MDA 0203', '0 of 2');
    await isSaved();
    expect(sent(call)).toHaveLength(2);
  });

  it('keep the whole of a note that is too long, and say so; an emoji is one character', async () => {
    await openWindows(bodyHost(windowWith(), second), table);
    await select('MDA 0203');
    await inBar(bulk.edit).click();
    await choose(words.note, bulk.newNote);
    await userEvent.fill(text(bulk.newNote), '😀'.repeat(201));
    await expect.element(panel.getByText(problems.field.too_long)).toBeVisible();
    await expect.element(inPanel('Change 1 window')).toBeDisabled();
    await userEvent.fill(text(bulk.newNote), '😀'.repeat(200));
    await expect.element(panel.getByText(problems.field.too_long)).not.toBeInTheDocument();
    await inPanel('Change 1 window').click();
    await isSaved();
    expect(changes()).toMatchObject([{ id: 'w1', window: { note: '😀'.repeat(200) } }]);
  });

  it('of a filter are all selected; those that a rule refuses are named and left out on request', async () => {
    await openWindows(bodyHost(windowWith(), second, running), table);
    await select('MDA 0203');
    await inBar('Select all 3').click();
    await inBar(bulk.edit).click();
    await expect.element(panel.getByRole('combobox', { name: words.classes })).toBeDisabled();
    await choose(english.columns.pool, english.pools.first_time);
    const refused = panel.getByRole('row', { name: /IVR 0101/ });
    await expect.element(refused.getByText(english.rules.past)).toBeVisible();
    await expect.element(inPanel('Change 3 windows')).toBeDisabled();
    await inPanel('Leave out 1 window').click();
    await expect.element(refused).not.toBeInTheDocument();
    await inPanel('Change 2 windows').click();
    await isSaved();
    expect(changes().map(({ id }) => id)).toEqual(['w1', 'w2']);
  });

  it('selected on the timeline are edited and deleted', async () => {
    await openWindows(bodyHost(windowWith(), second));
    const first = main.getByRole('treegrid').getByRole('button', { name: /^MDA 0203, 1 Dec/ });
    await expect.element(first).toBeVisible();
    (first.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await inBar(bulk.edit).click();
    await choose(english.columns.status, words.closed);
    await inPanel('Change 1 window').click();
    await vi.waitFor(() =>
      expect(changes()).toMatchObject([{ id: 'w1', window: { manualStatus: 'closed', slots: 2 } }]),
    );
    await isSaved();
    await inBar(words.delete).click();
    await vi.waitFor(() => expect(changes().at(-1)).toMatchObject({ id: 'w1', window: null }));
    await expect.element(bar).not.toBeInTheDocument();
  });
});
