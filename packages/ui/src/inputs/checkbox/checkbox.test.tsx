import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Checkbox } from './checkbox.js';
import { checkboxKeys } from './checkbox.keys.js';

describeConformance('Checkbox', <Checkbox label="Remember me" />, {
  part: 'checkbox-input',
  rootPart: 'checkbox',
  element: HTMLInputElement,
});

const box = (name: string) => page.getByRole('checkbox', { name });

describe('Checkbox', () => {
  it.each(checkboxKeys)('$keys $does', async (row) => {
    await render(<Checkbox label="Remember me" />);
    await walkKeys(row, { focusFirst: box('Remember me').element() as HTMLElement });
    expect((box('Remember me').element() as HTMLInputElement).checked).toBe(row.checked);
  });

  it('is turned by a press on its words, and tells its owner once', async () => {
    const changed = vi.fn();
    await render(<Checkbox label="Remember me" onCheckedChange={changed} />);
    await page.getByText('Remember me').click();
    expect(changed.mock.calls).toEqual([[true]]);
  });

  it('stays as its owner says', async () => {
    await render(<Checkbox label="Remember me" checked={false} onCheckedChange={() => undefined} />);
    await box('Remember me').click();
    await expect.element(box('Remember me')).not.toBeChecked();
  });

  it('is neither on nor off until all of its list is', async () => {
    function All() {
      const [on, setOn] = useState([true, false]);
      const count = on.filter(Boolean).length;
      return (
        <Checkbox
          label="All"
          checked={count === 2}
          indeterminate={count === 1}
          onCheckedChange={(checked) => setOn([checked, checked])}
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

  it("takes react-hook-form's register", async () => {
    const sent = vi.fn();
    function Example() {
      const { register, handleSubmit } = useForm({ defaultValues: { remember: true, news: false } });
      return (
        <form onSubmit={(event) => void handleSubmit(sent)(event)}>
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
    await vi.waitFor(() => expect(sent.mock.lastCall?.[0]).toEqual({ remember: true, news: true }));
  });
});
