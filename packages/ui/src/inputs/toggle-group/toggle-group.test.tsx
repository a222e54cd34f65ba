import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { ToggleGroup } from './index.js';
import { toggleGroupKeys } from './toggle-group.keys.js';

const supplies = [
  { value: 'gas', label: 'Gas' } as const,
  { value: 'power', label: 'Power' } as const,
  { value: 'heat', label: 'Heat' } as const,
];
const toggle = (name: string) => page.getByRole('button', { name });
const pressed = () => [...document.querySelectorAll('[aria-pressed="true"]')].map((each) => each.textContent);

describeConformance('ToggleGroup', <ToggleGroup label="Supply" options={supplies} />, {
  part: 'toggle-group',
  element: HTMLDivElement,
});

describeField(
  'ToggleGroup',
  <ToggleGroup
    label="Countries"
    multiple
    options={[
      { value: 'fr', label: 'France' },
      { value: 'it', label: 'Italy' },
    ]}
  />,
  {
    hasForm: false,
    part: 'toggle-group',
    first: { value: ['fr'], submitted: ['fr'], shown: 'France' },
    second: { value: ['fr', 'it'], submitted: ['fr', 'it'], shown: 'France Italy' },
    change: () => page.getByText('Italy').click(),
    shown: (root) => [...root.querySelectorAll('[aria-pressed="true"]')].map((each) => each.textContent).join(' '),
  },
);

describe('ToggleGroup', () => {
  it.each(toggleGroupKeys)('$keys: $does', async (row) => {
    await render(<ToggleGroup label="Supply" options={supplies} multiple />);
    await walkKeys(row, { focusFirst: toggle('Gas').element() as HTMLElement });
    await expect.element(toggle(row.focused)).toHaveFocus();
    expect(pressed()).toEqual(row.pressed);
  });

  it('with multiple, presses and releases each toggle', async () => {
    const onValueChange = vi.fn();
    await render(<ToggleGroup label="Supply" options={supplies} multiple onValueChange={onValueChange} />);
    for (const name of ['Heat', 'Gas', 'Heat']) await toggle(name).click();
    expect(onValueChange.mock.calls).toEqual([[['heat']], [['heat', 'gas']], [['gas']]]);
  });

  it('without multiple, releases the other toggle, and the pressed one to null', async () => {
    const onValueChange = vi.fn();
    await render(<ToggleGroup label="Supply" options={supplies} defaultValue="gas" onValueChange={onValueChange} />);
    await toggle('Power').click();
    await toggle('Power').click();
    expect(onValueChange.mock.calls).toEqual([['power'], [null]]);
  });

  it('keeps one toggle pressed if required', async () => {
    const onValueChange = vi.fn();
    await render(
      <ToggleGroup label="Supply" options={supplies} required defaultValue="gas" onValueChange={onValueChange} />,
    );
    await toggle('Gas').click();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(pressed()).toEqual(['Gas']);
  });

  it('does not change a controlled value by itself', async () => {
    await render(<ToggleGroup label="Supply" options={supplies} value={null} />);
    await toggle('Gas').click();
    expect(pressed()).toEqual([]);
  });

  it('is one tab stop: the pressed toggle, then the last focused one', async () => {
    await render(
      <>
        <a href="#before">Before</a>
        <ToggleGroup label="Supply" options={supplies} defaultValue="power" />
        <a href="#after">After</a>
      </>,
    );
    (page.getByRole('link', { name: 'Before' }).element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(toggle('Power')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(toggle('Heat')).toHaveFocus();
  });

  it('submits and resets the pressed values with a native form', async () => {
    await render(
      <form>
        <ToggleGroup label="Supply" options={supplies} multiple name="supply" defaultValue={['gas']} />
        <button type="reset">Reset</button>
      </form>,
    );
    const submitted = () => new FormData(document.querySelector('form') ?? undefined).getAll('supply');
    await toggle('Heat').click();
    expect(submitted()).toEqual(['gas', 'heat']);
    await toggle('Reset').click();
    expect(submitted()).toEqual(['gas']);
  });

  it('accepts one value, or with multiple a list of values', () => {
    const elements = [
      <ToggleGroup key={0} label="Supply" options={supplies} value="gas" />,
      <ToggleGroup key={1} label="Supply" options={supplies} multiple value={['gas']} />,
      // @ts-expect-error: with multiple, the value is a list
      <ToggleGroup key={2} label="Supply" options={supplies} multiple value="gas" />,
      // @ts-expect-error: not the value of an option
      <ToggleGroup key={3} label="Supply" options={supplies} value="oil" />,
    ];
    expect(elements).toHaveLength(4);
  });
});
