import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { TimeField, type TimeFieldProps } from './index.js';
import { timeFieldKeys } from './time-field.keys.js';

const Example = (props: Partial<TimeFieldProps>) => <TimeField label="Start" locale="en-GB" {...props} />;
const field = () => page.getByRole('textbox', { name: 'Start' });

describeConformance('TimeField', <Example defaultValue="14:30" />, {
  part: 'time-field-input',
  rootPart: 'time-field',
  element: HTMLInputElement,
});

describeField('TimeField', <TimeField label="Opens" locale="en-GB" />, {
  part: 'time-field-input',
  first: { value: '', submitted: [''], shown: '' },
  second: { value: '09:30', submitted: ['09:30'], shown: '9:30' },
  text: '9.30',
  unreadable: '99:99',
});

describe('TimeField', () => {
  it.each(timeFieldKeys)('$keys: $does', async (row) => {
    const changed = vi.fn();
    await render(<Example defaultValue="14:20" min="08:00" max="18:00" onValueChange={changed} />);
    await walkKeys(row, { focusFirst: field().element() as HTMLElement });
    expect(changed.mock.lastCall).toEqual([row.value]);
  });

  it('shows a typed time as it is written in the language', async () => {
    await render(<Example locale="en-US" />);
    await field().fill('1430');
    await userEvent.tab();
    await expect.element(field()).toHaveValue('2:30 PM');
  });

  it('keeps text that is not a time, explains it instead of the error of the form, and reports it until it is solved', async () => {
    const [changed, problem] = [vi.fn(), vi.fn()];
    await render(<Example defaultValue="14:30" error="Enter the start" onValueChange={changed} onProblem={problem} />);
    await field().fill('25:00');
    await userEvent.tab();
    await expect.element(page.getByText('Enter a time such as 14:30')).toBeVisible();
    await expect.element(field()).toHaveValue('25:00');
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    expect(changed.mock.calls).toEqual([['']]);
    await field().fill('15:00');
    await userEvent.tab();
    await expect.element(page.getByText('Enter the start')).toBeVisible();
    expect(problem.mock.calls).toEqual([['Enter a time such as 14:30'], [undefined]]);
  });

  it('names the first and the last allowed time', async () => {
    await render(<Example min="08:00" max="18:00" />);
    await field().fill('7:00');
    await userEvent.tab();
    await expect.element(page.getByText('Enter 8:00 or later')).toBeVisible();
    await field().fill('18:01');
    await userEvent.tab();
    await expect.element(page.getByText('Enter 18:00 or earlier')).toBeVisible();
  });

  it('submits the time in 24 hours and follows a reset of the form', async () => {
    const { container } = await render(
      <form>
        <Example name="start" defaultValue="09:00" locale="en-US" />
      </form>,
    );
    const form = container.querySelector('form')!;
    await field().fill('3 pm');
    await userEvent.tab();
    expect(new FormData(form).get('start')).toBe('15:00');
    form.reset();
    await expect.element(field()).toHaveValue('9:00 AM');
  });
});
