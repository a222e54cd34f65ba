import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import english from '../../../platform/i18n/en/availability.json';
import { windowWith } from '../../../testing/availability-window';
import { bodyHost, openWindows, today } from '../testing/open-windows';
import { workbook } from '../testing/workbook';
import {
  button,
  changes,
  chooseAction,
  inPanel,
  isSaved,
  panel,
  shows,
  table,
  text,
  words,
} from '../testing/windows-page';

const other = windowWith({ id: 'w2', code: 'MDN1204', updatedOn: today, freshness: 'fresh' });
const { file } = english;
const paste = (cells: string) => userEvent.fill(text(file.paste), cells);
const save = (count: number) => inPanel(`Import ${count} ${count === 1 ? 'window' : 'windows'}`);

describe('importing windows', () => {
  it('shows what pasted cells change, saves nothing before it is confirmed, then all at once (D.536)', async () => {
    await openWindows(bodyHost(windowWith(), other), table);
    await chooseAction(file.import);
    await expect.element(inPanel(file.nothing)).toBeDisabled();
    await paste('code\tfrom\tto\tslots\nMDA 0203\t01/12/2026\t30/06/2027\t7\nIVR0101\t2027-01-01\t2027-01-31\t1\n');
    await expect.element(panel.getByText('1 new · 1 changed')).toBeVisible();
    expect(changes()).toEqual([]);
    await save(2).click();
    await expect.element(panel).not.toBeInTheDocument();
    await isSaved();
    await shows('MDA 0203', '0 of 7');
    await shows('IVR 0101', '0 of 1');
    expect(changes().map(({ id, version }) => [id, version])).toEqual([
      ['w1', 1],
      [expect.any(String), null],
    ]);
  });

  it('names each invalid row with its reason, and imports nothing as long as there is one (D.536)', async () => {
    await openWindows(bodyHost(windowWith(), other), table);
    await chooseAction(file.import);
    await paste(
      'code,from,to,slots\nMDA0203,2027-01-01,2027-01-31,1\nMDN9999,2027-01-01,2027-01-31,1\nIVR0101,2027-01-01,2027-01-31,1',
    );
    await expect.element(panel.getByRole('row', { name: /Invalid 2 .*cannot share a day/ })).toBeVisible();
    await expect
      .element(panel.getByRole('row', { name: /Invalid 3 .*column code has “MDN9999”\. Enter a designation code/ }))
      .toBeVisible();
    await expect.element(panel.getByRole('row', { name: /New 4 .*IVR 0101/ })).toBeVisible();
    await expect.element(inPanel(file.nothing)).toBeDisabled();
    await paste('no header');
    await expect.element(panel.getByRole('alert').first()).toHaveTextContent(file.problems.header);
    await inPanel(file.cancel).click();
    expect(changes()).toEqual([]);
  });

  it('reads cells that a script filled in without an event (D.658)', async () => {
    await openWindows(bodyHost(windowWith(), other), table);
    await chooseAction(file.import);
    await expect.element(text(file.paste)).toBeVisible();
    const area = text(file.paste).element() as HTMLTextAreaElement;
    Reflect.set(HTMLTextAreaElement.prototype, 'value', 'code,from,to,slots\nIVR0101,2027-01-01,soon,1', area);
    await expect.element(panel.getByText(/column to has “soon”\. Enter a day that exists/)).toBeVisible();
    Reflect.set(HTMLTextAreaElement.prototype, 'value', 'code,from,to,slots\nIVR0101,2027-01-01,2027-01-31,1', area);
    await save(1).click();
    await isSaved();
    await shows('IVR 0101', '0 of 1');
  });

  it('of the exported file changes nothing (D.536)', async () => {
    const save = vi.spyOn(URL, 'createObjectURL');
    await openWindows(bodyHost(windowWith({ note: '=1+1' }), other), table);
    await chooseAction(file.export);
    const exported = save.mock.calls[0]?.[0] as Blob;
    save.mockRestore();
    await chooseAction(file.import);
    const input = panel.getByLabelText(file.file).first();
    await userEvent.upload(input, new File([exported], 'windows.csv', { type: 'text/csv' }));
    await expect.element(panel.getByText('2 unchanged', { exact: true })).toBeVisible();
    await expect.element(inPanel(file.nothing)).toBeDisabled();
  });

  it('reads the first sheet of a workbook outside of the page (D.536)', async () => {
    await openWindows(bodyHost(windowWith(), other), table);
    await chooseAction(file.import);
    const input = panel.getByLabelText(file.file).first();
    const bytes = workbook([
      ['code', 'from', 'to', 'slots'],
      ['IVR 0101', new Date('2027-01-01T00:00:00Z'), new Date('2027-01-31T00:00:00Z'), 1],
    ]);
    await userEvent.upload(input, new File([bytes], 'windows.xlsx'));
    await expect.element(panel.getByText('1 new', { exact: true })).toBeVisible();
    await save(1).click();
    await isSaved();
    await shows('IVR 0101', '0 of 1');
    await chooseAction(file.import);
    await userEvent.upload(panel.getByLabelText(file.file).first(), new File([bytes.slice(0, 200)], 'damaged.xlsx'));
    await expect.element(panel.getByText(file.problems.format)).toBeVisible();
  });

  it('refuses a file that is not text', async () => {
    await openWindows(bodyHost(windowWith(), other), table);
    await chooseAction(file.import);
    const input = panel.getByLabelText(file.file).first();
    await userEvent.upload(input, new File([new Uint8Array([0, 1, 2])], 'windows.csv'));
    await expect.element(panel.getByText(file.problems.format)).toBeVisible();
  });
});

describe('confirming all windows', () => {
  it('names the windows that a rule refuses', async () => {
    await openWindows(bodyHost(windowWith(), windowWith({ id: 'w2' })), table);
    await button(words.confirmAll_other.replace('{{count}}', '2')).click();
    await expect.element(page.getByRole('alert').filter({ hasText: words.refused.title })).toBeVisible();
    await expect.element(page.getByText(new RegExp(english.rules.overlap)).first()).toBeVisible();
    expect(changes()).toEqual([]);
  });
});
