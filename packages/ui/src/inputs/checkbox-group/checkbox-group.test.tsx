import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { CheckboxGroup, type CheckboxGroupProps } from './index.js';
import { checkboxGroupKeys } from './checkbox-group.keys.js';

const options = ['Storm', 'Flood', 'Theft'].map((label) => ({ value: label.toLowerCase(), label }));
const Example = (props: Partial<CheckboxGroupProps>) => <CheckboxGroup label="Risks" options={options} {...props} />;
const box = (name: string) => page.getByRole('checkbox', { name });
const group = () => page.getByRole('group', { name: 'Risks' }).element();
const formValues = () => new FormData(document.querySelector('form') ?? undefined).getAll('risks');

describeConformance('CheckboxGroup', <Example />, { part: 'checkbox-group', element: HTMLInputElement });

describeField(
  'CheckboxGroup',
  <CheckboxGroup
    label="Countries"
    options={[
      { value: 'fr', label: 'France' },
      { value: 'it', label: 'Italy' },
    ]}
  />,
  {
    part: 'checkbox-group',
    first: { value: ['fr'], submitted: ['fr'], shown: 'France' },
    second: { value: ['fr', 'it'], submitted: ['fr', 'it'], shown: 'France Italy' },
    change: () => page.getByText('Italy').click(),
    shown: (root) =>
      [...root.querySelectorAll('input:checked')].map((input) => input.closest('label')?.textContent).join(' '),
  },
);

describe('CheckboxGroup', () => {
  it.each(checkboxGroupKeys)('$keys: $does', async (row) => {
    const onValueChange = vi.fn();
    await render(<Example selectAll onValueChange={onValueChange} />);
    await walkKeys(row, { focusFirst: box('Select all').element() as HTMLElement });
    expect(onValueChange.mock.calls).toEqual([[row.chosen]]);
  });

  it('returns the values in the order of the options', async () => {
    const onValueChange = vi.fn();
    await render(<Example onValueChange={onValueChange} />);
    for (const name of ['Theft', 'Storm', 'Theft']) await box(name).click();
    expect(onValueChange.mock.calls).toEqual([[['theft']], [['storm', 'theft']], [['storm']]]);
  });

  it('submits what a script checked without an event, and makes it the value (D.662)', async () => {
    const onValueChange = vi.fn();
    await render(
      <form onSubmit={(event) => event.preventDefault()}>
        <Example name="risks" defaultValue={['theft', 'storm', 'fire']} onValueChange={onValueChange} />
      </form>,
    );
    expect(formValues()).toEqual(['theft', 'storm', 'fire']);
    for (const [name, checked] of [
      ['Flood', true],
      ['Storm', false],
    ] as const)
      Reflect.set(HTMLInputElement.prototype, 'checked', checked, box(name).element());
    expect(formValues()).toEqual(['flood', 'theft', 'fire']);
    document.querySelector('form')!.requestSubmit();
    expect(onValueChange.mock.calls).toEqual([[['flood', 'theft', 'fire']]]);
  });

  it('does not change a controlled value by itself', async () => {
    await render(<Example value={['flood']} />);
    await box('Theft').click();
    await expect.element(box('Theft')).not.toBeChecked();
    await expect.element(box('Flood')).toBeChecked();
  });

  it('shows a partial choice in "Select all", which leaves disabled options unchanged', async () => {
    const onValueChange = vi.fn();
    await render(
      <Example
        selectAll
        labels={{ selectAll: 'Tout' }}
        options={options.map((each) => ({ ...each, disabled: each.value === 'theft' }))}
        defaultValue={['storm']}
        onValueChange={onValueChange}
      />,
    );
    const all = box('Tout').element() as HTMLInputElement;
    expect(all.indeterminate).toBe(true);
    await box('Tout').click();
    expect(onValueChange.mock.lastCall).toEqual([['storm', 'flood']]);
    expect(all.checked).toBe(true);
    await box('Tout').click();
    expect(onValueChange.mock.lastCall).toEqual([[]]);
  });

  it('disables the other options and shows the count at max', async () => {
    await render(<Example max={2} selectAll defaultValue={['storm']} />);
    expect(box('Select all').query()).toBeNull();
    await box('Flood').click();
    await expect.element(box('Theft')).toBeDisabled();
    await expect.element(page.getByRole('status')).toHaveTextContent('2 of 2 chosen');
    await box('Storm').click();
    await expect.element(box('Theft')).toBeEnabled();
  });

  it('explains too few choices when the focus leaves the group, and not before', async () => {
    const onBlur = vi.fn();
    await render(
      <>
        <Example min={2} onBlur={onBlur} />
        <button type="button">Next</button>
      </>,
    );
    await box('Storm').click();
    await box('Flood').click();
    await box('Flood').click();
    expect(page.getByText('Choose at least 2').query()).toBeNull();
    expect(onBlur).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(page.getByText('Choose at least 2')).toBeVisible();
    expect(onBlur).toHaveBeenCalledTimes(1);
    expect(box('Storm').element().getAttribute('aria-invalid')).toBe('true');
    await box('Theft').click();
    expect(page.getByText('Choose at least 2').query()).toBeNull();
  });

  it('is a labelled group, described by its help and error', async () => {
    await render(<Example help="Per year" error="Choose a risk" />);
    const ids = (group().getAttribute('aria-describedby') ?? '').split(' ');
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Choose a risk', 'Per year']);
  });

  it('is submitted and reset with a native form', async () => {
    await render(
      <form>
        <Example name="risks" defaultValue={['storm']} />
        <button type="reset">Reset</button>
      </form>,
    );
    await box('Theft').click();
    expect(formValues()).toEqual(['storm', 'theft']);
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(formValues()).toEqual(['storm']);
  });

  it('works with a Controller of react-hook-form: focuses a missing choice', async () => {
    const onValid = vi.fn();
    function Form() {
      const { control, handleSubmit } = useForm({ defaultValues: { risks: [] as string[] } });
      return (
        <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
          <Controller
            control={control}
            name="risks"
            rules={{ validate: (risks) => risks.length > 0 || 'Choose a risk' }}
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
    await expect.element(page.getByText('Choose a risk')).toBeVisible();
    await expect.element(box('Storm')).toHaveFocus();
    await box('Flood').click();
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(onValid.mock.lastCall?.[0]).toEqual({ risks: ['flood'] }));
  });
});
