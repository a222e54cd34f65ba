import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { comboboxKeys, comboboxMultipleKeys } from './combobox.keys.js';
import { Combobox, type MultipleComboboxProps, type Option, type SingleComboboxProps } from './index.js';

const options: Option[] = ['MDA 0201', 'MDA 0202', 'MDN 1101', 'MDN 1102'].map((value) => ({
  value,
  label: value,
  group: value.slice(0, 3),
}));
const searchable: Option[] = [
  { value: 'fr', label: 'Évaluation clinique', keywords: ['essai'] },
  { value: 'ro', label: 'Siguranță', description: 'Raport de vigilență' },
  { value: 'no', label: 'Retired', disabled: true },
];
type ExampleProps = Partial<SingleComboboxProps> | (Partial<MultipleComboboxProps> & { multiple: true });
const Example = (props: ExampleProps) => <Combobox label="Designation codes" options={options} {...props} />;
const input = () => page.getByRole('combobox', { name: 'Designation codes' }).element() as HTMLInputElement;
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const shown = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
const chips = () => [...document.querySelectorAll('[data-part="chip"]')].map((chip) => chip.textContent);

describeConformance('Combobox', <Example />, {
  part: 'combobox-input',
  rootPart: 'combobox',
  element: HTMLInputElement,
});
describeConformance('Combobox with multiple', <Example multiple defaultValue={['MDA 0201']} />, {
  part: 'combobox-input',
  rootPart: 'combobox',
  element: HTMLInputElement,
});

describe('Combobox', () => {
  it.each(comboboxKeys)('$keys: $does', async (row) => {
    await render(<Example />);
    await walkKeys(row, { focusFirst: input() });
    expect(active()).toBe(row.active);
    expect(input().getAttribute('aria-expanded')).toBe(String(row.active !== null));
    expect(input().value).toBe(row.text);
    expect(document.activeElement).toBe(input());
  });

  it.each([
    ['evaluation', ['Évaluation clinique']],
    ['ÉVAL', ['Évaluation clinique']],
    ['essai', ['Évaluation clinique']],
    ['vigilenta raport', ['SiguranțăRaport de vigilență']],
  ])('matches label, keywords and description, ignoring case and diacritics: %s', async (typed, found) => {
    await render(<Example options={searchable} />);
    input().focus();
    await userEvent.keyboard(typed);
    expect(shown()).toEqual(found);
  });

  it('shows and announces that no option matches', async () => {
    await render(<Example emptyText="No such code" />);
    input().focus();
    await userEvent.keyboard('9999');
    await expect.element(page.getByText('No such code').first()).toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('No such code');
  });

  it('uses a custom filter', async () => {
    await render(<Example filter={(option, typed) => option.value.endsWith(typed)} />);
    input().focus();
    await userEvent.keyboard('1');
    expect(shown()).toEqual(['MDA 0201', 'MDN 1101']);
  });

  it('labels the groups of options', async () => {
    await render(<Example defaultOpen />);
    expect(page.getByRole('group', { name: 'MDN' }).getByRole('option').elements()).toHaveLength(2);
  });

  it('opens with all options and selects the text, so that typing replaces it', async () => {
    await render(<Example defaultValue="MDN 1101" />);
    await page.getByRole('combobox').click();
    expect(shown()).toHaveLength(4);
    expect(active()).toBe('MDN 1101');
    await userEvent.keyboard('0202{Enter}');
    expect(input().value).toBe('MDA 0202');
  });

  it('on blur, discards text that matches no option, chooses a matching one, and clears an empty field', async () => {
    const onValueChange = vi.fn();
    await render(
      <>
        <a href="#a">Before</a>
        <Example defaultValue="MDA 0201" onValueChange={onValueChange} />
      </>,
    );
    await page.getByRole('combobox').fill('nonsense');
    await page.getByRole('link').click();
    expect(input().value).toBe('MDA 0201');
    expect(onValueChange).not.toHaveBeenCalled();
    await page.getByRole('combobox').fill('mdn 1102');
    await page.getByRole('link').click();
    expect(input().value).toBe('MDN 1102');
    await page.getByRole('combobox').fill('');
    await page.getByRole('link').click();
    expect(onValueChange.mock.calls).toEqual([['MDN 1102'], [null]]);
  });

  it('chooses an option on click and is cleared by its clear button', async () => {
    const onValueChange = vi.fn();
    await render(<Example onValueChange={onValueChange} labels={{ clear: 'Vider' }} />);
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: 'MDN 1101' }).click();
    await page.getByRole('button', { name: 'Vider' }).click();
    expect(onValueChange.mock.calls).toEqual([['MDN 1101'], [null]]);
    expect(document.activeElement).toBe(input());
  });

  it('does not choose a disabled option', async () => {
    await render(<Example options={searchable} />);
    input().focus();
    await userEvent.keyboard('retired{Enter}');
    expect(input().value).toBe('retired');
    expect(active()).toBeNull();
  });

  it.each([
    [100, 100],
    [401, 40],
  ])('renders only the changed options when the active one of %i options changes', async (count, maximum) => {
    const Probe = vi.fn(() => <span>Code</span>);
    const many = Array.from({ length: count }, (_, index): Option => ({
      value: `${index}`,
      label: `Code ${index}`,
      content: <Probe />,
    }));
    await render(<Example options={many} />);
    input().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(page.getByRole('option').elements().length).toBeLessThanOrEqual(maximum);
    const before = Probe.mock.calls.length;
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(Probe).toHaveBeenCalledTimes(before);
  });
});

describe('The types of Combobox', () => {
  const risk = [
    { value: 'low', label: 'Low' },
    { value: 'high', label: 'High' },
  ] as const satisfies Option[];

  it('accept one value, or with multiple a list of values', () => {
    const check = (chosen: 'low' | 'high' | null) => chosen;
    const checkAll = (chosen: ('low' | 'high')[]) => chosen;
    const elements = [
      <Combobox key={0} label="Risk" options={risk} value="low" onValueChange={check} />,
      <Combobox key={1} label="Risk" options={risk} value={null} />,
      <Combobox key={2} label="Risk" options={risk} multiple value={['low']} onValueChange={checkAll} />,
      // @ts-expect-error: with multiple, the value is a list
      <Combobox key={3} label="Risk" options={risk} multiple value="low" />,
      // @ts-expect-error: without multiple, the value is not a list
      <Combobox key={4} label="Risk" options={risk} value={['low']} />,
      // @ts-expect-error: not the value of an option
      <Combobox key={5} label="Risk" options={risk} value="medium" />,
      // @ts-expect-error: not the value of an option
      <Combobox key={6} label="Risk" options={risk} multiple value={['medium']} />,
      // @ts-expect-error: one value is not a list
      <Combobox key={7} label="Risk" options={risk} onValueChange={checkAll} />,
    ];
    expect(elements).toHaveLength(8);
  });
});

describe('Combobox with multiple', () => {
  it.each(comboboxMultipleKeys)('$keys: $does', async (row) => {
    const onValueChange = vi.fn();
    await render(<Example multiple defaultValue={['MDA 0201', 'MDN 1101']} onValueChange={onValueChange} />);
    await walkKeys(row, { focusFirst: input() });
    expect(chips()).toEqual(row.chosen);
    expect(onValueChange.mock.calls).toEqual([[row.chosen]]);
  });

  it('moves the focus from a removed chip to the next one, or to the field, and announces the removed option', async () => {
    await render(
      <Example
        multiple
        defaultValue={['MDA 0201', 'MDN 1101']}
        labels={{ remove: 'Retirer', removed: (label) => `${label} retiré` }}
      />,
    );
    await page.getByRole('button', { name: 'Retirer MDA 0201' }).click();
    await expect.element(page.getByRole('button', { name: 'Retirer MDN 1101' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(input());
    await expect.element(page.getByRole('status')).toHaveTextContent('MDN 1101 retiré');
  });

  it('stays open after an option is chosen', async () => {
    await render(<Example multiple />);
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: 'MDA 0202' }).click();
    await page.getByRole('option', { name: 'MDN 1102' }).click();
    expect(chips()).toEqual(['MDA 0202', 'MDN 1102']);
    expect(page.getByRole('listbox').element().getAttribute('aria-multiselectable')).toBe('true');
  });

  it('submits each value with its name in a native form', async () => {
    await render(
      <form>
        <Example multiple name="codes" defaultValue={['MDA 0201', 'MDN 1101']} />
      </form>,
    );
    expect(new FormData(document.querySelector('form') ?? undefined).getAll('codes')).toEqual(['MDA 0201', 'MDN 1101']);
    input().focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(new FormData(document.querySelector('form') ?? undefined).getAll('codes')).toEqual([]);
  });

  it('works with a Controller of react-hook-form: focuses a missing choice', async () => {
    const onValid = vi.fn();
    function Form() {
      const { control, handleSubmit } = useForm({ defaultValues: { codes: [] as string[] } });
      return (
        <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
          <Controller
            control={control}
            name="codes"
            rules={{ validate: (codes) => codes.length > 0 || 'Choose a code' }}
            render={({ field: { onChange, value, ...field }, fieldState }) => (
              <Example {...field} multiple value={value} onValueChange={onChange} error={fieldState.error?.message} />
            )}
          />
          <button type="submit">Save</button>
        </form>
      );
    }
    await render(<Form />);
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(document.activeElement).toBe(input()));
    await userEvent.keyboard('1101{Enter}{Escape}');
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(onValid.mock.lastCall?.[0]).toEqual({ codes: ['MDN 1101'] }));
  });

  it.each(['ltr', 'rtl'])('keeps a list that is wider than its field inside a narrow window (%s)', async (dir) => {
    await page.viewport(390, 800);
    onTestFinished(() => page.viewport(1024, 768));
    const wide = options.map((option) => ({ ...option, label: `${option.label} ${'long label '.repeat(8)}` }));
    await render(
      <div dir={dir} style={{ inlineSize: 220, marginInlineStart: 150 }}>
        <Example options={wide} />
      </div>,
    );
    await userEvent.click(input());
    await vi.waitFor(() => {
      const { left, right, width } = document.querySelector('[data-part="listbox"]')!.getBoundingClientRect();
      expect(width).toBeGreaterThan(220);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
    });
  });
});
