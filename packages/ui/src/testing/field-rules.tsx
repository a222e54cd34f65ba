import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openPopup } from './popup-of.js';

/** Returns the field with these props. */
type FieldWith = (extra: Record<string, unknown>) => ReactElement;

interface FormRule {
  field: FieldWith;
  /** The field with its first value as the default. */
  first: Record<string, unknown>;
  /** Changes it to the second value as a user does. */
  change: () => Promise<unknown>;
  /** What the form submits for the two values. */
  submitted: readonly [first: readonly string[], second: readonly string[]];
}

/** A field is submitted and reset with the form that its prop `form` names. */
export const testNamedForm = ({ field, first, change, submitted }: FormRule) =>
  it('is submitted and reset with the form that `form` names', async () => {
    const { container } = await render(
      <>
        <form id="other">
          <button type="reset">Reset</button>
        </form>
        <fieldset>{field({ ...first, form: 'other' })}</fieldset>
      </>,
    );
    const form = container.querySelector('form')!;
    const data = () => new FormData(form).getAll('field').map(String);
    await change();
    await vi.waitFor(() => expect(data()).toEqual(submitted[1]));
    form.reset();
    await vi.waitFor(() => expect(data()).toEqual(submitted[0]));
  });

/** An open popup of a field that becomes disabled closes, and stays closed when the field is enabled. */
export const testDisabledPopup = (field: FieldWith, by: readonly ('disabled' | 'readOnly' | 'fieldset')[]) =>
  it.each(by)('closes its popup and reports it when %s disables it', async (by) => {
    const onOpenChange = vi.fn();
    const example = (disabled: boolean) => (
      <form>
        <fieldset disabled={by === 'fieldset' && disabled}>
          {field({ onOpenChange, ...(by !== 'fieldset' && { [by]: disabled }) })}
        </fieldset>
      </form>
    );
    const { rerender, container } = await render(example(false));
    const opened = await openPopup(container);
    onOpenChange.mockReset();
    await rerender(example(true));
    await vi.waitFor(() => expect(opened?.popup.isConnected).toBe(false));
    const details = expect.objectContaining({ reason: 'disabled' }) as unknown;
    await vi.waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false, details]]));
    await rerender(example(false));
    await new Promise(requestAnimationFrame);
    expect(opened?.control.ariaExpanded).toBe('false');
  });

/** A press on the label of a field does not close its popup, or closes it once. */
export const testLabelPress = (field: FieldWith) =>
  it('does not open its popup again when its label is pressed', async () => {
    const onOpenChange = vi.fn();
    const { container } = await render(<form>{field({ onOpenChange })}</form>);
    await openPopup(container);
    await new Promise((done) => setTimeout(done, 1100)); // the gesture that opened it is over
    onOpenChange.mockReset();
    await userEvent.click(container.querySelector('label')!);
    expect(onOpenChange.mock.calls.filter(([open]) => open)).toEqual([]);
  });
