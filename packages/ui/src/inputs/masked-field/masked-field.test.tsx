import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { ibanMask, MaskedField, type MaskedFieldProps } from './index.js';
import { maskedFieldKeys } from './masked-field.keys.js';

// covers D.703
const Example = (props: Partial<MaskedFieldProps>) => <MaskedField label="IBAN" mask={ibanMask} {...props} />;
const field = () => page.getByRole('textbox', { name: 'IBAN' });
const input = () => field().element() as HTMLInputElement;

describeConformance('MaskedField', <Example />, {
  part: 'masked-field-input',
  rootPart: 'masked-field',
  element: HTMLInputElement,
});

describeField('MaskedField', <MaskedField label="Account" mask={ibanMask} />, {
  part: 'masked-field-input',
  first: { value: '', submitted: [''], shown: '' },
  second: { value: 'BE68539007547034', submitted: ['BE68539007547034'], shown: 'BE68 5390 0754 7034' },
  text: 'be68539007547034',
  unreadable: 'BE68 5390',
});

describe('MaskedField', () => {
  it.each(maskedFieldKeys)('$keys: $does', async (row) => {
    const changed = vi.fn();
    await render(<Example defaultValue="BE685390" onValueChange={changed} />);
    input().focus();
    input().setSelectionRange(5, 5);
    await walkKeys(row, { focusFirst: input() });
    expect(changed.mock.lastCall).toEqual([row.value]);
    expect(input().value.slice(input().selectionStart ?? 0)).toBe(row.after);
  });

  it('shows groups while typing, and has a value without them', async () => {
    const changed = vi.fn();
    await render(<Example onValueChange={changed} />);
    await userEvent.type(field(), 'be68 5390-0754');
    await expect.element(field()).toHaveValue('BE68 5390 0754');
    expect(changed.mock.lastCall).toEqual(['BE6853900754']);
  });

  it('takes a pasted number with other separators', async () => {
    await render(<Example />);
    await field().fill('be68-5390-0754-7034');
    await expect.element(field()).toHaveValue('BE68 5390 0754 7034');
    await userEvent.tab();
    await expect.element(field()).not.toHaveAttribute('aria-invalid');
  });

  it('explains a typing error when it is left, instead of the error of the form, and reports it until it is solved', async () => {
    const problem = vi.fn();
    await render(<Example error="Enter the account" onProblem={problem} />);
    await field().fill('BE68 5390 0754 7035');
    await userEvent.tab();
    const message = 'Check it for typing errors. It has the form BE68 5390 0754 7034';
    await expect.element(page.getByText(message)).toBeVisible();
    await field().fill('BE68 5390 0754 7034');
    await userEvent.tab();
    await expect.element(page.getByText('Enter the account')).toBeVisible();
    expect(problem.mock.calls).toEqual([[message], [undefined]]);
  });

  it('submits the value without separators', async () => {
    const { container } = await render(
      <form>
        <Example name="iban" defaultValue="BE68539007547034" />
      </form>,
    );
    expect(new FormData(container.querySelector('form')!).get('iban')).toBe('BE68539007547034');
  });
});
