import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar, ProgressRing } from './index.js';

const meta = {
  title: 'Feedback/Progress',
  component: ProgressBar,
  args: { label: 'Uploading the technical documentation', value: 40 },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 420, justifyItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { inlineSize: '100%' };

export const Default: Story = {
  args: { style: wide },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'),
};

export const Bars: Story = {
  render: () => (
    <>
      <ProgressBar style={wide} label="Not begun" value={0} />
      <ProgressBar style={wide} label="Importing devices" value={3} max={12} valueText="3 of 12" />
      <ProgressBar style={wide} label="Done" value={100} />
      <ProgressBar style={wide} label="Looking for availability" />
      <ProgressBar style={wide} hideLabel label="Loading" value={70} />
    </>
  ),
};

export const Rings: Story = {
  render: () => (
    <>
      <ProgressRing label="Not begun" value={0} />
      <ProgressRing label="A quarter" value={25} />
      <ProgressRing label="Done" value={100} size={44} />
      <ProgressRing label="Looking for availability" size={22} />
    </>
  ),
};

export const LongLabel: Story = {
  tags: ['!dev'],
  args: {
    style: { inlineSize: 260 },
    label: 'Téléversement de la documentation technique et des certificats',
    value: 3,
    max: 12,
    valueText: '3 fichiers sur 12',
  },
};
