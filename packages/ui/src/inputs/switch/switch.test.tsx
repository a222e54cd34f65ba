import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Switch } from './switch.js';
import { switchKeys } from './switch.keys.js';

describeConformance('Switch', <Switch label="Notify me" />, {
  part: 'switch-input',
  rootPart: 'switch',
  element: HTMLInputElement,
});

const control = (name: string) => page.getByRole('switch', { name });
const input = () => document.querySelector<HTMLInputElement>('[role="switch"]')!;
/** Horizontal offset of the thumb from the start of its track; positive to the right. */
const thumb = (element: Element) => getComputedStyle(element, '::before').translate;

describeField('Switch', <Switch label="Agree" />, {
  part: 'switch-input',
  props: { value: 'checked', defaultValue: 'defaultChecked', onChange: 'onCheckedChange' },
  first: { value: false, submitted: [], shown: 'false' },
  second: { value: true, submitted: ['on'], shown: 'true' },
  change: (control) => userEvent.click(control),
  shown: (root) => String(root.querySelector('input')?.checked),
});

describe('Switch', () => {
  it.each(switchKeys)('$keys: $does', async (row) => {
    await render(<Switch label="Notify me" />);
    await walkKeys(row, { focusFirst: input() });
    expect(input().checked).toBe(row.checked);
  });

  it('toggles by a click on its label and calls onCheckedChange once', async () => {
    const onCheckedChange = vi.fn();
    await render(<Switch label="Notify me" onCheckedChange={onCheckedChange} />);
    await page.getByText('Notify me').click();
    expect(onCheckedChange.mock.calls).toEqual([[true]]);
  });

  it('does not change a controlled value by itself', async () => {
    await render(<Switch label="Notify me" checked={false} onCheckedChange={() => undefined} />);
    await control('Notify me').click();
    await expect.element(control('Notify me')).not.toBeChecked();
  });

  it('cannot be toggled while disabled', async () => {
    const onCheckedChange = vi.fn();
    await render(<Switch label="Notify me" disabled onCheckedChange={onCheckedChange} />);
    input().click();
    expect(onCheckedChange).not.toHaveBeenCalled();
  });

  it('renders two elements with only a label', async () => {
    await render(<Switch label="Notify me" />);
    expect(document.querySelectorAll('[data-part="switch"], [data-part="switch"] *')).toHaveLength(2);
  });

  it('is described by help and error, which are not part of its name', async () => {
    await render(<Switch label="Publish" required help="Seen by everyone" error="Enter a week first" />);
    const element = control('Publish').element();
    expect(element.getAttribute('aria-invalid')).toBe('true');
    const described = element
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Enter a week first', 'Seen by everyone']);
    expect(page.getByRole('switch', { name: 'Publish', exact: true }).elements()).toHaveLength(1);
  });

  it('keeps focus and state when an error appears', async () => {
    function Example() {
      const [error, setError] = useState<string>();
      return <Switch label="Publish" error={error} onCheckedChange={() => setError('Enter a week first')} />;
    }
    await render(<Example />);
    const before = input();
    before.focus();
    await control('Publish').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a week first');
    expect(document.activeElement).toBe(before);
    expect(before.checked).toBe(true);
  });

  it('moves its thumb in the inline direction', async () => {
    await render(
      <>
        <Switch label="One" defaultChecked />
        <div data-preset="theme5" dir="rtl">
          <Switch label="Two" defaultChecked />
        </div>
      </>,
    );
    const [ltr, rtl] = [control('One').element(), control('Two').element()];
    await vi.waitFor(() => expect(Number.parseFloat(thumb(ltr))).toBe(16));
    expect(Number.parseFloat(thumb(rtl))).toBe(-16);
    const [row, track] = [rtl.parentElement!.getBoundingClientRect(), rtl.getBoundingClientRect()];
    expect(track.right).toBeCloseTo(row.right, 0);
  });

  it.each(['start', 'end'] as const)('breaks a long label at the %s', async (labelPlacement) => {
    await render(
      <div style={{ inlineSize: 200 }}>
        <Switch labelPlacement={labelPlacement} label={'مرحبا👩‍🔬'.repeat(500)} help={'x'.repeat(10_000)} />
      </div>,
    );
    const row = document.querySelector('[data-part="switch"]')!;
    expect(row.scrollWidth).toBeLessThanOrEqual(200);
  });

  it('is submitted by a native form like a checkbox', async () => {
    await render(
      <form aria-label="Settings">
        <Switch label="One" name="notify" value="yes" defaultChecked />
        <Switch label="Two" name="news" />
      </form>,
    );
    expect([...new FormData(document.querySelector('form')!)]).toEqual([['notify', 'yes']]);
  });

  it("works with react-hook-form's register", async () => {
    const onValid = vi.fn();
    function Example() {
      const { register, handleSubmit } = useForm({ defaultValues: { notify: true, news: false } });
      return (
        <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
          <Switch label="Notify me" {...register('notify')} />
          <Switch label="News" {...register('news')} />
          <button type="submit">Save</button>
        </form>
      );
    }
    await render(<Example />);
    await control('News').click();
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(onValid.mock.lastCall?.[0]).toEqual({ notify: true, news: true }));
  });
});
