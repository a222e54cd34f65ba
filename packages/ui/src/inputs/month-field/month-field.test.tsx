import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { MonthField, type MonthFieldProps } from './index.js';
import { monthFieldKeys } from './month-field.keys.js';

const Example = (props: Partial<MonthFieldProps>) => (
  <MonthField label="Billed until" locale="en-GB" today="2026-11-26" {...props} />
);
const field = () => page.getByRole('textbox', { name: 'Billed until' });

describeConformance('MonthField', <Example defaultValue="2027-03" />, {
  part: 'month-field-input',
  rootPart: 'month-field',
  element: HTMLInputElement,
});

describeField('MonthField', <MonthField label="Month" locale="en-GB" />, {
  part: 'month-field-input',
  first: { value: '', submitted: [''], shown: '' },
  second: { value: '2027-03', submitted: ['2027-03'], shown: 'Mar 2027' },
  text: '3/2027',
  unreadable: '99/2027',
});

describe('MonthField', () => {
  it.each(monthFieldKeys)('$keys: $does', async (row) => {
    const changed = vi.fn();
    await render(<Example defaultValue="2027-03" onValueChange={changed} />);
    await walkKeys(row, { focusFirst: field().element() as HTMLElement });
    expect(changed.mock.lastCall).toEqual([row.value]);
  });

  it('keeps text that is not a month, with its own problem, and limits the month', async () => {
    const problem = vi.fn();
    await render(<Example min="2027-01" onProblem={problem} />);
    await field().fill('someday');
    await userEvent.tab();
    await expect.element(page.getByText('Enter a month such as Jan 2027')).toBeVisible();
    await field().fill('12/2026');
    await userEvent.tab();
    await expect.element(page.getByText('Enter Jan 2027 or later')).toBeVisible();
    await field().fill('2/2027');
    await userEvent.tab();
    await expect.element(field()).toHaveValue('Feb 2027');
    expect(problem.mock.lastCall).toEqual([undefined]);
  });

  it('submits the month as YYYY-MM', async () => {
    const { container } = await render(
      <form>
        <Example name="until" />
      </form>,
    );
    await field().fill('march 2027');
    await userEvent.tab();
    expect(new FormData(container.querySelector('form')!).get('until')).toBe('2027-03');
  });
});
