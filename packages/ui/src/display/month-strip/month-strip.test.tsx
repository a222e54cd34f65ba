import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { monthKeys } from '../month-dial/month-dial.keys.js';
import { MonthStrip, type MonthMark, type MonthStripProps } from './index.js';

const months: MonthMark[] = [
  { month: '2026-11', state: 'full' },
  { month: '2026-12', state: 'none' },
  { month: '2027-01', state: 'limited', detail: '2 of 9 free, hall B' },
  ...['02', '03', '04', '05', '06', '07', '08', '09', '10'].map((month): MonthMark => ({
    month: `2027-${month}`,
    state: 'free',
  })),
];
const Example = (props: Partial<MonthStripProps>) => (
  <MonthStrip label="Hall B" months={months} today="2026-11-26" {...props} />
);
const row = (name: RegExp) => page.getByRole('row', { name }).element() as HTMLElement;

describeConformance('MonthStrip', <Example />, { part: 'month-strip', element: HTMLDivElement });

describe('MonthStrip', () => {
  it.each(monthKeys)('$keys: $does', async (keys) => {
    await render(<Example />);
    await walkKeys(keys, { focusFirst: row(/^Jan 2027/) });
    expect(document.activeElement).toBe(row(new RegExp(`^${keys.month}`)));
    await expect.element(page.getByText(new RegExp(`^${keys.month}:`))).toBeVisible();
  });

  it('has its first month at the start, at the right in right-to-left pages', async () => {
    const { container } = await render(<Example />);
    const marks = () =>
      [...container.querySelectorAll('[data-slot="mark"]')].map((mark) => mark.getBoundingClientRect().x);
    expect(marks()[11]).toBeGreaterThan(marks()[0] ?? 0);
    document.documentElement.dir = 'rtl';
    try {
      expect(marks()[11]).toBeLessThan(marks()[0] ?? 0);
    } finally {
      document.documentElement.dir = 'ltr';
    }
  });

  it('shows the figures of a month on hover', async () => {
    const { container } = await render(<Example />);
    await userEvent.hover(container.querySelectorAll('[data-slot="mark"]')[2]!);
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Jan 2027: 2 of 9 free, hall B');
  });

  it('is an image with one sentence in a list, without a tab stop', async () => {
    const { container } = await render(<Example image />);
    const sentence =
      'Hall B: Nov 2026 to Oct 2027: 9 months free, 1 limited, 1 full, 1 without an offer; next free Feb 2027';
    await expect.element(page.getByRole('img', { name: sentence, exact: true })).toBeVisible();
    expect(container.querySelector('[tabindex]')).toBeNull();
  });

  it('has the initials of the months below from 360 px', async () => {
    const { container } = await render(<Example />);
    const initials = container.querySelector('[data-slot="initials"]')!;
    expect(initials.textContent).toBe('NDJFMAMJJASO');
    expect(getComputedStyle(initials).display).toBe('grid');
    await page.viewport(340, 768);
    expect(getComputedStyle(initials).display).toBe('none');
    await page.viewport(1024, 768);
  });
});
