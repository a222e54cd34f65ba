import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { MonthDial, type MonthDialProps, type MonthMark } from './index.js';
import { monthKeys } from './month-dial.keys.js';

const months: MonthMark[] = [
  { month: '2026-11', state: 'full' },
  { month: '2026-12', state: 'closed' },
  { month: '2027-01', state: 'limited', detail: '1 of 4 free, lathe 2' },
  { month: '2027-02', state: 'none' },
  { month: '2027-03', state: 'free', stale: true },
  ...['04', '05', '06', '07', '08', '09', '10'].map((month): MonthMark => ({ month: `2027-${month}`, state: 'free' })),
];
const Example = (props: Partial<MonthDialProps>) => (
  <MonthDial label="Lathes" months={months} today="2026-11-26" size={160} {...props} />
);
const row = (name: RegExp | string) => page.getByRole('row', { name }).element() as HTMLElement;
const tooltip = () => page.getByRole('tooltip');

describeConformance('MonthDial', <Example />, { part: 'month-dial', element: HTMLDivElement });

describe('MonthDial', () => {
  it.each(monthKeys)('$keys: $does', async (keys) => {
    await render(<Example />);
    await walkKeys(keys, { focusFirst: row(/^Jan 2027/) });
    expect(document.activeElement).toBe(row(new RegExp(`^${keys.month}`)));
    await expect.element(page.getByText(new RegExp(`^${keys.month}:`))).toBeVisible();
  });

  it('is mirrored in right-to-left pages: the next month is to the left, by keyboard too', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const { container } = await render(<Example />);
      const marks = [...container.querySelectorAll('[data-slot="mark"]')].map((mark) => mark.getBoundingClientRect().x);
      expect(marks[3]).toBeLessThan(marks[0] ?? 0);
      row(/^Jan 2027/).focus();
      await userEvent.keyboard('{ArrowLeft}');
      expect(document.activeElement).toBe(row(/^Feb 2027/));
    } finally {
      document.documentElement.dir = 'ltr';
    }
  });

  it('has a table with a row for each month: its figures, otherwise its state', async () => {
    await render(<Example />);
    const table = page.getByRole('grid', { name: 'Lathes' });
    const rows = table
      .getByRole('row')
      .elements()
      .slice(1)
      .map((each) => each.textContent);
    expect(rows).toHaveLength(12);
    expect(rows.slice(0, 5)).toEqual([
      'Nov 2026full',
      'Dec 2026closed',
      'Jan 20271 of 4 free, lathe 2',
      'Feb 2027nothing offered',
      'Mar 2027free, not confirmed',
    ]);
  });

  it('is one tab stop and shows the tooltip of a month on focus, until Escape', async () => {
    await render(
      <>
        <Example />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(tooltip()).toHaveTextContent('Nov 2026: full');
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip()).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('shows the figures of a month on hover', async () => {
    const { container } = await render(<Example />);
    await userEvent.hover(container.querySelectorAll('[data-slot="mark"]')[2]!);
    await expect.element(tooltip()).toHaveTextContent('Jan 2027: 1 of 4 free, lathe 2');
  });

  it('is an image with one sentence below 160 px and in lists, without a tab stop', async () => {
    const sentence =
      'Lathes: Nov 2026 to Oct 2027: 8 months free, 1 limited, 1 full, 1 closed, 1 without an offer, 1 not confirmed; next free Mar 2027';
    const screen = await render(<Example size={64} />);
    await expect.element(page.getByRole('img', { name: sentence, exact: true })).toBeVisible();
    await screen.rerender(<Example image summary="free in 8 months" />);
    await expect.element(page.getByRole('img', { name: 'Lathes: free in 8 months', exact: true })).toBeVisible();
    expect(screen.container.querySelector('[tabindex]')).toBeNull();
  });

  it('shows the next free month in the centre, or what it is given', async () => {
    const screen = await render(<Example />);
    await expect.element(page.getByText('Mar 2027', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('next free')).toBeVisible();
    await screen.rerender(<Example value="452" caption="free in 12 months" />);
    await expect.element(page.getByText('452')).toBeVisible();
    await expect.element(page.getByText('free in 12 months')).toBeVisible();
    await screen.rerender(<Example months={[{ month: '2026-11', state: 'closed' }]} />);
    await expect.element(page.getByText('None free')).toBeVisible();
  });

  it('grows with the text of the user', async () => {
    const { container } = await render(<Example size={64} />);
    const width = () => container.querySelector('[data-part="month-dial"]')!.getBoundingClientRect().width;
    expect(width()).toBe(64);
    document.documentElement.style.fontSize = '200%';
    try {
      expect(width()).toBe(128);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });
});
