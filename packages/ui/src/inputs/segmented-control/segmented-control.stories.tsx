import { LayoutGrid, List, Map } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './segmented-control.js';

const periods = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];
const views = [
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden /> },
  { value: 'map', label: 'Map', icon: <Map aria-hidden /> },
];

const meta = {
  title: 'Inputs/Segmented control',
  component: SegmentedControl,
  args: { label: 'Period', options: periods, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, justifyItems: 'start', maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('week');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Energy readings by period, claims as a list, a grid or a map. */
export const Variants: Story = {
  render: () => (
    <>
      <SegmentedControl label="Period of the readings" hideLabel={false} options={periods} defaultValue="week" />
      <SegmentedControl label="View of the claims" options={views} />
      <SegmentedControl label="View of the claims" options={views} hideLabels />
      <SegmentedControl label="Period" options={periods} size="small" defaultValue="month" />
      <SegmentedControl label="Period" options={periods} fullWidth style={{ inlineSize: '100%' }} />
    </>
  ),
};

export const States: Story = {
  render: () => (
    <>
      <SegmentedControl
        label="Account"
        hideLabel={false}
        help="Savings accounts have no cards."
        options={[
          { value: 'current', label: 'Current' },
          { value: 'savings', label: 'Savings' },
          { value: 'cards', label: 'Cards', disabled: true },
        ]}
      />
      <SegmentedControl label="Disabled" hideLabel={false} options={periods} disabled defaultValue="week" />
      <SegmentedControl
        label="Tariff"
        hideLabel={false}
        error="This tariff ended in March, choose another"
        options={[
          { value: 'fixed', label: 'Fixed' },
          { value: 'variable', label: 'Variable' },
        ]}
      />
    </>
  ),
};

export const Focused: Story = {
  tags: ['!dev'],
  args: { defaultValue: 'week' },
  play: async () => userEvent.tab(),
};

export const LongLabels: Story = {
  tags: ['!dev'],
  args: {
    label: 'Présentation des sinistres',
    hideLabel: false,
    options: [
      { value: 'a', label: 'Sinistres en cours' },
      { value: 'b', label: 'Sinistres clôturés' },
      { value: 'c', label: 'Responsabilités professionnelles' },
    ],
  },
};
