import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { DateRangeField, lastDays, monthOf, type DateRangeFieldProps } from './index.js';
import { dateRangeKeys } from './date-range-field.keys.js';

const march = { start: '2027-03-12', end: '2027-03-19' };
const Example = (props: Partial<DateRangeFieldProps>) => (
  <DateRangeField label="Stay" locale="en-GB" today="2026-11-21" startName="from" endName="to" {...props} />
);
const start = () => page.getByRole('textbox', { name: 'Stay first day' });
const end = () => page.getByRole('textbox', { name: 'Stay last day' });
const opener = () => page.getByRole('button', { name: /dates/ });
const calendar = () => document.querySelector('[data-part="calendar"]');
const cell = (day: string) => document.querySelector<HTMLElement>(`[data-date="${day}"]`)!;
const formValue = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ value }) => value).join('/');

describeConformance('DateRangeField', <DateRangeField label="Stay" />, {
  part: 'date-range-field-input',
  rootPart: 'date-range-field',
  element: HTMLInputElement,
});

describeField('DateRangeField', <DateRangeField label="Period" locale="en-GB" />, {
  part: 'date-range-field-input',
  name: 'startName',
  first: { value: { start: '2027-03-01', end: '2027-03-31' }, submitted: ['2027-03-01'], shown: '1 Mar 2027' },
  second: { value: { start: '2027-03-12', end: '2027-03-31' }, submitted: ['2027-03-12'], shown: '12 Mar 2027' },
  text: '12.3.2027',
  unreadable: '99.99.2027',
  popup: true,
});

describe('DateRangeField', () => {
  it.each(dateRangeKeys)('$keys: $does', async (row) => {
    await render(<Example defaultValue={march} />);
    await walkKeys(row, { focusFirst: start().element() as HTMLElement });
    expect([calendar() !== null, formValue()]).toEqual([row.open, row.value]);
  });

  it('shows placeholders from the labels while it is empty', async () => {
    await render(<Example labels={{ startPlaceholder: 'Du', endPlaceholder: undefined }} />);
    await expect.element(start()).toHaveAttribute('placeholder', 'Du');
    await expect.element(end()).toHaveAttribute('placeholder', 'To');
  });

  it('shows the name of the first of two months once, with the days of both on one line', async () => {
    await render(<Example defaultValue={march} defaultOpen />);
    await vi.waitFor(() => expect(calendar()).not.toBeNull());
    const names = [...calendar()!.querySelectorAll('[data-slot="month-name"]')].map((name) => name.textContent);
    expect(names).toEqual(['', 'April 2027']);
    const tops = [...calendar()!.querySelectorAll('[role="grid"]')].map((grid) => grid.getBoundingClientRect().top);
    expect(tops[0]).toBe(tops[1]);
  });

  it('reports each typed day, and shows it unambiguously', async () => {
    const onValueChange = vi.fn();
    await render(<Example onValueChange={onValueChange} />);
    await start().fill('1.2.27');
    await end().fill('3.4.27');
    (end().element() as HTMLElement).blur();
    expect(onValueChange.mock.calls).toEqual([
      [{ start: '2027-02-01', end: '' }],
      [{ start: '2027-02-01', end: '2027-04-03' }],
    ]);
    await expect.element(end()).toHaveValue('3 Apr 2027');
  });

  it('explains a reversed range, submits nothing until it is corrected, and keeps both days', async () => {
    await render(<Example defaultValue={march} />);
    await start().fill('1.4.2027');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The last day must be 1 Apr 2027 or later')).toBeVisible();
    expect(formValue()).toBe('/');
    expect(start().element().getAttribute('aria-invalid')).toBe('true');
    await expect.element(end()).toHaveValue('19 Mar 2027');
    await end().fill('2.4.2027');
    await userEvent.keyboard('{Enter}');
    expect(formValue()).toBe('2027-04-01/2027-04-02');
    expect(start().element().getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps text that is not an allowed date, and marks only its input', async () => {
    await render(<Example defaultValue={march} max="2027-12-31" />);
    await end().fill('1.1.2028');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Enter 31 Dec 2027 or earlier')).toBeVisible();
    await expect.element(end()).toHaveValue('1.1.2028');
    expect(end().element().getAttribute('aria-invalid')).toBe('true');
    expect(start().element().getAttribute('aria-invalid')).toBeNull();
    expect(formValue()).toBe('2027-03-12/');
  });

  it('chooses a range in the calendar and returns the focus', async () => {
    const onValueChange = vi.fn();
    await render(<Example onValueChange={onValueChange} />);
    await opener().click();
    await userEvent.click(cell('2026-11-26'));
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(cell('2026-11-23'));
    expect(onValueChange.mock.calls).toEqual([[{ start: '2026-11-23', end: '2026-11-26' }]]);
    expect(calendar()).toBeNull();
    await expect.element(start()).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Change dates, 23 Nov 2026 – 26 Nov 2026' })).toBeVisible();
  });

  it('chooses ready-made ranges; those outside the limits are disabled', async () => {
    const onValueChange = vi.fn();
    await render(
      <Example
        defaultOpen
        min="2026-11-01"
        presets={[
          { label: 'Last 7 days', range: lastDays(7) },
          { label: 'Last month', range: monthOf(-1) },
        ]}
        onValueChange={onValueChange}
      />,
    );
    await expect.element(page.getByRole('button', { name: 'Last month' })).toBeDisabled();
    await page.getByRole('button', { name: 'Last 7 days' }).click();
    expect(onValueChange.mock.calls).toEqual([[{ start: '2026-11-15', end: '2026-11-21' }]]);
    await opener().click();
    await expect.element(page.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('fills the popup with the calendar on a phone', async () => {
    await page.viewport(390, 768);
    await render(
      <Example
        defaultOpen
        presets={[
          { label: 'Last 7 days', range: lastDays(7) },
          { label: 'Last 30 days', range: lastDays(30) },
          { label: 'Last month', range: monthOf(-1) },
          { label: 'This year', range: lastDays(300) },
        ]}
      />,
    );
    await vi.waitFor(() => expect(page.getByRole('grid').elements()).toHaveLength(1));
    const { width } = page.getByRole('dialog').element().getBoundingClientRect();
    expect(width).toBeGreaterThan(340);
    expect(page.getByRole('grid').element().getBoundingClientRect().width).toBeGreaterThan(width - 32);
    const widths = [...page.getByRole('grid').element().querySelectorAll('tr:last-child > *')].map(
      (day) => day.getBoundingClientRect().width,
    );
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
    await page.viewport(1024, 768);
  });

  it('shows two months on a wide screen and one on a narrow one', async () => {
    await render(<Example defaultOpen />);
    await vi.waitFor(() => expect(page.getByRole('grid').elements()).toHaveLength(2));
    await page.viewport(390, 768);
    await vi.waitFor(() => expect(page.getByRole('grid').elements()).toHaveLength(1));
    await page.viewport(1024, 768);
  });

  it('does not change a controlled value by itself', async () => {
    await render(<Example value={march} />);
    await start().fill('1.3.2027');
    await userEvent.keyboard('{Enter}');
    expect(formValue()).toBe('2027-03-12/2027-03-19');
  });

  it('submits both days that autofill entered at once', async () => {
    const onValueChange = vi.fn();
    await render(
      <form onSubmit={(event) => event.preventDefault()}>
        <DateRangeField label="Period" locale="en-GB" startName="from" endName="to" onValueChange={onValueChange} />
      </form>,
    );
    const form = document.querySelector('form')!;
    const [start, end] = page.getByRole('textbox').elements();
    for (const [element, text] of [
      [start, '12.3.2027'],
      [end, '14.3.2027'],
    ] as const)
      Reflect.set(HTMLInputElement.prototype, 'value', text, element as Element);
    expect([...new FormData(form).values()]).toEqual(['2027-03-12', '2027-03-14']);
    form.requestSubmit();
    expect(onValueChange.mock.lastCall).toEqual([{ start: '2027-03-12', end: '2027-03-14' }]);
  });

  it('is reset with a native form', async () => {
    await render(
      <form onSubmit={(event) => event.preventDefault()}>
        <Example defaultValue={march} />
        <button type="reset">Reset</button>
      </form>,
    );
    await start().fill('x');
    await end().fill('1.5.2027');
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(formValue()).toBe('2027-03-12/2027-03-19');
    await expect.element(start()).toHaveValue('12 Mar 2027');
  });

  it('works with a Controller of react-hook-form: blurs once when the focus leaves both inputs', async () => {
    const onGroupBlur = vi.fn();
    const onValid = vi.fn();
    function Form() {
      const { control, handleSubmit } = useForm({ defaultValues: { stay: { start: '', end: '' } } });
      return (
        <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
          <Controller
            control={control}
            name="stay"
            rules={{ validate: (stay) => Boolean(stay.start && stay.end) || 'Choose both days' }}
            render={({ field: { onChange, name: _name, ...field }, fieldState }) => (
              <Example {...field} onBlur={onGroupBlur} onValueChange={onChange} error={fieldState.error?.message} />
            )}
          />
          <button type="submit">Save</button>
        </form>
      );
    }
    await render(<Form />);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Choose both days')).toBeVisible();
    await expect.element(start()).toHaveFocus();
    await userEvent.keyboard('1.3.27{Tab}2.3.27{Enter}');
    await vi.waitFor(() =>
      expect(onValid.mock.lastCall?.[0]).toEqual({ stay: { start: '2027-03-01', end: '2027-03-02' } }),
    );
    expect(onGroupBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}');
    expect(onGroupBlur).not.toHaveBeenCalled(); // on the button of the calendar
    await userEvent.keyboard('{Tab}');
    expect(onGroupBlur).toHaveBeenCalledTimes(1);
  });
});
