import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Timeline, overlapConflicts, type TimelineBar, type TimelineProps } from './index.js';

const rows = [
  { id: 'oak', label: 'Oak' },
  { id: 'pine', label: 'Pine' },
];
const bars: TimelineBar[] = [
  { id: 'a', row: 'oak', from: '2027-03-01', to: '2027-03-20' },
  { id: 'b', row: 'oak', from: '2027-04-10', to: '2027-04-30' },
];
const period = { from: '2027-01-01', to: '2027-12-31', today: '2027-03-05', locale: 'en-GB' };
const textOf = (list: readonly TimelineBar[]) => list.map(({ row, from, to }) => `${row} ${from} ${to}`);

async function mounted(props: Partial<TimelineProps>) {
  const onBarsChange = vi.fn<NonNullable<TimelineProps['onBarsChange']>>();
  await render(
    <Timeline label="Garden" rows={rows} defaultBars={bars} {...period} onBarsChange={onBarsChange} {...props} />,
  );
  return { onBarsChange, lastBars: () => textOf(onBarsChange.mock.lastCall?.[0] ?? []) };
}

describe('Timeline as a table', () => {
  const table = { view: 'table', style: { inlineSize: 1000 } } as const;
  const menuOf = async (name: RegExp, command: string) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: command }).click();
  };

  it('has the same bars with state, dates and length', async () => {
    await mounted({
      ...table,
      defaultBars: [{ ...bars[0]!, state: 'open', text: '1 of 4' }],
      states: { open: { label: 'Open', look: 'outline' } },
    });
    await expect.element(page.getByRole('table', { name: 'Garden' })).toBeVisible();
    const cells = [...document.querySelectorAll('tbody tr th, tbody tr td')].map(({ textContent }) => textContent);
    for (const text of ['Oak', '1 Mar 2027', '20 Mar 2027', '20', 'Open', '1 of 4'])
      expect(cells.join('|')).toContain(text);
  });

  it('changes the dates of a bar, and shows a conflict at the field', async () => {
    const validate: TimelineProps['validate'] = (next, edit) =>
      overlapConflicts(next, edit, (_, other) => `Overlaps ${other.id}`);
    const { lastBars, onBarsChange } = await mounted({ ...table, validate });
    await menuOf(/Actions for Oak, 1 – 20 Mar/, 'Change dates…');
    const last = page.getByRole('dialog').getByRole('textbox').last();
    await userEvent.fill(last, '15 Apr 2027');
    await userEvent.tab();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Overlaps b')).toBeVisible();
    expect(onBarsChange).not.toHaveBeenCalled();
    await userEvent.fill(last, '25 Mar 2027');
    await userEvent.tab();
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(lastBars()).toEqual(['oak 2027-03-01 2027-03-25', 'oak 2027-04-10 2027-04-30']));
  });

  it('adds, splits, deletes and undoes', async () => {
    const { lastBars } = await mounted(table);
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(lastBars().at(-1)).toBe('oak 2027-03-05 2027-03-05'));
    await menuOf(/Actions for Oak, 10 – 30 Apr/, 'Split');
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(lastBars()).toContain('oak 2027-04-10 2027-04-19'));
    await menuOf(/Actions for Oak, 10 – 19 Apr/, 'Delete');
    await vi.waitFor(() => expect(lastBars()).not.toContain('oak 2027-04-10 2027-04-19'));
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Undo' }).click();
    await vi.waitFor(() => expect(lastBars()).toEqual(textOf(bars)));
  });

  it('moves, joins and deletes the selected bars', async () => {
    const { lastBars } = await mounted({ ...table, defaultSelected: ['a', 'b'] });
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(lastBars()).toEqual(['oak 2027-03-08 2027-03-27', 'oak 2027-04-17 2027-05-07']));
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await vi.waitFor(() => expect(lastBars()).toEqual(['oak 2027-03-08 2027-05-07']));
  });
});

describe('Timeline in a narrow container', () => {
  it('shows the description and the figures of a row on its card (D.722)', async () => {
    const row = { id: 'oak', label: 'Oak', description: 'By the pond', end: '2 free', cardEnd: 'Next free 2 Mar' };
    await mounted({ rows: [row], style: { inlineSize: 390 } });
    await expect.element(page.getByRole('button', { name: 'Oak By the pond Next free 2 Mar' })).toBeVisible();
    await expect.element(page.getByText('2 free')).not.toBeInTheDocument();
  });

  it('shows rows as cards with their months, and the commands of each bar', async () => {
    const { lastBars } = await mounted({ style: { inlineSize: 390 } });
    const strip = page.getByRole('img', {
      name: /Oak: March 2027 20 of 31 days, April 2027 21 of 30 days, May 2027 free/,
    });
    await expect.element(strip).toBeVisible();
    await page.getByRole('button', { name: /Oak/ }).first().click();
    await page.getByRole('button', { name: /Oak, 1 – 20 Mar/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await vi.waitFor(() => expect(lastBars()).toEqual(['oak 2027-04-10 2027-04-30']));
  });
});

describe('Print', () => {
  it('prints one page per year with all rows, and returns to the timeline', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await mounted({ from: '2026-07-01', to: '2027-12-31', style: { inlineSize: 1200 } });
    await page.getByRole('button', { name: 'Print' }).click();
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
    const pages = document.querySelectorAll('[data-part="timeline-print"] > section');
    expect([...pages].map((each) => each.querySelector('h2')?.textContent)).toEqual(['Garden, 2026', 'Garden, 2027']);
    expect(pages[1]?.querySelectorAll('[data-slot="bar"]')).toHaveLength(2);
    window.dispatchEvent(new Event('afterprint'));
    await vi.waitFor(() => expect(document.querySelector('[data-part="timeline-print"]')).toBeNull());
    window.dispatchEvent(new Event('beforeprint'));
    await vi.waitFor(() => expect(document.querySelector('[data-part="timeline-print"]')).not.toBeNull());
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });
});
