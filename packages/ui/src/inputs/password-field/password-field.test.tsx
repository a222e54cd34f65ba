import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { PasswordField, type PasswordFieldProps } from './password-field.js';
import { passwordFieldKeys } from './password-field.keys.js';

describeConformance('PasswordField', <PasswordField label="Password" strength={2} />, {
  part: 'password-field-input',
  rootPart: 'password-field',
  element: HTMLInputElement,
});

const input = () => page.getByLabelText('Password', { exact: true }).element() as HTMLInputElement;

type Password = Omit<PasswordFieldProps, 'label'> & { onValueChange?: (text: string) => void };
const PasswordExample = ({ onValueChange, ...props }: Password) => (
  <PasswordField
    label="Password"
    {...props}
    onChange={onValueChange && (({ target }) => onValueChange(target.value))}
  />
);
describeField('PasswordField', <PasswordExample />, {
  part: 'password-field-input',
  first: { value: '', submitted: [''], shown: '' },
  second: { value: 'horse', submitted: ['horse'], shown: 'horse' },
  change: (control) => userEvent.fill(control, 'horse'),
});

describe('PasswordField', () => {
  it.each(passwordFieldKeys)('$keys: $does', async (row) => {
    await render(<PasswordField label="Password" defaultValue="secret" />);
    await walkKeys(row, { focusFirst: input() });
    expect(input().type).toBe(row.shown ? 'text' : 'password');
    await expect
      .element(page.getByRole('button', { name: row.shown ? 'Hide password' : 'Show password' }))
      .toHaveFocus();
  });

  it('accepts a pasted password', async () => {
    await render(
      <>
        <input aria-label="Manager" defaultValue="correct horse" />
        <PasswordField label="Password" autoComplete="new-password" />
      </>,
    );
    const from = page.getByLabelText('Manager').element() as HTMLInputElement;
    from.focus();
    from.select();
    await userEvent.copy();
    input().focus();
    await userEvent.paste();
    expect(input().value).toBe('correct horse');
    expect(input().autocomplete).toBe('new-password');
  });

  it('hides the password when its form is submitted', async () => {
    const screen = await render(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField label="Password" defaultValue="secret" />
        <button type="submit">Sign in</button>
      </form>,
    );
    await screen.getByRole('button', { name: 'Show password' }).click();
    expect(input().type).toBe('text');
    await screen.getByRole('button', { name: 'Sign in' }).click();
    expect(input().type).toBe('password');
  });

  it('reports caps lock while the field has the focus', async () => {
    await render(<PasswordField label="Password" />);
    input().focus();
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }));
    await expect.element(page.getByText('Caps lock is on')).toBeVisible();
    input().blur();
    await vi.waitFor(() => expect(page.getByText('Caps lock is on').query()).toBeNull());
  });

  it('shows the strength as text as well as by bars', async () => {
    const screen = await render(<PasswordField label="Password" strength={1} />);
    const status = page.getByRole('status').last();
    await expect.element(status).toHaveTextContent('Password strength: Weak');
    await screen.rerender(
      <PasswordField label="Password" strength={4} labels={{ strengths: ['0', '1', '2', '3', 'Fort'] }} />,
    );
    await expect.element(status).toHaveTextContent('Password strength: Fort');
    expect(document.querySelectorAll('[data-slot="bar"][data-filled]')).toHaveLength(4);
  });
});
