import { inputOf, type WindowInput } from '@attesta/domain/availability/changes';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import english from '../../platform/i18n/en/availability.json';
import problems from '../../platform/i18n/en/problems.json';
import { windowWith } from '../../testing/availability-window';
import { sent } from '../../testing/portal-page';
import { bodyHost, designations, openWindows, today } from './testing/open-windows';
import {
  words,
  table,
  main,
  button,
  openButton,
  panel,
  inPanel,
  text,
  row,
  isSaved,
  changes,
  textOf,
  shows,
} from './testing/windows-page';

const other = windowWith({ id: 'w2', code: 'MDN1204', updatedOn: today, freshness: 'fresh' });

/** Fills in a day as it is typed. */
async function fillDay(label: string, day: string) {
  await userEvent.fill(text(label), day);
  await userEvent.tab();
}
describe('the panel of a window', () => {
  it('changes everything that a body enters, and saves it at once (D.531)', async () => {
    await openWindows(bodyHost(windowWith(), other), table);
    await openButton().click();
    await expect.element(panel.getByRole('heading', { name: 'MDA 0203' })).toBeVisible();
    await expect.element(panel.getByText('Last confirmed on 1 Jan 2026')).toBeVisible();
    await fillDay(words.from, '15/12/2026');
    await fillDay(words.to, '31/07/2027');
    await userEvent.fill(text(words.places), '5');
    await userEvent.fill(text(words.reserved), '1');
    await panel.getByRole('switch', { name: words.closed }).click();
    await panel.getByRole('combobox', { name: english.columns.pool }).click();
    await page.getByRole('option', { name: english.pools.sme }).click();
    await panel.getByRole('combobox', { name: words.classes }).click();
    await page.getByRole('option', { name: 'IIa', exact: true }).click();
    await userEvent.tab();
    await panel.getByRole('combobox', { name: words.kinds }).click();
    await page.getByRole('option', { name: 'Re-certification' }).click();
    await userEvent.tab();
    await userEvent.fill(text(words.note), ' By phone ');
    await inPanel(words.save).click();
    await expect.element(panel).not.toBeInTheDocument();
    await isSaved();
    expect(changes()).toEqual([
      {
        id: 'w1',
        version: 1,
        window: {
          regulation: 'MDR',
          code: 'MDA0203',
          from: '2026-12-15',
          to: '2027-07-31',
          slots: 5,
          reserved: 1,
          manualStatus: 'closed',
          intakePool: 'sme',
          procedures: [],
          classes: ['IIa'],
          kinds: ['recertification'],
          note: 'By phone',
        },
      },
    ]);
    await shows('MDA 0203', /1 of 5.*Closed manually.*SMEs.*26 Nov 2026/);
  });

  it('shows who changed the window, and how, when the history is opened (D.562)', async () => {
    const before = inputOf(windowWith() as WindowInput);
    const entry = { id: 'e2', action: 'window_changed', changedAt: '2026-11-20T10:00:00.000Z', changedBy: 'Ana Pop' };
    const entries = [
      { ...entry, apiToken: 'ERP', before, after: { ...before, slots: 3, kinds: ['legacy'] } },
      { ...entry, id: 'e1', action: 'window_added', changedBy: null, apiToken: null, before: null, after: before },
    ];
    await openWindows(
      { ...bodyHost(windowWith()), 'GET /api/availability/windows/w1/history': { body: { entries } } },
      table,
    );
    await openButton().click();
    expect(sent('GET /api/availability/windows/w1/history')).toEqual([]);
    await inPanel(english.history.title).click();
    await expect.element(panel.getByText('Ana Pop changed the window, with the API token ERP')).toBeVisible();
    await expect.element(panel.getByText('Places: 2 → 3')).toBeVisible();
    await expect
      .element(panel.getByText('Kinds of application: — → Device with a certificate under a directive'))
      .toBeVisible();
    await expect.element(panel.getByText('Someone added the window')).toBeVisible();
  });

  it('names the rule that a change breaks, sends nothing, and closes without a change', async () => {
    await openWindows(bodyHost(windowWith(), other), table);
    await openButton().click();
    await userEvent.clear(text(words.places));
    await fillDay(words.to, '31.2.2027');
    await inPanel(words.save).click();
    await expect
      .element(panel.getByRole('alert').first())
      .toHaveTextContent('Not filled in, or not readable: Last day and Places.');
    await expect.element(text(words.to)).toHaveFocus();
    await expect.element(text(words.to)).toHaveValue('31.2.2027');
    await expect.element(panel.getByText(/This day does not exist/)).toBeVisible();
    await expect.element(text(words.places)).toHaveAttribute('aria-invalid', 'true');
    await fillDay(words.to, '31.3.2027');
    await userEvent.fill(text(words.places), '1');
    await userEvent.fill(text(words.reserved), '3');
    await inPanel(words.save).click();
    await expect.element(panel.getByRole('alert').first()).toHaveTextContent(english.rules.slots);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('alertdialog').getByRole('button', { name: words.leave.leave }).click();
    await expect.element(panel).not.toBeInTheDocument();
    await shows('MDA 0203', '0 of 2');
    expect(changes()).toEqual([]);
    await openButton('MDN 1204').click();
    await expect.element(panel.getByRole('heading', { name: 'MDN 1204' })).toBeVisible();
  });

  it('keeps the whole of a note that is too long, and says so', async () => {
    await openWindows(bodyHost(windowWith()), table);
    await openButton().click();
    const note = 'By phone only. '.repeat(20);
    await userEvent.fill(text(words.note), note);
    await inPanel(words.save).click();
    await expect.element(text(words.note)).toHaveFocus();
    await expect.element(text(words.note)).toHaveValue(note);
    await expect.element(panel.getByText(problems.field.too_long)).toBeVisible();
    expect(changes()).toEqual([]);
  });

  it('counts the characters of a note as the server does: an emoji is one', async () => {
    await openWindows(bodyHost(windowWith()), table);
    await openButton().click();
    await userEvent.fill(text(words.note), '😀'.repeat(150));
    await expect.element(panel.getByText('150/200')).toBeVisible();
    await expect.element(panel.getByText(problems.field.too_long)).not.toBeInTheDocument();
    await inPanel(words.save).click();
    await isSaved();
    expect(changes()).toMatchObject([{ window: { note: '😀'.repeat(150) } }]);
  });

  it('confirms a window as it is, also by saving it without a change, and deletes another', async () => {
    const third = windowWith({ id: 'w3', code: 'IVR0101', regulation: 'IVDR' });
    await openWindows(bodyHost(windowWith(), other, third), table);
    await shows('MDA 0203', english.stale);
    await openButton().click();
    await inPanel(words.confirm).click();
    await expect.poll(() => textOf(row('MDA 0203'))).not.toContain(english.stale);
    await isSaved();
    expect(changes()).toMatchObject([{ id: 'w1', version: 1, window: { slots: 2, to: '2027-06-30' } }]);
    await openButton('IVR 0101').click();
    await inPanel(words.save).click();
    await vi.waitFor(() => expect(changes().at(-1)).toMatchObject({ id: 'w3', window: { slots: 2 } }));
    await openButton('MDN 1204').click();
    await inPanel(words.delete).click();
    await expect.element(row('MDN 1204')).not.toBeInTheDocument();
    await isSaved();
    expect(changes().at(-1)).toEqual({ id: 'w2', version: 1, window: null });
  });

  it('confirms a window with what was entered', async () => {
    await openWindows(bodyHost(windowWith()), table);
    await openButton().click();
    await userEvent.fill(text(words.places), '6');
    await inPanel(words.confirm).click();
    await isSaved();
    expect(changes()).toMatchObject([{ id: 'w1', window: { slots: 6 } }]);
    await openButton().click();
    await userEvent.clear(text(words.places));
    await inPanel(words.confirm).click();
    await expect.element(text(words.places)).toHaveFocus();
    expect(changes()).toHaveLength(1);
  });

  it('of a new window offers the designated codes, and the classes of their regulation', async () => {
    await openWindows(bodyHost(windowWith()), table);
    await button(words.new).click();
    await expect.element(inPanel(words.delete)).not.toBeInTheDocument();
    await panel.getByRole('combobox', { name: english.columns.code }).click();
    await page.getByRole('option', { name: /^IVR 0101/ }).click();
    await panel.getByRole('combobox', { name: words.classes }).click();
    await page.getByRole('option', { name: 'C', exact: true }).click();
    await userEvent.tab();
    await inPanel(words.save).click();
    await isSaved();
    await expect.element(row('IVR 0101')).toBeVisible();
    expect(changes()).toMatchObject([
      {
        version: null,
        window: { regulation: 'IVDR', code: 'IVR0101', from: today, to: '2027-02-25', slots: 1, classes: ['C'] },
      },
    ]);
  });

  it('of a window that ended is read-only, and the first day of one that began', async () => {
    const ended = windowWith({ from: '2026-01-01', to: '2026-03-31', past: true });
    const running = windowWith({ id: 'w2', code: 'MDN1204', from: '2026-11-01' });
    await openWindows(bodyHost(ended, running), `${table}&past=yes`);
    await openButton().click();
    await expect.element(panel.getByText(english.rules.past)).toBeVisible();
    await expect.element(text(words.places)).toBeDisabled();
    await expect.element(inPanel(words.save)).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await openButton('MDN 1204').click();
    await expect.element(text(words.from)).toBeDisabled();
    await expect.element(text(words.to)).toBeEnabled();
    await expect.element(inPanel(words.delete)).not.toBeInTheDocument();
  });
});

it('all windows that need it are confirmed by one button', async () => {
  await openWindows(
    bodyHost(windowWith(), other, windowWith({ id: 'w3', code: 'IVR0101', regulation: 'IVDR' })),
    table,
  );
  await button('Confirm 2 windows').click();
  for (const code of ['MDA 0203', 'IVR 0101']) await shows(code, /26 Nov 2026(?!Over)/);
  await expect.element(button('Confirm 2 windows')).not.toBeInTheDocument();
  await isSaved();
  expect(changes().map(({ id }) => id)).toEqual(['w1', 'w3']);
});

describe('the timeline', () => {
  const bar = (name: RegExp) => main.getByRole('treegrid').getByRole('button', { name });
  const first = bar(/^MDA 0203, 1 Dec 2026 – 30 Jun 2027/);
  const focus = async (name: RegExp) => {
    await expect.element(bar(name)).toBeVisible();
    (bar(name).element() as HTMLElement).focus();
  };

  it('shows the free places of windows, codes and days, and opens the panel of a window', async () => {
    await openWindows(bodyHost(windowWith({ slots: 4, reserved: 1 }), other));
    await expect.element(first).toHaveAccessibleName(/Open.*3 of 4 free.*Not confirmed for 90 days/);
    await shows('^MDA 0203', 'Monitoring of vital signs');
    await expect.element(row('^MDA 0203').getByText('3 free', { exact: true })).toBeVisible();
    await shows(words.freePlaces, '05555555000');
    await focus(/^MDA 0203, 1 Dec/);
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.getByRole('heading', { name: 'MDA 0203' })).toBeVisible();
    await userEvent.fill(text(words.places), '6');
    await inPanel(words.save).click();
    await expect.element(first).toHaveAccessibleName(/5 of 6 free/);
    await isSaved();
    expect(changes()).toMatchObject([{ id: 'w1', window: { slots: 6, reserved: 1 } }]);
  });

  it('has a key that leads to the day of the server', async () => {
    const host = bodyHost(windowWith());
    host['GET /api/availability/designations'] = { body: { designations, today: '2028-03-15' } };
    await openWindows(host);
    await expect.element(row('^MDA 0203')).toBeVisible();
    (main.getByRole('treegrid').element().querySelector('[tabindex="0"]') as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}t');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toContain('Mar 2028');
  });

  it('saves what is moved, split and joined, with places and conditions', async () => {
    await openWindows(bodyHost(windowWith({ slots: 4, note: 'By phone', intakePool: 'sme' })));
    await focus(/^MDA 0203, 1 Dec/);
    await userEvent.keyboard('s');
    await vi.waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()).toMatchObject([
      { id: 'w1', version: 1, window: { from: '2026-12-01', slots: 2, note: 'By phone', intakePool: 'sme' } },
      { version: null, window: { to: '2027-06-30', slots: 2, note: 'By phone', intakePool: 'sme' } },
    ]);
    await isSaved();
    await userEvent.keyboard('{Control>}a{/Control}j');
    await expect.element(first).toHaveAccessibleName(/4 of 4 free/);
    await isSaved();
    await userEvent.keyboard('m{Control>}{ArrowRight}{/Control}{Enter}');
    await vi.waitFor(() => expect(changes().at(-1)).toMatchObject({ window: { from: '2026-12-07', slots: 4 } }));
  });

  it('adds a window to free days, with one place for all applicants', async () => {
    await openWindows(bodyHost(windowWith()));
    await focus(/^MDA 0203, 1 Dec/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({ version: null, window: { code: 'MDN1204', slots: 1, intakePool: 'general' } });
  });

  it('says which rule prevents a change, and sends nothing', async () => {
    await openWindows(bodyHost(windowWith()));
    await focus(/^MDA 0203, 1 Dec/);
    await userEvent.keyboard('m{Control>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Control}{Enter}');
    await expect.element(page.getByText(english.rules.past, { exact: false }).first()).toBeInTheDocument();
    expect(changes()).toEqual([]);
  });

  it('is replaced by a table and shown again; filters, search and address stay', async () => {
    await openWindows(bodyHost(windowWith(), other), '?search=0203');
    await expect.element(first).toBeVisible();
    await main.getByRole('radio', { name: 'Table' }).click({ force: true });
    await expect.element(main.getByRole('table')).toBeVisible();
    expect(location.search).toBe('?search=0203&view=table');
    await main.getByRole('radio', { name: words.views.timeline }).click({ force: true });
    await expect.element(first).toBeVisible();
    expect(location.search).toBe('?search=0203');
  });
});

describe('the list', () => {
  it('shows 150 windows at first, and the others on request', async () => {
    const windows = Array.from({ length: 152 }, (_, index) => windowWith({ id: `w${index}` }));
    await openWindows(bodyHost(...windows), table);
    const edits = () => document.querySelectorAll('main table button').length;
    await expect.poll(edits).toBe(150);
    await main.getByText('Show 2 more windows').click();
    await expect.poll(edits).toBe(152);
    await expect.element(main.getByText('Show 2 more windows')).not.toBeInTheDocument();
  });
});

it('explains to a body without designated codes why it has no windows', async () => {
  const host = bodyHost();
  host['GET /api/availability/designations'] = { body: { designations: [], today } };
  await openWindows(host);
  await expect.element(main.getByText(english.empty.title)).toBeVisible();
  await expect.element(button(words.new)).not.toBeInTheDocument();
});
