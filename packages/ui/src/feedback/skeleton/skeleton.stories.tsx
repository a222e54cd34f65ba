import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Delayed, Loading, Skeleton } from './index.js';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { lines: 3 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shapes: Story = {
  render: () => (
    <div aria-busy style={{ display: 'grid', gap: 20 }}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Skeleton shape="circle" width={34} />
        <div style={{ flex: 1 }}>
          <Skeleton width="40%" />
          <Skeleton width="70%" />
        </div>
      </div>
      <Skeleton shape="rect" height={54} />
      <Skeleton lines={4} />
    </div>
  ),
};

/** A list of claims that is loading: two figures and a card. */
export const Sheets: Story = {
  render: () => (
    <div aria-busy style={{ display: 'grid', gap: 16 }}>
      <Skeleton shape="sheet" height={76} />
      <Skeleton shape="sheet" height={240} />
    </div>
  ),
};

export const AfterAWhile: Story = {
  render: () => (
    <Delayed>
      <Skeleton lines={2} />
    </Delayed>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="skeleton"]')).not.toBeNull());
  },
};

export const Slow: Story = {
  render: () => (
    <Loading slow slowText="The register answers more slowly than usual.">
      <Skeleton lines={3} />
    </Loading>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="skeleton"]')).not.toBeNull());
  },
};
