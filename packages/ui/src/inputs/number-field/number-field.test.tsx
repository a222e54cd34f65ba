import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { recordAnnouncements } from '../../testing/announced.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { NumberField, type NumberFieldProps } from './index.js';
import { numberFieldKeys } from './number-field.keys.js';

// covers D.662 D.663 D.664 D.665 D.666
const Example = (props: Partial<NumberFieldProps>) => <NumberField label="Amount" {...props} />;
const input = () => page.getByRole('textbox', { name: 'Amount' }).element() as HTMLInputElement;
const button = (name: string) => page.getByRole('button', { name });
const formValue = () => new FormData(document.querySelector('form') ?? undefined).get('amount');
const type = async (text: string) => {
  await page.getByRole('textbox').fill(text);
  await userEvent.keyboard('{Enter}');
};

describeConformance('NumberField', <Example defaultValue={5} />, {
  part: 'number-field-input',
  rootPart: 'number-field',
  element: HTMLInputElement,
});

describeField('NumberField', <NumberField label="Amount" />, {
  part: 'number-field-input',
  first: { value: 5, submitted: ['5'], shown: '5' },
  second: { value: 1077, submitted: ['1077'], shown: '1,077' },
  text: '1077',
  unreadable: 'many',
});
describeField('An empty NumberField', <NumberField label="Amount" />, {
  part: 'number-field-input',
  first: { value: null, submitted: [''], shown: '' },
  second: { value: 77, submitted: ['77'], shown: '77' },
  text: '77',
});

describe('NumberField', () => {
  it.each(numberFieldKeys)('$keys: $does', async (row) => {
    const onValueChange = vi.fn();
    await render(<Example defaultValue={20} min={0} max={100} onValueChange={onValueChange} />);
    await walkKeys(row, { focusFirst: input() });
    expect(onValueChange.mock.calls).toEqual([[row.value]]);
    expect(input().value).toBe(String(row.value));
  });

  it('parses and formats in the language, when the focus leaves the field', async () => {
    const onValueChange = vi.fn();
    await render(
      <>
        <Example locale="de" onValueChange={onValueChange} />
        <button type="button">Next</button>
      </>,
    );
    await page.getByRole('textbox').fill('1234,5');
    expect(onValueChange).not.toHaveBeenCalled();
    await button('Next').click();
    expect(onValueChange.mock.calls).toEqual([[1234.5]]);
    expect(input().value).toBe('1.234,5');
  });

  it('reads and shows money in minor units', async () => {
    const onValueChange = vi.fn();
    await render(
      <Example format={{ currency: 'EUR', minorUnits: true }} defaultValue={115} onValueChange={onValueChange} />,
    );
    expect(input().value).toBe('1.15');
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowUp}');
    expect(onValueChange.mock.lastCall).toEqual([215]);
    await type('€19.99');
    expect(onValueChange.mock.lastCall).toEqual([1999]);
    expect(input().value).toBe('19.99');
  });

  it.each([
    ['ten', {}, 'Enter a number such as 0'],
    ['0', { min: 1 }, 'Enter 1 or more'],
    ['9', { max: 8, format: { unit: 'kWh' } }, 'Enter 8\u00A0kWh or less'],
    ['7', { step: 5 }, 'The nearest possible values are 5 and 10'],
    ['1.234', { format: { currency: 'EUR' } }, 'Enter at most 2 decimals'],
    ['1.5', { format: { maximumFractionDigits: 0 } }, 'Enter a whole number'],
  ] as const)('keeps the text %j with %j and explains: %s', async (text, props, error) => {
    const onValueChange = vi.fn();
    await render(<Example {...(props as Partial<NumberFieldProps>)} defaultValue={5} onValueChange={onValueChange} />);
    await type(text);
    expect(input().value).toBe(text);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toBe(
      error,
    );
    expect(onValueChange.mock.calls).toEqual([[null]]);
  });

  it('shows a problem of the typed text instead of the error of the form, and reports it until it is solved', async () => {
    const onProblem = vi.fn();
    await render(<Example error="Enter the reading" onProblem={onProblem} />);
    await type('x');
    await expect.element(page.getByText('Enter a number such as 0')).toBeVisible();
    expect(page.getByText('Enter the reading').query()).toBeNull();
    await page.getByRole('textbox').fill('1');
    expect(page.getByText('Enter a number such as 0').query()).toBeNull();
    await expect.element(page.getByText('Enter the reading')).toBeVisible();
    expect(onProblem.mock.calls).toEqual([['Enter a number such as 0'], [undefined]]);
  });

  it.each([
    ['en', '1,234.5', '$1,234.50', 'For example 1,234.50'],
    ['de', '1.234,5', '1.234,50', 'For example 1.234,50'],
    ['fr', '1 234,5', '1 234,50', 'For example 1 234,50'],
    ['ar-EG', '١٬٢٣٤٫٥', '١٬٢٣٤٫٥٠', 'For example ١٬٢٣٤٫٥٠'],
  ])('in %s, reads %s as 1234.5, in the format that it shows', async (locale, typed, shown, example) => {
    const onValueChange = vi.fn();
    await render(<Example locale={locale} format={{ currency: 'USD' }} onValueChange={onValueChange} />);
    await expect.element(page.getByText(example)).toBeVisible();
    await type(typed);
    expect(onValueChange.mock.calls).toEqual([[1234.5]]);
    expect(shown).toContain(input().value.replaceAll('\u00A0', ' '));
  });

  it('hands an unread text to its form, which shows it again with its error, and replaces or removes it', async () => {
    const onUnreadText = vi.fn();
    const onValueChange = vi.fn();
    const example = (props: Partial<NumberFieldProps>) => <Example {...{ onUnreadText, onValueChange, ...props }} />;
    const { unmount } = await render(example({ value: 5 }));
    await type('many');
    expect([onValueChange.mock.calls, onUnreadText.mock.calls]).toEqual([[[null]], [['many']]]);
    await unmount();
    const { rerender } = await render(example({ value: null, unreadText: 'many' }));
    await expect.element(page.getByRole('textbox')).toHaveValue('many');
    await expect.element(page.getByText('Enter a number such as 0')).toBeVisible();
    expect(input().validity.customError).toBe(true);
    await type('');
    expect(onValueChange.mock.calls).toEqual([[null], [null]]);
    await rerender(example({ value: null, unreadText: undefined })); // the form is reset
    await expect.element(page.getByRole('textbox')).toHaveValue('');
    await rerender(example({ value: 7 }));
    await expect.element(page.getByRole('textbox')).toHaveValue('7');
  });

  it('shows no example if only whole numbers are allowed, or it is hidden', async () => {
    const screen = await render(<Example format={{ maximumFractionDigits: 0 }} />);
    expect(page.getByText('For example', { exact: false }).query()).toBeNull();
    await screen.rerender(<Example step={5} min={0} />);
    expect(page.getByText('For example', { exact: false }).query()).toBeNull();
    await screen.rerender(<Example hideFormat />);
    expect(page.getByText('For example', { exact: false }).query()).toBeNull();
  });

  it('steps from the typed number, but keeps text that is not a number', async () => {
    await render(<Example max={50} />);
    await page.getByRole('textbox').fill('9');
    await userEvent.keyboard('{ArrowUp}');
    expect(input().value).toBe('10');
    await page.getByRole('textbox').fill('200');
    await userEvent.keyboard('{ArrowUp}');
    expect(input().value).toBe('50');
    await page.getByRole('textbox').fill('many');
    await userEvent.keyboard('{ArrowUp}');
    expect(input().value).toBe('many');
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('changes by its buttons, which are disabled at the limits and named after the field', async () => {
    const onValueChange = vi.fn();
    await render(<Example defaultValue={1} min={0} max={2} onValueChange={onValueChange} />);
    await button('Increase Amount').click();
    expect(onValueChange.mock.calls).toEqual([[2]]);
    await expect.element(button('Increase Amount')).toBeDisabled();
    (button('Decrease Amount').element() as HTMLElement).click(); // as assistive technologies do
    expect(onValueChange.mock.lastCall).toEqual([1]);
    expect((button('Decrease Amount').element() as HTMLElement).tabIndex).toBe(-1);
  });

  it('names its buttons by themselves, so that its label finds one element', async () => {
    await render(<Example />);
    expect(page.getByLabelText('Amount', { exact: true }).elements()).toEqual([input()]);
  });

  it.each([
    ['a mouse whose click has no pointer type', 'mouse', () => new MouseEvent('click', { bubbles: true, detail: 1 })],
    ['a mouse', 'mouse', () => new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'mouse' })],
    ['a finger', 'touch', () => new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' })],
    [
      'a finger, reported as a mouse',
      'touch',
      () => new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'mouse' }),
    ],
    [
      'a finger, pressed as a mouse',
      'mouse',
      () => new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }),
    ],
  ] as const)('changes by one step per press of %s', async (_, pointerType, click) => {
    await render(<Example defaultValue={0} />);
    const increase = button('Increase Amount').element();
    const pointer = { bubbles: true, cancelable: true, pointerType, button: 0 };
    for (const value of ['1', '2']) {
      increase.dispatchEvent(new PointerEvent('pointerdown', pointer));
      increase.dispatchEvent(new PointerEvent('pointerup', pointer));
      increase.dispatchEvent(click());
      await vi.waitFor(() => expect(input().value).toBe(value));
    }
    // A press that ends elsewhere has no click; the next one may come from an assistive technology.
    increase.dispatchEvent(new PointerEvent('pointerdown', pointer));
    window.dispatchEvent(new PointerEvent('pointerup', pointer));
    const before = Number(input().value);
    (increase as HTMLElement).click();
    await vi.waitFor(() => expect(input().value).toBe(String(before + 1)));
  });

  it('announces the last value only while a key is kept pressed', async () => {
    const announced = recordAnnouncements();
    await render(<Example defaultValue={1000} />);
    input().focus();
    for (let press = 0; press < 60; press++) {
      input().dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true, repeat: press > 0 }),
      );
      await Promise.resolve();
    }
    await vi.waitFor(() => expect(announced.at(-1)).toBe('polite 1,060'));
    expect(announced.filter((text) => text.startsWith('polite 1,0'))).toEqual(['polite 1,060']); // others are of tests before
  });

  it('shows all decimals of a given value', async () => {
    await render(<Example value={1.23456} />);
    expect(input().value).toBe('1.23456');
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });

  it('submits the right one of two fields with one name, whose text a script set', async () => {
    await render(
      <form>
        <NumberField label="First" name="amount" defaultValue={1} />
        <input name="amount" defaultValue="own" />
        <NumberField label="Second" name="amount" defaultValue={2} />
      </form>,
    );
    Reflect.set(HTMLInputElement.prototype, 'value', '77', page.getByRole('textbox', { name: 'Second' }).element());
    expect(new FormData(document.querySelector('form')!).getAll('amount')).toEqual(['1', 'own', '77']);
  });

  it('submits to a form elsewhere on the page', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    await render(
      <>
        <form id="far" onSubmit={onSubmit} />
        <Example name="amount" form="far" defaultValue={5} />
      </>,
    );
    const far = document.querySelector('form')!;
    await page.getByRole('textbox').fill('many');
    far.requestSubmit();
    expect(onSubmit).not.toHaveBeenCalled();
    await page.getByRole('textbox').fill('77');
    far.requestSubmit();
    expect(new FormData(far).get('amount')).toBe('77');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    far.reset();
    await vi.waitFor(() => expect(input().value).toBe('5'));
  });

  it('repeats while the mouse button is pressed and stops when it is released', async () => {
    await render(<Example defaultValue={0} />);
    const increase = button('Increase Amount').element();
    const pointer = { bubbles: true, cancelable: true, pointerType: 'mouse', button: 0 };
    increase.dispatchEvent(new PointerEvent('pointerdown', pointer));
    await vi.waitFor(() => expect(Number(input().value)).toBeGreaterThan(3));
    window.dispatchEvent(new PointerEvent('pointerup', pointer));
    const stopped = input().value;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(input().value).toBe(stopped);
  });

  it('announces the value with its unit after a step', async () => {
    await render(<Example defaultValue={5} format={{ unit: 'kWh' }} />);
    input().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByRole('status')).toHaveTextContent('6 kWh');
  });

  it('does not change with the mouse wheel, or while it is read-only', async () => {
    const onValueChange = vi.fn();
    const screen = await render(<Example defaultValue={5} onValueChange={onValueChange} />);
    input().focus();
    input().dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
    await screen.rerender(<Example defaultValue={5} readOnly onValueChange={onValueChange} />);
    await userEvent.keyboard('{ArrowUp}');
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(button('Increase Amount')).toBeDisabled();
  });

  it('is described by its unit', async () => {
    await render(<Example format={{ unit: 'kWh' }} help="Per year" />);
    const ids = input().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Per year For example 1,234.5', 'kWh']);
  });

  it('shows the value that the caller sets, instead of typed text', async () => {
    function Form() {
      const [value, setValue] = useState<number | null>(1);
      return (
        <>
          <Example value={value} onValueChange={setValue} />
          <button type="button" onClick={() => setValue(100)}>
            Use the maximum
          </button>
        </>
      );
    }
    await render(<Form />);
    await type('x');
    await button('Use the maximum').click();
    expect(input().value).toBe('100');
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });

  it('is submitted as a number without separators and reset with a native form', async () => {
    await render(
      <form onSubmit={(event) => event.preventDefault()}>
        <Example name="amount" defaultValue={1234.5} />
        <button type="reset">Reset</button>
      </form>,
    );
    expect(formValue()).toBe('1234.5');
    await type('x');
    expect(formValue()).toBe('');
    await button('Reset').click();
    expect(formValue()).toBe('1234.5');
    expect(input().value).toBe('1,234.5');
  });

  it('works with a Controller of react-hook-form: applies the typed text when Enter submits the form', async () => {
    const onValid = vi.fn();
    function Form() {
      const { control, handleSubmit } = useForm({ defaultValues: { amount: null as number | null } });
      return (
        <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
          <Controller
            control={control}
            name="amount"
            rules={{ validate: (amount) => amount !== null || 'Enter an amount' }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              <Example {...field} onValueChange={onChange} error={fieldState.error?.message} />
            )}
          />
          <button type="submit">Save</button>
        </form>
      );
    }
    await render(<Form />);
    await button('Save').click();
    await vi.waitFor(() => expect(document.activeElement).toBe(input()));
    await userEvent.keyboard('12.5{Enter}');
    await vi.waitFor(() => expect(onValid.mock.lastCall?.[0]).toEqual({ amount: 12.5 }));
  });
});
