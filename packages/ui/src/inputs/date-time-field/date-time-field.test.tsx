import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { dateTimeKeys } from './date-time-field.keys.js';
import { DateTimeField, type DateTimeFieldProps } from './index.js';

const Example = (props: Partial<DateTimeFieldProps>) => (
  <DateTimeField label="Hearing" timeZone="Europe/Brussels" locale="en-GB" today="2026-11-26" {...props} />
);
const date = () => page.getByRole('textbox', { name: 'Hearing date' });
const time = () => page.getByRole('textbox', { name: 'Hearing time' });

describeConformance('DateTimeField', <Example defaultValue="2027-03-12T14:30" />, {
  part: 'date-time-field-input',
  rootPart: 'date-time-field',
  element: HTMLInputElement,
});

describeField(
  'DateTimeField with a limit',
  <DateTimeField label="Starts" locale="en-GB" timeZone="Europe/Brussels" min="2027-01-01T00:00" />,
  {
    part: 'date-time-field-input',
    first: { value: '2027-03-01T14:30', submitted: ['2027-03-01T14:30'], shown: '1 Mar 2027' },
    second: { value: '2027-03-12T14:30', submitted: ['2027-03-12T14:30'], shown: '12 Mar 2027' },
    text: '12.3.2027',
    unreadable: '31.12.2026',
  },
);
describeField('DateTimeField', <DateTimeField label="Starts" locale="en-GB" timeZone="Europe/Brussels" />, {
  part: 'date-time-field-input',
  first: { value: '2027-03-01T14:30', submitted: ['2027-03-01T14:30'], shown: '1 Mar 2027' },
  second: { value: '2027-03-12T14:30', submitted: ['2027-03-12T14:30'], shown: '12 Mar 2027' },
  text: '12.3.2027',
  unreadable: '99.99.2027',
});

describe('DateTimeField', () => {
  it('does not submit while a half is missing', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    await render(
      <form onSubmit={onSubmit}>
        <DateTimeField label="Starts" name="starts" locale="en-GB" timeZone="Europe/Brussels" />
      </form>,
    );
    const form = document.querySelector('form')!;
    const [date, time] = page.getByRole('textbox').elements();
    await userEvent.fill(date as Element, '12.3.2027');
    form.requestSubmit();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.fill(time as Element, '14.30');
    form.requestSubmit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(new FormData(form).get('starts')).toBe('2027-03-12T14:30');
  });

  it('submits date and time that autofill entered at once', async () => {
    const onValueChange = vi.fn();
    await render(
      <form onSubmit={(event) => event.preventDefault()}>
        <DateTimeField
          label="Starts"
          name="starts"
          locale="en-GB"
          timeZone="Europe/Brussels"
          onValueChange={onValueChange}
        />
      </form>,
    );
    const form = document.querySelector('form')!;
    const [date, time] = page.getByRole('textbox').elements();
    for (const [element, text] of [
      [date, '12.3.2027'],
      [time, '14.30'],
    ] as const)
      Reflect.set(HTMLInputElement.prototype, 'value', text, element as Element);
    expect(new FormData(form).get('starts')).toBe('2027-03-12T14:30');
    form.requestSubmit();
    expect(onValueChange.mock.calls).toEqual([['2027-03-12T14:30']]);
  });

  it.each(dateTimeKeys)('$keys: $does', async (row) => {
    const changed = vi.fn();
    await render(<Example defaultValue="2027-03-12T14:30" onValueChange={changed} />);
    await walkKeys(row, { focusFirst: date().element() as HTMLElement });
    expect(changed.mock.lastCall).toEqual([row.value]);
  });

  it('shows the zone with the offset on the date', async () => {
    const screen = await render(<Example value="2027-03-12T14:30" />);
    await expect.element(page.getByText('Brussels, UTC+1')).toBeVisible();
    await screen.rerender(<Example value="2027-07-12T14:30" />);
    await expect.element(page.getByText('Brussels, UTC+2')).toBeVisible();
  });

  it('asks for the missing half once the focus has left the field, and submits neither', async () => {
    const problem = vi.fn();
    const { container } = await render(
      <form>
        <Example name="hearing" onProblem={problem} />
      </form>,
    );
    await date().fill('12 Mar 2027');
    await userEvent.tab();
    await userEvent.tab();
    expect(problem).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect.element(page.getByText('Enter the time too')).toBeVisible();
    const form = container.querySelector('form')!;
    expect(new FormData(form).get('hearing')).toBe('');
    await time().fill('9:05');
    await userEvent.tab();
    expect(new FormData(form).get('hearing')).toBe('2027-03-12T09:05');
    expect(problem.mock.lastCall).toEqual([undefined]);
  });

  it('refuses a time that the clocks skip, and one outside the limits', async () => {
    const changed = vi.fn();
    await render(<Example defaultValue="2027-03-28T01:30" max="2027-03-28T12:00" onValueChange={changed} />);
    await time().fill('2:30');
    await userEvent.tab();
    await expect.element(page.getByText(/^The clocks skip this time in Brussels/)).toBeVisible();
    await time().fill('12:01');
    await userEvent.tab();
    await expect.element(page.getByText('Enter 28 Mar 2027, 12:00 or earlier')).toBeVisible();
    expect(changed.mock.calls).toEqual([['']]);
  });
});
