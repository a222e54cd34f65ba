import { cloneElement, useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { looksOf } from './field-looks.js';
import { testDisabledPopup, testLabelPress, testNamedForm } from './field-rules.js';

/** A value of a field: its prop, what a form submits for it, and what the field shows. */
interface Sample {
  value: unknown;
  submitted: readonly string[];
  shown: string;
}

interface FieldOptions {
  /** The `data-part` of the control. */
  part: string;
  /** The first value may be empty. */
  first: Sample;
  second: Sample;
  /** Text that represents the second value. Absent if the field has no text whose value differs. */
  text?: string;
  /** Text that is no value, which the field keeps. */
  unreadable?: string;
  /** The prop with the value, and the callback; `value` and `onValueChange` by default. */
  props?: { value: string; defaultValue: string; onChange: string };
  /** The prop with the name; `name` by default. */
  name?: string;
  /** Changes the first value to the second as a user does. By default types `text`. */
  change?: (control: HTMLElement) => Promise<unknown>;
  /** Returns what the field shows. By default the value of the input. */
  shown?: (root: HTMLElement) => string;
  /** Whether the field opens a popup with `defaultOpen`. */
  popup?: boolean;
  /** Whether it can be read-only; yes by default. */
  readOnly?: boolean;
  /** Whether the field has the prop `form`. Default: yes. */
  hasForm?: boolean;
}

const usual = { value: 'value', defaultValue: 'defaultValue', onChange: 'onValueChange' };
const form = () => document.querySelector('form')!;
const data = () => new FormData(form()).getAll('field').map(String);
const popup = () => document.querySelector('[role="listbox"], [role="dialog"]');

/** Sets the text of an input as browsers and password managers do, without React. */
function fill(input: HTMLInputElement, text: string, events: readonly string[]) {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  for (const type of events) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * The tests that every field of the library must pass: what is visible is what is submitted, a controlled value changes
 * only through its prop, an uncontrolled one returns to its default, a disabled fieldset disables it, and it leaves the
 * keys of an input method alone.
 */
export function describeField(name: string, ui: ReactElement, options: FieldOptions) {
  const { part, first, second, text, unreadable, props = usual } = options;
  const control = () => document.querySelector<HTMLElement>(`[data-part="${part}"]`)!;
  const input = () => control() as HTMLInputElement;
  const root = () => control().closest<HTMLElement>('form > [data-part], fieldset > [data-part]')!;
  const shown = () => (options.shown ?? (() => input().value))(root());
  const change = options.change ?? (() => userEvent.fill(control(), text ?? ''));
  const field = (extra: Record<string, unknown>) =>
    cloneElement(ui as ReactElement<Record<string, unknown>>, { [options.name ?? 'name']: 'field', ...extra });
  const onChange = vi.fn();

  /** A form whose state is the value of the field. */
  function Controlled({ from = first, action }: { from?: Sample; action?: (sent: FormData) => void }) {
    const [value, setValue] = useState(from.value);
    return (
      <form {...(action ? { action } : { onSubmit: (event) => event.preventDefault() })}>
        {field({
          [props.value]: value,
          [props.onChange]: (next: unknown) => {
            onChange(next);
            setValue(next);
          },
        })}
        <button type="submit">Save</button>
        <button type="reset">Reset</button>
      </form>
    );
  }
  const button = (type: string) => document.querySelector<HTMLElement>(`form > button[type="${type}"]`)!;

  describe(`${name} conforms to the contract of fields`, () => {
    afterEach(async () => {
      await cleanup();
      onChange.mockReset();
    });

    const itSubmitsItsText = () => {
      it.each([
        ['input and change', ['input', 'change']],
        ['change only', ['change']],
        ['no event', []],
      ] as const)('submits the visible text after autofill with %s', async (_, events) => {
        await render(<Controlled />);
        fill(input(), text ?? '', events);
        expect(data(), 'new FormData(form)').toEqual(second.submitted);
        let sent: string[] = [];
        form().addEventListener('submit', () => void (sent = data()));
        form().requestSubmit();
        expect(sent, 'requestSubmit()').toEqual(second.submitted);
        expect(onChange.mock.lastCall).toEqual([second.value]);
        await vi.waitFor(() => expect(shown()).toBe(second.shown));
        expect(onChange.mock.calls).toHaveLength(1);
      });

      it('submits the typed text to an action before the field is left', async () => {
        const action = vi.fn((sent: FormData) => void sent);
        await render(<Controlled action={action} />);
        await userEvent.fill(control(), text ?? '');
        form().requestSubmit();
        await vi.waitFor(() => expect(action.mock.lastCall?.[0].getAll('field')).toEqual(second.submitted));
        await vi.waitFor(() => expect(shown()).toBe(second.shown));
      });

      it('applies a text that a script set without an event when the field is left', async () => {
        await render(<Controlled />);
        control().focus();
        fill(input(), text ?? '', []);
        control().blur();
        await vi.waitFor(() => expect(shown()).toBe(second.shown));
        expect(onChange.mock.calls).toEqual([[second.value]]);
      });

      it('does not limit the length of its text', async () => {
        await render(field({}));
        expect(input().maxLength).toBe(-1);
      });

      it('does not rewrite a text that an input method composes', async () => {
        await render(<Controlled />);
        control().focus();
        control().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
        Reflect.set(HTMLInputElement.prototype, 'value', text, control());
        control().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
        await new Promise(requestAnimationFrame);
        expect(input().value).toBe(text);
        control().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }));
        control().blur();
        await vi.waitFor(() => expect(shown()).toBe(second.shown));
        expect(onChange.mock.lastCall).toEqual([second.value]);
      });

      it('ignores the keys of an input method', async () => {
        await render(<Controlled />);
        await userEvent.fill(control(), text ?? '');
        onChange.mockReset();
        const before = shown();
        const untouched = ['Enter', 'Escape', 'ArrowDown', 'Backspace'].filter((key) =>
          control().dispatchEvent(new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true })),
        );
        expect(untouched).toHaveLength(4);
        expect([shown(), onChange.mock.calls]).toEqual([before, []]);
      });
    };
    if (text !== undefined) itSubmitsItsText();

    const itRefusesUnreadableText = () =>
      it.each([
        ['typed', undefined],
        ['filled in', ['input', 'change']],
        ['set by a script', []],
      ] as const)('does not submit a text that is no value, %s', async (_, events) => {
        const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
        await render(<form onSubmit={onSubmit}>{field({ [props.defaultValue]: first.value })}</form>);
        if (events) fill(input(), unreadable ?? '', events);
        else await userEvent.fill(control(), unreadable ?? '');
        expect(data().filter((each) => first.submitted.includes(each) && each !== '')).toEqual([]);
        form().requestSubmit();
        expect(onSubmit).not.toHaveBeenCalled();
        await vi.waitFor(() => expect(input().getAttribute('aria-invalid')).toBe('true'));
        expect(form().checkValidity()).toBe(false);
        expect(input().value).toBe(unreadable);
      });
    if (unreadable !== undefined) itRefusesUnreadableText();

    it('keeps a controlled value after an action and on a reset', async () => {
      const action = vi.fn((sent: FormData) => void sent);
      await render(<Controlled action={action} />);
      await change(control());
      button('submit').click();
      await vi.waitFor(() => expect(action.mock.lastCall?.[0].getAll('field').map(String)).toEqual(second.submitted));
      await new Promise((done) => setTimeout(done, 50)); // React resets the form after the action
      expect([shown(), data()], 'after the action').toEqual([second.shown, second.submitted]);
      const calls = onChange.mock.calls.length;
      button('reset').click();
      await new Promise((done) => setTimeout(done, 50));
      expect([shown(), data()], 'after a reset').toEqual([second.shown, second.submitted]);
      expect(onChange.mock.calls).toHaveLength(calls);
    });

    it.each([
      ['with a name', 'field', false],
      ['without a name', undefined, false],
      ['in a form whose reset does not bubble, as in a dialog', 'field', true],
    ])('returns an uncontrolled value to its default, %s', async (_, named, isStopped) => {
      await render(
        <form onReset={(event) => isStopped && event.stopPropagation()}>
          {field({ [props.defaultValue]: first.value, [options.name ?? 'name']: named })}
          <button type="reset">Reset</button>
        </form>,
      );
      await change(control());
      button('reset').click();
      await vi.waitFor(() => expect([shown(), data()]).toEqual([first.shown, named ? first.submitted : []]));
      expect([...new FormData(form()).keys()].filter((key) => key !== 'field')).toEqual([]);
    });
    if (options.hasForm !== false)
      testNamedForm({
        field,
        first: { [props.defaultValue]: first.value },
        change: () => change(control()),
        submitted: [first.submitted, second.submitted],
      });

    it('is disabled by a fieldset as by its prop', async () => {
      const started = { [props.defaultValue]: second.value, [props.onChange]: onChange };
      const { rerender } = await render(<form>{field({ ...started, disabled: true })}</form>);
      const expected = looksOf(root());
      const inFieldset = (disabled: boolean, extra = {}) => (
        <form>
          <fieldset disabled={disabled}>{field({ ...started, ...extra })}</fieldset>
        </form>
      );
      await rerender(inFieldset(true, options.popup ? { defaultOpen: true } : {}));
      expect(looksOf(root())).toEqual(expected);
      expect(data()).toEqual([]);
      expect(popup()).toBeNull();
      const focusable = root().querySelectorAll('button, input:not([type="hidden"]), select, textarea, [tabindex="0"]');
      expect([...focusable].filter((element) => !element.matches(':disabled'))).toEqual([]);
      for (const element of focusable) {
        for (const pointerType of ['mouse', 'touch'])
          element.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true, cancelable: true }));
        (element as HTMLElement).click();
        window.dispatchEvent(new PointerEvent('pointerup'));
      }
      expect(onChange).not.toHaveBeenCalled();
    });
    if (options.popup) {
      testDisabledPopup(
        field,
        options.readOnly === false ? ['disabled', 'fieldset'] : ['disabled', 'fieldset', 'readOnly'],
      );
      testLabelPress(field);
    }
  });
}
