import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { todayHere } from '../../foundation/dates/date-format.js';
import { calendarKeys, dateTextKeys } from './date-field.keys.js';
import { DateField, type DateFieldProps } from './index.js';

// covers D.705
const Example = (props: Partial<DateFieldProps>) => (
  <DateField label="Needed by" name="day" locale="en-GB" defaultValue="2027-03-12" today="2026-11-21" {...props} />
);
const input = () => page.getByRole('textbox', { name: 'Needed by' }).element() as HTMLInputElement;
const opener = () => page.getByRole('button', { name: /date/ });
const formValue = () => document.querySelector<HTMLInputElement>('input[type="hidden"]')!.value;
const calendar = () => document.querySelector<HTMLElement>('[data-part="calendar"]');
const focusedDay = () => (document.activeElement as HTMLElement).dataset['date'];
const type = async (text: string) => {
  await page.getByRole('textbox').fill(text);
  input().blur();
};

describeConformance('DateField', <DateField label="Needed by" />, {
  part: 'date-field-input',
  rootPart: 'date-field',
  element: HTMLInputElement,
});

describeField('DateField', <DateField label="Valid until" locale="en-GB" />, {
  part: 'date-field-input',
  first: { value: '', submitted: [''], shown: '' },
  second: { value: '2027-03-12', submitted: ['2027-03-12'], shown: '12 Mar 2027' },
  text: '12.3.2027',
  unreadable: '99.99.2027',
  popup: true,
});

describe('DateField', () => {
  it.each(dateTextKeys)('$keys: $does', async (row) => {
    await render(<Example />);
    await walkKeys(row, { focusFirst: input() });
    expect([calendar() !== null, formValue()]).toEqual([row.open, row.value]);
  });

  it.each(calendarKeys)('in the calendar, $keys: $does', async (row) => {
    await render(<Example />);
    await opener().click();
    expect(focusedDay()).toBe('2027-03-12');
    await userEvent.keyboard(row.keys);
    expect(row.day ? focusedDay() : formValue()).toBe(row.day ?? row.value);
    expect(calendar() === null).toBe(row.value !== undefined);
  });

  it('shows a typed date unambiguously, and calls onValueChange once', async () => {
    const onValueChange = vi.fn();
    await render(<Example defaultValue="" onValueChange={onValueChange} />);
    await type('1/2/27');
    await vi.waitFor(() => expect(input().value).toBe('1 Feb 2027'));
    expect(onValueChange.mock.calls).toEqual([['2027-02-01']]);
    await type('');
    expect(onValueChange.mock.lastCall).toEqual(['']);
  });

  it.each([
    ['nonsense', /^Enter a date such as 21 Nov 2026$/u],
    ['31.2.2027', /^This day does not exist. Enter a date such as 21 Nov 2026$/u],
    ['31.12.2026', /^Enter 1 Jan 2027 or later$/u],
    ['1.1.2028', /^Enter 31 Dec 2027 or earlier$/u],
    ['25.12.2027', /^25 Dec 2027 is not available, choose another day$/u],
    ['<script>', /^Enter a date/u],
  ])('keeps "%s" as typed, with an error and without a value', async (typed, problem) => {
    await render(<Example min="2027-01-01" max="2027-12-31" isDisabled={(iso) => iso === '2027-12-25'} />);
    await type(typed);
    await expect.element(page.getByText(problem)).toBeVisible();
    expect([input().value, input().getAttribute('aria-invalid'), formValue()]).toEqual([typed, 'true', '']);
    expect(document.getElementById(input().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toMatch(
      problem,
    );
    await type('12.3.2027');
    await vi.waitFor(() => expect(formValue()).toBe('2027-03-12'));
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['en', '01/02/2026', 'Jan 2, 2026', 'MM/DD/YYYY'],
    ['en-GB', '01/02/2026', '1 Feb 2026', 'DD/MM/YYYY'],
    ['de', '1.2.2026', '1. Feb. 2026', 'DD.MM.YYYY'],
    ['ro', '01.02.2026', '1 feb. 2026', 'DD.MM.YYYY'],
    ['zh', '2026/2/1', '2026年2月1日', 'YYYY/MM/DD'],
    ['ar-EG', '١/٢/٢٠٢٦', '١ فبراير ٢٠٢٦', 'DD/MM/YYYY'],
  ])('in %s, reads %s as %s, in the format %s that it shows (D.460)', async (locale, typed, shown, format) => {
    await render(<Example locale={locale} defaultValue="" help="As on the certificate." />);
    await expect.element(page.getByText(`As on the certificate. ${format}`)).toBeVisible();
    await type(typed);
    await vi.waitFor(() => expect(input().value).toBe(shown));
    expect(formValue()).toBe(locale === 'en' ? '2026-01-02' : '2026-02-01');
  });

  it('shows a problem of the typed text instead of the error of the form, and reports it until it is solved', async () => {
    const onProblem = vi.fn();
    await render(<Example defaultValue="" error="Enter the date of the certificate" onProblem={onProblem} />);
    await type('nonsense');
    const problem = 'Enter a date such as 21 Nov 2026';
    await expect.element(page.getByText(problem)).toBeVisible();
    expect(page.getByText('Enter the date of the certificate').query()).toBeNull();
    await page.getByRole('textbox').fill('12.3.2027');
    await expect.element(page.getByText('Enter the date of the certificate')).toBeVisible();
    expect(onProblem.mock.calls).toEqual([[problem], [undefined]]);
  });

  it('does not change a controlled value by itself, and replaces typed text with a new value', async () => {
    const { rerender } = await render(<Example value="2027-03-12" />);
    await type('1.4.2027');
    await vi.waitFor(() => expect(input().value).toBe('12 Mar 2027'));
    await type('nonsense');
    await rerender(<Example value="2027-05-01" />);
    await expect.element(page.getByRole('textbox')).toHaveValue('1 May 2027');
    await rerender(<Example value="31.31.2027" />);
    await expect.element(page.getByRole('textbox')).toHaveValue('');
  });

  it('hands an unread text to its form, which shows it again with its error, and replaces or removes it', async () => {
    const onUnreadText = vi.fn();
    const onValueChange = vi.fn();
    const example = (props: Partial<DateFieldProps>) => <Example {...{ onUnreadText, onValueChange, ...props }} />;
    const { unmount } = await render(example({ value: '2027-03-12' }));
    await type('31.2.2027');
    expect([onValueChange.mock.calls, onUnreadText.mock.calls]).toEqual([[['']], [['31.2.2027']]]);
    await unmount();
    const again = await render(example({ value: '', unreadText: '31.2.2027' }));
    await expect.element(page.getByRole('textbox')).toHaveValue('31.2.2027');
    await expect.element(page.getByText(/^This day does not exist/)).toBeVisible();
    expect(input().validity.customError).toBe(true);
    await type('');
    expect(onValueChange.mock.calls).toEqual([[''], ['']]);
    await again.rerender(example({ value: '', unreadText: undefined }));
    await expect.element(page.getByRole('textbox')).toHaveValue('');
    await type('soon');
    await again.rerender(example({ value: '', unreadText: 'soon' }));
    await expect.element(page.getByRole('textbox')).toHaveValue('soon');
    await again.rerender(example({ value: '', unreadText: undefined })); // the form is reset
    await expect.element(page.getByRole('textbox')).toHaveValue('');
    await again.rerender(example({ value: '2027-05-01' }));
    await expect.element(page.getByRole('textbox')).toHaveValue('1 May 2027');
  });

  it('does not choose a disabled day by key or click', async () => {
    await render(<Example isDisabled={(iso) => iso === '2027-03-13'} />);
    await opener().click();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect([focusedDay(), formValue()]).toEqual(['2027-03-13', '2027-03-12']);
    await page.getByRole('gridcell', { name: /13 March/ }).click({ force: true });
    expect(calendar()).not.toBeNull();
    await page.getByRole('gridcell', { name: /14 March/ }).click();
    expect([calendar(), formValue()]).toEqual([null, '2027-03-14']);
    expect(document.activeElement).toBe(input());
  });

  it('changes month and year by buttons and selects, which keep the focus', async () => {
    await render(<Example max="2027-06-30" />);
    await opener().click();
    const next = page.getByRole('button', { name: 'Next month' });
    await next.click();
    await expect.element(next).toHaveFocus();
    await expect.element(page.getByRole('grid', { name: 'April 2027' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Year' }).selectOptions('2024');
    await page.getByRole('combobox', { name: 'Month' }).selectOptions('February');
    await expect.element(page.getByRole('gridcell', { name: 'Thursday, 29 February 2024' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Year' }).selectOptions('2027');
    expect((page.getByRole('option', { name: 'July' }).element() as HTMLOptionElement).disabled).toBe(true);
  });

  it('traps Tab in the calendar and returns the focus to its button on Escape', async () => {
    await render(<Example />);
    await opener().click();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Today' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Previous month' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(page.getByRole('button', { name: 'Today' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(calendar()).toBeNull();
    await expect.element(opener()).toHaveFocus();
  });

  it('uses the given today in its calendar and for two-digit years', async () => {
    const { rerender } = await render(<Example defaultValue="" today="1999-12-31" />);
    await opener().click();
    expect([focusedDay(), (document.activeElement as HTMLElement).ariaCurrent]).toEqual(['1999-12-31', 'date']);
    await page.getByRole('button', { name: 'Today' }).click();
    expect(formValue()).toBe('1999-12-31');
    await type('1.2.40');
    await vi.waitFor(() => expect(formValue()).toBe('1940-02-01'));
    await rerender(<Example defaultValue="" today="no day" />);
    await type('');
    await opener().click();
    expect(focusedDay()).toBe(todayHere());
  });

  it.each(['en-GB', 'fr', 'ro', 'de', 'el'])('shows the full name of each month: %s', async (locale) => {
    await render(<Example defaultOpen locale={locale} defaultValue="2026-11-30" />);
    const month = await vi.waitFor(() => document.querySelector<HTMLSelectElement>('[data-slot="month"]')!);
    const ruler = document.createElement('span');
    ruler.style.cssText = `font: ${getComputedStyle(month).font}; position: absolute; white-space: nowrap`;
    document.body.append(ruler);
    const cut = [];
    for (const { value, text } of month.options) {
      await page.elementLocator(month).selectOptions(value);
      ruler.textContent = text;
      if (month.clientWidth - 16 < ruler.offsetWidth) cut.push(text); // 16 px are the padding
    }
    ruler.remove();
    expect(cut).toEqual([]);
  });

  it('uses the week start and the names of the locale', async () => {
    const { rerender } = await render(<Example defaultOpen locale="fr" />);
    const first = () => document.querySelector('th')?.getAttribute('aria-label');
    await vi.waitFor(() => expect(first()).toBe('lundi'));
    await expect.element(page.getByRole('grid', { name: 'mars 2027' })).toBeVisible();
    await rerender(<Example defaultOpen locale="en-US" />);
    expect(first()).toBe('Sunday');
  });

  it('supports right-to-left pages', async () => {
    await render(
      <div dir="rtl">
        <Example />
      </div>,
    );
    await opener().click();
    document.querySelector<HTMLElement>('[data-part="calendar"]')!.dir = 'rtl';
    await userEvent.keyboard('{ArrowLeft}');
    expect(focusedDay()).toBe('2027-03-13');
    expect(getComputedStyle(input()).unicodeBidi).toBe('plaintext');
  });

  it('cannot be changed while read-only or disabled', async () => {
    const { rerender } = await render(<Example readOnly />);
    expect((opener().element() as HTMLButtonElement).disabled).toBe(true);
    input().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(calendar()).toBeNull();
    await rerender(<Example disabled defaultOpen />);
    expect(calendar()).toBeNull();
    expect(document.querySelector<HTMLInputElement>('input[type="hidden"]')!.disabled).toBe(true);
  });

  it('returns to its default value when the form is reset', async () => {
    await render(
      <form>
        <Example />
        <button type="reset">Reset</button>
      </form>,
    );
    await type('nonsense');
    expect(formValue()).toBe('');
    await page.getByRole('button', { name: 'Reset' }).click();
    await vi.waitFor(() => expect([input().value, formValue()]).toEqual(['12 Mar 2027', '2027-03-12']));
  });

  it('submits the typed date on Enter', async () => {
    const onSubmit = vi.fn();
    await render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget).get('day'));
        }}
      >
        <Example />
        <button type="submit">Save</button>
      </form>,
    );
    input().focus();
    await userEvent.keyboard('{Control>}a{/Control}3.4.2027{Enter}');
    expect(onSubmit.mock.calls).toEqual([['2027-04-03']]);
  });

  it('works with a Controller of react-hook-form: focuses a missing date', async () => {
    const onValid = vi.fn();
    function Form() {
      const { control, handleSubmit } = useForm({ defaultValues: { day: '' } });
      return (
        <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
          <Controller
            control={control}
            name="day"
            rules={{ required: 'Enter a date' }}
            render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
              <Example
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                ref={ref}
                error={fieldState.error?.message}
              />
            )}
          />
          <button type="submit">Save</button>
        </form>
      );
    }
    await render(<Form />);
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(document.activeElement).toBe(input()));
    await userEvent.keyboard('12 Mar 2027{Enter}');
    await vi.waitFor(() => expect(onValid.mock.lastCall?.[0]).toEqual({ day: '2027-03-12' }));
  });
});
