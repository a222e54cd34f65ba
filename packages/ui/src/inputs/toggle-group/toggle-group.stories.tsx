import type { ComponentType } from 'react';
import { Bold, Flame, Italic, Thermometer, Underline, Zap } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ToggleGroup, type SingleToggleGroupProps } from './index.js';

const supplies = [
  { value: 'gas', label: 'Gas', icon: <Flame aria-hidden /> },
  { value: 'power', label: 'Power', icon: <Zap aria-hidden /> },
  { value: 'heat', label: 'Heat', icon: <Thermometer aria-hidden /> },
];
const styles = [
  { value: 'bold', label: 'Bold', icon: <Bold aria-hidden /> },
  { value: 'italic', label: 'Italic', icon: <Italic aria-hidden /> },
  { value: 'underline', label: 'Underline', icon: <Underline aria-hidden /> },
];
const ranges = ['30 days', '90 days', '12 months'].map((label) => ({ value: label, label }));

/** The props of both kinds of group, because Storybook cannot type the arguments of a union. */
interface StoryProps extends Omit<SingleToggleGroupProps, 'multiple' | 'value' | 'defaultValue' | 'onValueChange'> {
  multiple?: boolean;
  defaultValue?: string | string[];
  onValueChange?: (value: never) => void;
}

const meta = {
  title: 'Inputs/Toggle group',
  component: ToggleGroup as ComponentType<StoryProps>,
  args: { label: 'Supply', options: supplies, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, justifyItems: 'start', maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<StoryProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { multiple: true, defaultValue: ['gas'] },
  play: async ({ args, canvasElement }) => {
    const power = within(canvasElement).getByRole('button', { name: 'Power' });
    await userEvent.click(power);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['gas', 'power']);
    await expect(power).toHaveAttribute('aria-pressed', 'true');
    power.blur();
  },
};

export const Single: Story = {
  args: { label: 'Time range', options: ranges, defaultValue: '90 days', required: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '90 days' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Variants: Story = {
  render: () => (
    <>
      <ToggleGroup label="Text style" options={styles} multiple defaultValue={['bold']} hideLabels />
      <ToggleGroup label="Time range" options={ranges} defaultValue="30 days" size="small" />
      <ToggleGroup label="Supply" options={supplies} orientation="vertical" defaultValue="heat" />
    </>
  ),
};

export const States: Story = {
  render: () => (
    <>
      <ToggleGroup label="Nothing pressed" options={supplies} />
      <ToggleGroup
        label="One disabled"
        options={supplies.map((each) => ({ ...each, disabled: each.value === 'heat' }))}
        defaultValue="gas"
      />
      <ToggleGroup label="Disabled" options={supplies} disabled defaultValue="gas" />
    </>
  ),
};

export const Focused: Story = {
  tags: ['!dev'],
  args: { defaultValue: 'power' },
  play: async () => userEvent.tab(),
};

export const LongLabels: Story = {
  tags: ['!dev'],
  args: {
    label: 'Garanties',
    multiple: true,
    defaultValue: ['b'],
    options: [
      { value: 'a', label: 'Responsabilité civile' },
      { value: 'b', label: 'Catastrophes naturelles et technologiques' },
      { value: 'c', label: 'Protection juridique' },
    ],
  },
};
