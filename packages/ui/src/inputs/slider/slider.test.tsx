import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Slider, type SliderProps } from './slider.js';
import { sliderKeys } from './slider.keys.js';

const Example = (props: Partial<SliderProps>) => (
  <Slider label="Radius" min={0} max={16} step={2} defaultValue={8} {...props} />
);
const slider = () => page.getByRole('slider', { name: 'Radius' }).element() as HTMLInputElement;
const fill = () => document.querySelector<HTMLElement>('[data-part="slider"]')!.style.getPropertyValue('--at');

describeConformance('Slider', <Slider label="Radius" />, {
  part: 'slider-input',
  rootPart: 'slider',
  element: HTMLInputElement,
});

describeField('Slider', <Slider label="Volume" />, {
  part: 'slider-input',
  first: { value: 20, submitted: ['20'], shown: '20' },
  second: { value: 100, submitted: ['100'], shown: '100' },
  change: async (control) => {
    control.focus();
    await userEvent.keyboard('{End}');
  },
});

it('Slider changes nothing on submit while it shows the nearest value of its own', async () => {
  const onValueChange = vi.fn();
  await render(
    <form onSubmit={(event) => event.preventDefault()}>
      <Example value={7.5} onValueChange={onValueChange} name="radius" />
    </form>,
  );
  document.querySelector('form')!.requestSubmit();
  expect(onValueChange).not.toHaveBeenCalled();
});

describe('Slider', () => {
  it.each(sliderKeys)('$keys: $does', async (row) => {
    const onValueChange = vi.fn();
    await render(<Example onValueChange={onValueChange} />);
    await walkKeys(row, { focusFirst: slider() });
    expect(onValueChange.mock.calls).toEqual([[row.value]]);
    expect(slider().valueAsNumber).toBe(row.value);
  });

  it('increases towards the inline end in a right-to-left page', async () => {
    await render(
      <div dir="rtl">
        <Example />
      </div>,
    );
    slider().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(slider().valueAsNumber).toBe(10);
  });

  it('shows the value as text, announces it, and fills the track', async () => {
    await render(<Example valueText={(value) => `${value} px`} />);
    expect(slider().getAttribute('aria-valuetext')).toBe('8 px');
    await expect.element(page.getByText('8 px')).toBeVisible();
    expect(fill()).toBe('0.5');
  });

  it.each([
    [5, '6'],
    [-3, '0'],
    [99, '16'],
  ])('shows, announces and submits one value for %d, which it cannot have (D.707)', async (value, shown) => {
    const { container } = await render(
      <form>
        <Example name="radius" value={value} valueText={(each) => `${each} px`} />
      </form>,
    );
    expect(new FormData(container.querySelector('form')!).get('radius')).toBe(shown);
    expect(slider().getAttribute('aria-valuetext')).toBe(`${shown} px`);
    await expect.element(page.getByText(`${shown} px`)).toBeVisible();
    expect(fill()).toBe(String(Number(shown) / 16));
  });

  it('does not change a controlled value by itself, and fills at most the whole track', async () => {
    const { rerender } = await render(<Example value={4} />);
    slider().focus();
    await userEvent.keyboard('{End}');
    expect(slider().valueAsNumber).toBe(4);
    await rerender(<Example value={900} />);
    expect(fill()).toBe('1');
    await rerender(<Slider label="Radius" min={5} max={5} />);
    expect(fill()).toBe('0');
  });

  it.each<[string, SliderProps, { value: number; at: string }]>([
    ['a value of NaN is the middle', { label: 'Radius', value: Number.NaN }, { value: 50, at: '0.5' }],
    [
      'an infinite value is the default value',
      { label: 'Radius', value: Infinity, defaultValue: 20 },
      { value: 20, at: '0.2' },
    ],
    [
      'a default value of NaN is the middle',
      { label: 'Radius', defaultValue: Number.NaN, min: 0, max: 10 },
      { value: 5, at: '0.5' },
    ],
    [
      'invalid bounds are 0 and 100',
      { label: 'Radius', value: 25, min: Number.NaN, max: 'wide' },
      { value: 25, at: '0.25' },
    ],
    ['a step of NaN is 1', { label: 'Radius', value: 25, step: Number.NaN }, { value: 25, at: '0.25' }],
    [
      'a mark at NaN is not shown',
      {
        label: 'Radius',
        value: 25,
        marks: [
          { value: Number.NaN, label: 'Nowhere' },
          { value: 0, label: 'None' },
        ],
      },
      { value: 25, at: '0.25' },
    ],
  ])('renders no NaN: %s', async (_, props, expected) => {
    const consoleError = vi.spyOn(console, 'error');
    await render(<Slider {...props} />);
    expect({ value: slider().valueAsNumber, at: fill() }).toEqual(expected);
    expect(document.body.innerHTML).not.toMatch(/NaN|Infinity|Nowhere/);
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
  });

  it('is described by its error', async () => {
    await render(<Example error="Choose at most 12" />);
    expect(slider().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(slider().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose at most 12',
    );
  });

  it('returns to its default value when the form is reset', async () => {
    await render(
      <form>
        <Example name="radius" />
        <button type="reset">Reset</button>
      </form>,
    );
    slider().focus();
    await userEvent.keyboard('{End}');
    expect(new FormData(document.querySelector('form')!).get('radius')).toBe('16');
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(slider().valueAsNumber).toBe(8);
    expect(new FormData(document.querySelector('form')!).get('radius')).toBe('8');
  });

  it("works with react-hook-form's register", async () => {
    const onValid = vi.fn();
    function Form() {
      const { register, handleSubmit } = useForm();
      return (
        <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
          <Example {...register('radius', { valueAsNumber: true })} />
          <button type="submit">Save</button>
        </form>
      );
    }
    await render(<Form />);
    slider().focus();
    await userEvent.keyboard('{ArrowUp}');
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(onValid.mock.lastCall?.[0]).toEqual({ radius: 10 }));
  });

  it.each(['ltr', 'rtl'])('keeps marks and long text within its width, %s', async (dir) => {
    await render(
      <div dir={dir} style={{ inlineSize: 240 }}>
        <Example
          label={'عنوان👩‍🔬'.repeat(500)}
          help={'x'.repeat(10_000)}
          marks={[
            { value: 0, label: 'At once, whatever' },
            { value: 16, label: 'At the very end' },
          ]}
        />
      </div>,
    );
    const bounds = document.querySelector('[data-part="slider"]')!.getBoundingClientRect();
    for (const mark of document.querySelectorAll('[data-slot="marks"] > span')) {
      const rect = mark.getBoundingClientRect();
      expect(rect.left).toBeGreaterThanOrEqual(bounds.left);
      expect(rect.right).toBeLessThanOrEqual(bounds.right);
    }
    expect(document.querySelector('[data-part="slider"]')!.scrollWidth).toBeLessThanOrEqual(240);
  });
});
