import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { ThemeRoot } from '../../theme/index.js';
import { Select, type SelectProps } from './index.js';
import { selectKeys, selectListKeys } from './select.keys.js';

const options = ['Class I', 'Class IIa', 'Class IIb', 'Class III'].map((label) => ({ value: label.slice(6), label }));
// covers D.704 D.705 D.706
const Example = (props: Partial<SelectProps>) => <Select label="Risk class" options={options} {...props} />;
const select = () => page.getByRole('combobox', { name: 'Risk class' }).element() as HTMLButtonElement;
const active = () => document.getElementById(select().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describeConformance('Select', <Example />, { part: 'select-trigger', rootPart: 'select', element: HTMLButtonElement });

const countries = [
  { value: 'fr', label: 'France' },
  { value: 'it', label: 'Italy' },
];
describeField('Select', <Select label="Country" options={countries} />, {
  part: 'select-trigger',
  first: { value: '', submitted: [''], shown: 'Choose' },
  second: { value: 'it', submitted: ['it'], shown: 'Italy' },
  popup: true,
  readOnly: false,
  change: async (control) => {
    await userEvent.click(control);
    await page.getByRole('option', { name: 'Italy' }).click();
  },
  shown: (root) => root.querySelector('[data-slot="value"]')?.textContent ?? '',
});

describe('Select', () => {
  it.each(selectKeys)('$keys: $does', async (row) => {
    await render(<Example defaultValue="IIa" />);
    await walkKeys(row, { focusFirst: select() });
    expect(select().getAttribute('aria-expanded')).toBe('true');
    expect(active()).toBe(row.active);
    expect(document.activeElement).toBe(select());
  });

  it.each(selectListKeys)('$keys: $does', async (row) => {
    await render(
      <>
        <Example defaultValue="IIa" />
        <a href="#next">Next</a>
      </>,
    );
    await walkKeys({ ...row, keys: `{Enter}${row.keys}` }, { focusFirst: select() });
    expect(active()).toBe(row.active);
    expect(select().textContent).toBe(row.chosen);
    expect(document.activeElement).toBe(row.keys.includes('Tab') ? page.getByRole('link').element() : select());
  });

  it('returns the focus from an option, which becomes active, and its keys work', async () => {
    const onValueChange = vi.fn();
    await render(<Example onValueChange={onValueChange} />);
    await userEvent.click(select());
    (page.getByRole('option', { name: 'Class IIa' }).element() as HTMLElement).focus(); // as a screen reader does
    expect(document.activeElement).toBe(select());
    await vi.waitFor(() => expect(active()).toBe('Class IIa'));
    (page.getByRole('listbox').element() as HTMLElement).focus();
    expect(document.activeElement).toBe(select());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange.mock.calls).toEqual([['IIb']]);
  });

  it('makes an option active under a pointer that a test driver moves', async () => {
    await render(<Example />);
    await userEvent.click(select());
    page
      .getByRole('option', { name: 'Class IIa' })
      .element()
      .dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    await vi.waitFor(() => expect(active()).toBe('Class IIa'));
  });

  it('ignores Enter and Escape of an input method in the open list', async () => {
    const onValueChange = vi.fn();
    await render(<Example onValueChange={onValueChange} />);
    await userEvent.click(select());
    for (const key of ['Enter', 'Escape'])
      select().dispatchEvent(new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true }));
    await expect.element(page.getByRole('listbox')).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('chooses by click and calls onValueChange once per change', async () => {
    const onValueChange = vi.fn();
    await render(<Example onValueChange={onValueChange} />);
    for (const name of ['Class IIb', 'Class IIb']) {
      await page.getByRole('combobox').click();
      await page.getByRole('option', { name }).click();
    }
    expect(onValueChange.mock.calls).toEqual([['IIb']]);
    expect(document.activeElement).toBe(select());
  });

  it('does not change a controlled value by itself', async () => {
    await render(<Example value="I" onValueChange={() => undefined} />);
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Class III' }).click();
    expect(select().textContent).toBe('Class I');
  });

  it('closes on an outside press and reports the reason', async () => {
    const onOpenChange = vi.fn();
    await render(
      <>
        <button type="button">Outside</button>
        <Example onOpenChange={onOpenChange} />
      </>,
    );
    await page.getByRole('combobox').click();
    await page.getByRole('button', { name: 'Outside' }).click();
    expect(onOpenChange.mock.lastCall).toEqual([false, expect.objectContaining({ reason: 'outside-press' })]);
  });

  it('skips a disabled option and does not choose it on click', async () => {
    await render(<Example options={options.map((option) => ({ ...option, disabled: option.value === 'IIa' }))} />);
    await walkKeys({ keys: '{Enter}{ArrowDown}', does: '' }, { focusFirst: select() });
    expect(active()).toBe('Class IIb');
    (page.getByRole('option', { name: 'Class IIa' }).element() as HTMLElement).click();
    expect(select().getAttribute('aria-expanded')).toBe('true');
  });

  it('treats Space as part of a word while typing, otherwise chooses', async () => {
    // All letters have the same timestamp. On a slow machine, pauses between them would reset the search text.
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
    onTestFinished(() => void vi.restoreAllMocks());
    await render(
      <Example options={options.map((option) => ({ ...option, label: option.label.replace(' I', ' 2I') }))} />,
    );
    await walkKeys({ keys: 'class 2iib', does: '' }, { focusFirst: select() });
    expect(active()).toBe('Class 2IIb');
    await userEvent.keyboard('{ArrowUp} ');
    expect(select().textContent).toBe('Class 2IIa');
  });

  it('labels the groups of options', async () => {
    await render(
      <Example
        defaultOpen
        options={[
          { value: 'a', label: 'A', group: 'MDR' },
          { value: 'b', label: 'B', group: 'IVDR' },
        ]}
      />,
    );
    await expect.element(page.getByRole('group', { name: 'IVDR' }).getByRole('option', { name: 'B' })).toBeVisible();
  });

  it('renders the list inside its theme root', async () => {
    await render(
      <ThemeRoot mode="dark">
        <Example defaultOpen />
      </ThemeRoot>,
    );
    expect(page.getByRole('listbox').element().closest('[data-mode]')?.getAttribute('data-mode')).toBe('dark');
  });

  it('opens by its label, but not while disabled', async () => {
    const screen = await render(<Example />);
    await page.getByText('Risk class').click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await screen.rerender(<Example disabled />);
    (page.getByText('Risk class').element() as HTMLElement).click();
    expect(page.getByRole('listbox').query()).toBeNull();
  });

  it('is submitted and reset with a native form', async () => {
    await render(
      <form>
        <Example name="class" defaultValue="I" />
        <button type="reset">Reset</button>
      </form>,
    );
    const formValue = () => new FormData(document.querySelector('form') ?? undefined).get('class');
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Class III' }).click();
    expect(formValue()).toBe('III');
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(formValue()).toBe('I');
  });

  it('accepts only the values of its options', () => {
    const risk = [{ value: 'low', label: 'Low' } as const, { value: 'high', label: 'High' } as const];
    const check = (chosen: 'low' | 'high') => chosen;
    expect(<Select label="Risk" options={risk} value="low" onValueChange={check} />).toBeTruthy();
    // @ts-expect-error: not the value of an option
    expect(<Select label="Risk" options={risk} value="medium" />).toBeTruthy();
    // @ts-expect-error: not the value of an option
    expect(<Select label="Risk" options={risk} defaultValue="medium" />).toBeTruthy();
  });

  it('works with a Controller of react-hook-form: focuses a missing choice', async () => {
    const onValid = vi.fn();
    function Form() {
      const { control, handleSubmit } = useForm({ defaultValues: { class: '' } });
      return (
        <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
          <Controller
            control={control}
            name="class"
            rules={{ required: 'Choose the risk class' }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              <Example {...field} onValueChange={onChange} error={fieldState.error?.message} />
            )}
          />
          <button type="submit">Save</button>
        </form>
      );
    }
    await render(<Form />);
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(document.activeElement).toBe(select()));
    expect(select().getAttribute('aria-invalid')).toBe('true');
    await userEvent.keyboard('{End}{Enter}');
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(onValid.mock.lastCall?.[0]).toEqual({ class: 'III' }));
  });
});
