import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { RadioGroup, type RadioGroupProps } from './radio-group.js';
import { radioGroupKeys } from './radio-group.keys.js';

const options = [
  { value: 'pharmacy', label: 'Pharmacy', description: 'Sold over the counter' },
  { value: 'hospital', label: 'Hospital' },
  { value: 'home', label: 'Home' },
];
// covers D.706
const Example = (props: Partial<RadioGroupProps>) => <RadioGroup label="Place of use" options={options} {...props} />;
const radio = (name: string) => page.getByRole('radio', { name });
const chosen = () => document.querySelector<HTMLInputElement>('input:checked')?.value;

describeConformance('RadioGroup', <RadioGroup label="Place of use" options={options} />, {
  part: 'radio-group',
  element: HTMLInputElement,
});

describeField(
  'RadioGroup',
  <RadioGroup
    label="Country"
    options={[
      { value: 'fr', label: 'France' },
      { value: 'it', label: 'Italy' },
    ]}
  />,
  {
    hasForm: false,
    part: 'radio-group',
    first: { value: 'fr', submitted: ['fr'], shown: 'fr' },
    second: { value: 'it', submitted: ['it'], shown: 'it' },
    change: () => page.getByText('Italy').click(),
    shown: (root) => root.querySelector<HTMLInputElement>('input:checked')?.value ?? '',
  },
);

describe('RadioGroup', () => {
  it.each(radioGroupKeys)('$keys: $does', async (row) => {
    await render(<Example />);
    await walkKeys(row, { focusFirst: radio('Pharmacy').element() as HTMLElement });
    await expect.element(radio(row.chosen)).toBeChecked();
    await expect.element(radio(row.chosen)).toHaveFocus();
  });

  it.each(['stack', 'row', 'segments'] as const)('chooses an option by click in the layout %s', async (layout) => {
    const onValueChange = vi.fn();
    await render(<Example layout={layout} onValueChange={onValueChange} />);
    await page.getByText('Hospital').click();
    expect(onValueChange.mock.calls).toEqual([['hospital']]);
    expect(chosen()).toBe('hospital');
  });

  it('is one tab stop, at the chosen option', async () => {
    await render(
      <>
        <a href="#a">Before</a>
        <Example defaultValue="home" />
        <a href="#b">After</a>
      </>,
    );
    (page.getByRole('link', { name: 'Before' }).element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(radio('Home')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'After' })).toHaveFocus();
  });

  it('labels and describes the group and its options', async () => {
    await render(<Example required error="Choose a place of use" />);
    const group = page.getByRole('radiogroup', { name: 'Place of use' }).element();
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose a place of use',
    );
    expect(
      document.getElementById(radio('Pharmacy').element().getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('Sold over the counter');
  });

  it('works with a Controller of react-hook-form: focuses a missing choice, and blurs once when the focus leaves the group', async () => {
    const onValid = vi.fn();
    const onGroupBlur = vi.fn();
    function Form() {
      const { control, handleSubmit } = useForm({ defaultValues: { place: '' } });
      return (
        <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
          <Controller
            control={control}
            name="place"
            rules={{ required: 'Choose a place of use' }}
            render={({ field: { value, onChange, onBlur, ref, name }, fieldState }) => (
              <Example
                name={name}
                value={value}
                onValueChange={onChange}
                onBlur={() => {
                  onGroupBlur();
                  onBlur();
                }}
                ref={ref}
                error={fieldState.error?.message}
              />
            )}
          />
          <button type="submit">Save</button>
        </form>
      );
    }
    await render(<Form />);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(radio('Pharmacy')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(onGroupBlur).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Save' }).click();
    expect(onGroupBlur).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(onValid.mock.lastCall?.[0]).toEqual({ place: 'hospital' }));
  });

  it('wraps segments to the next line before a word breaks', async () => {
    const options = ['Cobalt', 'Petrol', 'Forest', 'Plum', 'Ember', 'Graphite', 'Default'].map((label) => ({
      value: label,
      label,
    }));
    const { container } = await render(
      <div style={{ inlineSize: 340 }}>
        <RadioGroup label="Preset" layout="segments" options={options} />
      </div>,
    );
    const labels = [...container.querySelectorAll<HTMLElement>('[data-slot="words"]')];
    expect(labels).toHaveLength(7);
    // as high as the shortest label, so on one line
    for (const label of labels) expect(label.getClientRects()[0]!.height).toBe(labels[3]!.getClientRects()[0]!.height);
    expect(new Set(labels.map((label) => label.getBoundingClientRect().top)).size).toBeGreaterThan(1);
    expect(container.querySelector<HTMLElement>('[data-slot="options"]')!.offsetWidth).toBeLessThanOrEqual(340);
  });
});
