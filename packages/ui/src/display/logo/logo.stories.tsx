import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo.js';

const meta = { title: 'Display/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MarketOperator: Story = { args: { variant: 'market-operator' } };
export const NotifiedBody: Story = { args: { variant: 'notified-body' } };
export const Portal: Story = {};
export const WithARole: Story = { args: { variant: 'notified-body', caption: 'Notified Body' } };
export const InANarrowBar: Story = {
  render: (args) => (
    <div style={{ inlineSize: 60, container: 'at-brand / inline-size' }}>
      <Logo {...args} />
    </div>
  ),
};
