import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Checkbox } from './checkbox.js';
import { checkboxKeys } from './checkbox.keys.js';

describeConformance('Checkbox', <Checkbox label="Remember me" />, {
  part: 'checkbox-input',
  rootPart: 'checkbox',
  element: HTMLInputElement,
});

const box = (name: string) => page.getByRole('checkbox', { name });

describeField('Checkbox', <Checkbox label="Agree" />, {
  part: 'checkbox-input',
  props: { value: 'checked', defaultValue: 'defaultChecked', onChange: 'onCheckedChange' },
  first: { value: false, submitted: [], shown: 'false' },
  second: { value: true, submitted: ['on'], shown: 'true' },
  change: (control) => userEvent.click(control),
  shown: (root) => String(root.querySelector('input')?.checked),
});

describe('Checkbox', () => {
  it.each(checkboxKeys)('$keys: $does', async (row) => {
    await render(<Checkbox label="Remember me" />);
    await walkKeys(row, { focusFirst: box('Remember me').element() as HTMLElement });
    expect((box('Remember me').element() as HTMLInputElement).checked).toBe(row.checked);
  });

  it('toggles by a click on its label and calls onCheckedChange once', async () => {
    const onCheckedChange = vi.fn();
    await render(<Checkbox label="Remember me" onCheckedChange={onCheckedChange} />);
    await page.getByText('Remember me').click();
    expect(onCheckedChange.mock.calls).toEqual([[true]]);
  });

  it('does not change a controlled value by itself', async () => {
    await render(<Checkbox label="Remember me" checked={false} onCheckedChange={() => undefined} />);
    await box('Remember me').click();
    await expect.element(box('Remember me')).not.toBeChecked();
  });

  it('stays indeterminate when the caller refuses the change (D.663)', async () => {
    const onCheckedChange = vi.fn();
    await render(<Checkbox label="All" checked={false} indeterminate onCheckedChange={onCheckedChange} />);
    await userEvent.click(box('All'));
    expect(onCheckedChange.mock.calls).toEqual([[true]]);
    await expect.element(box('All')).toBePartiallyChecked();
  });

  it('is indeterminate until all items of its list are checked', async () => {
    function All() {
      const [items, setItems] = useState([true, false]);
      const count = items.filter(Boolean).length;
      return (
        <Checkbox
          label="All"
          checked={count === 2}
          indeterminate={count === 1}
          onCheckedChange={(checked) => setItems([checked, checked])}
        />
      );
    }
    await render(<All />);
    expect((box('All').element() as HTMLInputElement).indeterminate).toBe(true);
    await box('All').click();
    expect((box('All').element() as HTMLInputElement).indeterminate).toBe(false);
    await expect.element(box('All')).toBeChecked();
  });

  it('is described by its error and marked as invalid', async () => {
    await render(<Checkbox label="I accept the terms" required error="Accept the terms to go on" />);
    const input = box('I accept the terms').element();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Accept the terms to go on',
    );
  });

  it("works with react-hook-form's register", async () => {
    const onValid = vi.fn();
    function Example() {
      const { register, handleSubmit } = useForm({ defaultValues: { remember: true, news: false } });
      return (
        <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
          <Checkbox label="Remember me" {...register('remember')} />
          <Checkbox label="News" {...register('news')} />
          <button type="submit">Save</button>
        </form>
      );
    }
    await render(<Example />);
    await expect.element(box('Remember me')).toBeChecked();
    await box('News').click();
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(onValid.mock.lastCall?.[0]).toEqual({ remember: true, news: true }));
  });
});
