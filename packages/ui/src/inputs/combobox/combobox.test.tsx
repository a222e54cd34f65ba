import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { comboboxKeys, comboboxMultipleKeys } from './combobox.keys.js';
import {
  Combobox,
  type MultipleComboboxProps,
  type Option,
  type OptionLoader,
  type SingleComboboxProps,
} from './index.js';

// covers D.662 D.663 D.664 D.667 D.668 D.703 D.704 D.705 D.706
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

const countries = [
  { value: 'fr', label: 'France' },
  { value: 'it', label: 'Italy' },
];
describeField('Combobox', <Combobox label="Country" options={countries} />, {
  part: 'combobox-input',
  first: { value: '', submitted: [''], shown: '' },
  second: { value: 'fr', submitted: ['fr'], shown: 'France' },
  text: 'France',
  popup: true,
});
describeField('Combobox with multiple', <Combobox label="Country" multiple options={countries} />, {
  part: 'combobox-input',
  first: { value: ['it'], submitted: ['it'], shown: 'Italy' },
  second: { value: ['it', 'fr'], submitted: ['it', 'fr'], shown: 'Italy France' },
  text: 'France',
  popup: true,
  shown: (root) => [...root.querySelectorAll('[data-part="chip"]')].map((chip) => chip.textContent).join(' '),
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

  it('removes no option while the Backspace that erased the text is kept pressed (D.666)', async () => {
    await render(<Example multiple defaultValue={['MDA 0201', 'MDA 0202']} />);
    await userEvent.type(input(), 'MD');
    await userEvent.keyboard('{Backspace>6/}');
    expect([input().value, chips()]).toEqual(['', ['MDA 0201', 'MDA 0202']]);
    await userEvent.keyboard('{Backspace}');
    expect(chips()).toEqual(['MDA 0201']);
  });

  it('stays open on a press on the text of an empty list (D.704)', async () => {
    await render(<Example />);
    await userEvent.type(input(), 'nothing');
    await userEvent.click(document.querySelector('[data-part="listbox"] [data-slot="empty"]')!);
    expect(document.activeElement).toBe(input());
    expect([input().ariaExpanded, input().value]).toEqual(['true', 'nothing']);
  });

  it('returns the focus from an option, which becomes active, and its keys work', async () => {
    const onValueChange = vi.fn();
    await render(<Example onValueChange={onValueChange} />);
    await userEvent.click(input());
    (page.getByRole('option', { name: 'MDA 0202' }).element() as HTMLElement).focus(); // as a screen reader does
    expect(document.activeElement).toBe(input());
    await vi.waitFor(() => expect(active()).toBe('MDA 0202'));
    (page.getByRole('listbox').element() as HTMLElement).focus();
    expect(document.activeElement).toBe(input());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange.mock.calls).toEqual([['MDN 1101']]);
  });

  it('makes an option active under a pointer that a test driver moves', async () => {
    await render(<Example />);
    await userEvent.click(input());
    page
      .getByRole('option', { name: 'MDA 0202' })
      .element()
      .dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    await vi.waitFor(() => expect(active()).toBe('MDA 0202'));
  });

  it('ignores Enter and Escape of an input method in the open list', async () => {
    const onValueChange = vi.fn();
    await render(<Example onValueChange={onValueChange} />);
    await userEvent.click(input());
    for (const key of ['Enter', 'Escape'])
      input().dispatchEvent(new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true }));
    await expect.element(page.getByRole('listbox')).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('chooses the exact name when the field is left, and asks if only the case is different from two names', async () => {
    const onValueChange = vi.fn();
    const units = [
      { value: 'milli', label: 'mW' },
      { value: 'mega', label: 'MW' },
    ];
    await render(
      <>
        <Example options={units} onValueChange={onValueChange} />
        <button type="button">Next</button>
      </>,
    );
    for (const text of ['MW', 'mw']) {
      await userEvent.fill(input(), text);
      await userEvent.tab();
      await vi.waitFor(() => expect(document.activeElement).not.toBe(input()));
    }
    expect(onValueChange.mock.calls).toEqual([['mega']]);
    expect([input().value, input().validity.customError]).toEqual(['mw', true]);
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

  it.each([
    ['labels.empty', { labels: { empty: 'No such code' } }],
    ['the earlier prop emptyText', { emptyText: 'No such code' }],
  ])('shows and announces that no option matches, with %s', async (_, props) => {
    await render(<Example {...props} />);
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

  it('on blur, keeps text that no option has, with an error, chooses a named option, and clears an empty field', async () => {
    const onValueChange = vi.fn();
    await render(
      <>
        <a href="#a">Before</a>
        <Example defaultValue="MDA 0201" onValueChange={onValueChange} />
      </>,
    );
    await page.getByRole('combobox').fill('nonsense');
    await page.getByRole('link').click();
    await expect.element(page.getByText(/nonsense.* is not in the list/)).toBeVisible();
    expect([input().value, input().validity.customError, onValueChange.mock.calls]).toEqual(['nonsense', true, []]);
    await page.getByRole('combobox').fill('more');
    await userEvent.keyboard('{Escape}');
    expect([input().value, input().validity.customError]).toEqual(['MDA 0201', false]);
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
    await page.getByRole('button', { name: 'Vider Designation codes' }).click();
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

/** A loader whose requests the test completes, in any order. */
function controlledLoader() {
  const requests: { typed: string; signal: AbortSignal; resolve: (found: Option[]) => void; reject: () => void }[] = [];
  const load = vi.fn<OptionLoader>((typed, { signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Option[]>();
    requests.push({ typed, signal, resolve, reject: () => reject(new Error('offline')) });
    return promise;
  });
  return { load, requests };
}
const customer = (label: string): Option => ({ value: label.toLowerCase(), label });

describe('Combobox with a loader', () => {
  const open = async (props: ExampleProps) => {
    const screen = await render(<Example loadDelay={0} {...props} />);
    input().focus();
    await userEvent.keyboard('{ArrowDown}');
    return screen;
  };

  it('loads the first options when it opens, and those that match the typed text', async () => {
    const { load, requests } = controlledLoader();
    await open({ options: load });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(page.getByRole('listbox', { includeHidden: true }).element().getAttribute('aria-busy')).toBe('true');
    await expect.element(page.getByText('Loading options').first()).toBeInTheDocument();
    requests[0]!.resolve([customer('Ada'), customer('Bo')]);
    await vi.waitFor(() => expect(shown()).toEqual(['Ada', 'Bo']));
    await userEvent.keyboard('c');
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]!.typed).toBe('c');
    expect(active()).toBeNull(); // Enter chooses no option of the previous text
    requests[1]!.resolve([customer('Cleo'), customer('Marc')]);
    await vi.waitFor(() => expect(active()).toBe('Cleo'));
    expect(shown()).toEqual(['Cleo', 'Marc']);
    await userEvent.keyboard('{Enter}');
    expect(input().value).toBe('Cleo');
  });

  it('ignores a late result of an earlier text, and aborts its request', async () => {
    const { load, requests } = controlledLoader();
    await open({ options: load });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await userEvent.keyboard('b');
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[0]!.signal.aborted).toBe(true);
    requests[1]!.resolve([customer('Bo')]);
    await vi.waitFor(() => expect(shown()).toEqual(['Bo']));
    requests[0]!.resolve([customer('Ada')]);
    await new Promise(requestAnimationFrame);
    expect(shown()).toEqual(['Bo']);
  });

  it('waits until the user stops typing', async () => {
    const { load, requests } = controlledLoader();
    await open({ options: load, loadDelay: 150 });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await userEvent.keyboard('cle');
    await vi.waitFor(() => expect(requests.at(-1)?.typed).toBe('cle'));
    expect(requests.length).toBeLessThanOrEqual(3);
  });

  it('shows an error with a row that loads again', async () => {
    const { load, requests } = controlledLoader();
    await open({ options: load, labels: { retry: 'Réessayer', loadFailed: 'Hors ligne' } });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    requests[0]!.reject();
    await expect.element(page.getByRole('option', { name: 'Réessayer Hors ligne' })).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('Hors ligne');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    requests[1]!.resolve([customer('Ada')]);
    await vi.waitFor(() => expect(shown()).toEqual(['Ada']));
    expect(input().getAttribute('aria-expanded')).toBe('true');
  });

  it('shows that nothing was found', async () => {
    await open({ options: () => Promise.resolve([]), emptyText: 'No customer' });
    await expect.element(page.getByRole('status')).toHaveTextContent('No customer');
  });

  it('keeps the labels of chosen options that are no longer loaded', async () => {
    const load: OptionLoader = (typed) =>
      Promise.resolve(['Ada', 'Bo', 'Cleo'].filter((label) => label.toLowerCase().includes(typed)).map(customer));
    await open({ options: load, multiple: true, defaultValue: ['zoe'], chosenOptions: [customer('Zoe')] });
    await vi.waitFor(() => expect(shown()).toHaveLength(3));
    await userEvent.keyboard('ada');
    await vi.waitFor(() => expect(active()).toBe('Ada'));
    await userEvent.keyboard('{Enter}bo');
    await vi.waitFor(() => expect(shown()).toEqual(['Bo']));
    expect(chips()).toEqual(['Zoe', 'Ada']);
  });

  it('loads the options again when it opens again, and shows the previous ones until then', async () => {
    let choices = ['Ada'];
    const load = vi.fn<OptionLoader>(() => new Promise((done) => setTimeout(() => done(choices.map(customer)), 100)));
    await open({ options: load });
    await vi.waitFor(() => expect(shown()).toEqual(['Ada']));
    await userEvent.keyboard('{Escape}');
    choices = ['Bo'];
    await userEvent.keyboard('{ArrowDown}');
    expect(shown()).toEqual(['Ada']);
    await vi.waitFor(() => expect(shown()).toEqual(['Bo']));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('aborts its request when it closes and does not load while it is closed', async () => {
    const { load, requests } = controlledLoader();
    await open({ options: load });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    expect(requests[0]!.signal.aborted).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('Combobox with onCreate', () => {
  it('adds the typed text as an option and chooses it', async () => {
    const onCreate = vi.fn((text: string): Option => ({ value: `new-${text}`, label: text }));
    const onValueChange = vi.fn();
    await render(<Example onCreate={onCreate} onValueChange={onValueChange} />);
    input().focus();
    await userEvent.keyboard('Solar panel');
    expect(active()).toBe('Add “Solar panel”');
    await userEvent.keyboard('{Enter}');
    expect(onCreate.mock.calls).toEqual([['Solar panel']]);
    expect(onValueChange.mock.calls).toEqual([['new-Solar panel']]);
    expect(input().value).toBe('Solar panel');
  });

  it('offers the row after matching options, and not for the label of an option', async () => {
    await render(<Example onCreate={() => undefined} labels={{ create: (text) => `Ajouter ${text}` }} />);
    input().focus();
    await userEvent.keyboard('mda 020');
    expect(shown()).toEqual(['MDA 0201', 'MDA 0202', 'Ajouter mda 020']);
    await userEvent.keyboard('1');
    expect(shown()).toEqual(['MDA 0201']);
    await expect.element(page.getByRole('status')).toHaveTextContent('1 option');
  });

  it('chooses nothing if onCreate returns nothing', async () => {
    const onValueChange = vi.fn();
    await render(<Example multiple onCreate={() => undefined} onValueChange={onValueChange} />);
    input().focus();
    await userEvent.keyboard('x{Enter}');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(input().value).toBe('');
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  it('adds several options with multiple', async () => {
    const onValueChange = vi.fn();
    await render(<Example multiple onCreate={(text) => customer(text)} onValueChange={onValueChange} />);
    input().focus();
    await userEvent.keyboard('Ada{Enter}Bo{Enter}');
    expect(onValueChange.mock.lastCall).toEqual([['ada', 'bo']]);
    expect(chips()).toEqual(['Ada', 'Bo']);
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

  it('chooses what a pasted or typed list names, and keeps the rest with an error', async () => {
    const onValueChange = vi.fn();
    await render(<Example multiple onValueChange={onValueChange} />);
    const paste = (text: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      input().focus();
      input().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    };
    paste('mda 0201\nMDN 1102\nMDX 1');
    await expect.element(page.getByRole('combobox')).toHaveValue('MDX 1');
    expect(onValueChange.mock.calls).toEqual([[['MDA 0201', 'MDN 1102']]]);
    await expect.element(page.getByText(/MDX 1.* is not in the list/)).toBeVisible();
    await page.getByRole('combobox').fill('MDA 0202');
    input().blur();
    await expect.poll(chips).toEqual(expect.arrayContaining([expect.stringContaining('MDA 0202')]));
    expect(input().value).toBe('');
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
