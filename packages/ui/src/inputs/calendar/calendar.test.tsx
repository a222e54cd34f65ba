import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Calendar, type RangeCalendarProps, type SingleCalendarProps } from './index.js';
import { calendarGridKeys, rangeKeys } from './calendar.keys.js';
import { weekdayOf } from '../../foundation/dates/calendar-dates.js';

const Single = (props: Partial<SingleCalendarProps>) => (
  <Calendar locale="en-GB" today="2026-11-21" defaultValue="2027-03-12" {...props} />
);
const Range = (props: Partial<RangeCalendarProps>) => (
  <Calendar
    locale="en-GB"
    today="2026-11-21"
    range
    defaultValue={{ start: '2027-03-12', end: '2027-03-12' }}
    {...props}
  />
);
const cell = (day: string) => document.querySelector<HTMLElement>(`[data-date="${day}"]`)!;
const focusedDay = () => (document.activeElement as HTMLElement).dataset['date'];
const inRange = () => [...document.querySelectorAll<HTMLElement>('td[data-range]')].map((day) => day.dataset['date']);

describeConformance('Calendar', <Calendar today="2026-11-21" />, { part: 'calendar', element: HTMLDivElement });
describeConformance('Calendar for a range', <Calendar range months={2} />, {
  part: 'calendar',
  element: HTMLDivElement,
});

describe('Calendar', () => {
  it.each(calendarGridKeys)('$keys: $does', async (row) => {
    const onValueChange = vi.fn();
    await render(<Single onValueChange={onValueChange} />);
    await walkKeys(row, { focusFirst: cell('2027-03-12') });
    expect(focusedDay()).toBe(row.day);
    expect(onValueChange.mock.calls).toEqual(row.value ? [[row.value]] : []);
  });

  it('does not take the focus when it is mounted, and is one tab stop in its grid', async () => {
    await render(<Single />);
    expect(document.activeElement).toBe(document.body);
    expect([...document.querySelectorAll<HTMLElement>('[data-date]')].filter((day) => day.tabIndex === 0)).toEqual([
      cell('2027-03-12'),
    ]);
  });

  it('acts on the focused day, however the focus came there', async () => {
    const onValueChange = vi.fn();
    await render(<Single onValueChange={onValueChange} />);
    cell('2027-03-12').focus();
    cell('2027-03-18').focus(); // as a press that is released elsewhere, or a screen reader
    await userEvent.keyboard('{Enter}');
    expect(onValueChange.mock.calls).toEqual([['2027-03-18']]);
    cell('2027-03-24').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focusedDay()).toBe('2027-03-25');
    expect([...document.querySelectorAll<HTMLElement>('[data-date]')].filter((day) => day.tabIndex === 0)).toEqual([
      cell('2027-03-25'),
    ]);
  });

  it('is disabled by a fieldset', async () => {
    const onValueChange = vi.fn();
    const inFieldset = (disabled: boolean) => (
      <fieldset disabled={disabled}>
        <Single onValueChange={onValueChange} />
      </fieldset>
    );
    const { rerender } = await render(inFieldset(true));
    await expect.element(page.getByRole('gridcell', { name: 'Friday, 12 March 2027' })).toBeDisabled();
    expect(document.querySelector('[tabindex="0"]')).toBeNull();
    cell('2027-03-18').click();
    cell('2027-03-18').focus();
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).not.toHaveBeenCalled();
    await rerender(inFieldset(false));
    await vi.waitFor(() => expect(cell('2027-03-18').tabIndex).toBe(0));
    cell('2027-03-18').click();
    expect(onValueChange.mock.calls).toEqual([['2027-03-18']]);
  });

  it('shows the month again after a reset of the form around it', async () => {
    await render(
      <form>
        <Single />
      </form>,
    );
    document.querySelector('form')?.reset();
    await expect.element(page.getByRole('combobox', { name: 'Month' })).toHaveValue('3');
  });

  it('chooses a day by click and does not change a controlled value by itself', async () => {
    const onValueChange = vi.fn();
    await render(<Single value="2027-03-12" onValueChange={onValueChange} />);
    await userEvent.click(cell('2027-03-20'));
    expect(onValueChange.mock.calls).toEqual([['2027-03-20']]);
    expect(cell('2027-03-20').getAttribute('aria-selected')).toBe('false');
    expect(cell('2027-03-12').getAttribute('aria-selected')).toBe('true');
  });

  it('does not choose a day outside the limits or an unavailable day', async () => {
    const onValueChange = vi.fn();
    await render(<Single min="2027-03-08" isDisabled={(day) => weekdayOf(day) > 5} onValueChange={onValueChange} />);
    for (const day of ['2027-03-05', '2027-03-13']) {
      expect(cell(day).getAttribute('aria-disabled')).toBe('true');
      cell(day).click();
    }
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(page.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the month that is chosen by buttons and lists, and announces it', async () => {
    await render(<Single />);
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(page.getByRole('grid', { name: 'April 2027' })).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Year' }), '2028');
    await expect.element(page.getByRole('grid', { name: 'April 2028' })).toBeVisible();
    expect(document.querySelector('[data-slot="said"]')?.textContent).toBe('April 2028');
  });

  it('starts the week on the day of the locale, or on the given one', async () => {
    const screen = await render(<Single locale="en-US" />);
    const firstHeader = () => document.querySelector('th')?.getAttribute('abbr');
    expect(firstHeader()).toBe('Sunday');
    await screen.rerender(<Single locale="en-US" weekStart={1} />);
    expect(firstHeader()).toBe('Monday');
  });

  it('chooses the current day', async () => {
    const onValueChange = vi.fn();
    await render(<Single onValueChange={onValueChange} />);
    await page.getByRole('button', { name: 'Today' }).click();
    expect(onValueChange.mock.calls).toEqual([['2026-11-21']]);
  });
});

describe('Calendar for a range', () => {
  it.each(rangeKeys)('$keys: $does', async (row) => {
    const onValueChange = vi.fn();
    await render(<Range onValueChange={onValueChange} />);
    await walkKeys(row, { focusFirst: cell('2027-03-12') });
    expect(onValueChange.mock.calls).toEqual(row.ranges.map((range) => [range]));
  });

  it.each(['{Enter>4/}', '{ >4/}'])('chooses one day while a key is kept pressed: %s (D.666)', async (held) => {
    const onValueChange = vi.fn();
    await render(<Range onValueChange={onValueChange} />);
    cell('2027-03-12').focus();
    await userEvent.keyboard(held);
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard(held);
    expect(onValueChange.mock.calls).toEqual([[{ start: '2027-03-12', end: '2027-03-13' }]]);
  });

  it('chooses two days by click in any order, with a preview between them', async () => {
    const onValueChange = vi.fn();
    await render(<Range onValueChange={onValueChange} />);
    await userEvent.click(cell('2027-03-18'));
    await userEvent.hover(cell('2027-03-16'));
    expect(inRange()).toEqual(['2027-03-16', '2027-03-17', '2027-03-18']);
    await userEvent.click(cell('2027-03-15'));
    expect(onValueChange.mock.calls).toEqual([[{ start: '2027-03-15', end: '2027-03-18' }]]);
    expect(cell('2027-03-15').getAttribute('aria-label')).toBe('Monday, 15 March 2027, first day');
    expect(cell('2027-03-18').getAttribute('aria-label')).toBe('Thursday, 18 March 2027, last day');
  });

  it('announces that the last day is missing', async () => {
    await render(<Range />);
    await userEvent.click(cell('2027-03-18'));
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('From Thursday, 18 March 2027. Choose the last day');
  });

  it('does not allow a range with an unavailable day', async () => {
    const onValueChange = vi.fn();
    await render(<Range isDisabled={(day) => day === '2027-03-17'} onValueChange={onValueChange} />);
    cell('2027-03-15').click();
    await vi.waitFor(() => expect(cell('2027-03-18').getAttribute('aria-disabled')).toBe('true'));
    cell('2027-03-18').click();
    expect(onValueChange).not.toHaveBeenCalled();
    cell('2027-03-16').click();
    expect(onValueChange.mock.calls).toEqual([[{ start: '2027-03-15', end: '2027-03-16' }]]);
  });

  it('moves from one shown month to the other without changing them', async () => {
    await render(<Range months={2} defaultValue={{ start: '2027-03-31', end: '2027-04-02' }} />);
    cell('2027-03-31').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focusedDay()).toBe('2027-04-01');
    expect(
      page
        .getByRole('grid')
        .elements()
        .map((grid) => grid.ariaLabel),
    ).toEqual(['March 2027', 'April 2027']);
    await userEvent.keyboard('{PageDown}');
    expect(
      page
        .getByRole('grid')
        .elements()
        .map((grid) => grid.ariaLabel),
    ).toEqual(['April 2027', 'May 2027']);
  });

  it('has a range as its value, and without range a day', () => {
    const elements = [
      <Calendar key={0} value="2027-03-12" />,
      <Calendar key={1} range value={{ start: '2027-03-12', end: '' }} />,
      // @ts-expect-error: the value of a range is not a day
      <Calendar key={2} range value="2027-03-12" />,
      // @ts-expect-error: the value of a day is not a range
      <Calendar key={3} value={{ start: '2027-03-12', end: '' }} />,
    ];
    expect(elements).toHaveLength(4);
  });
});
