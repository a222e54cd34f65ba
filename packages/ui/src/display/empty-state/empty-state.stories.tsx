import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageOpen, SearchX } from 'lucide-react';
import { Button } from '../../inputs/button/button.js';
import { Card } from '../card/card.js';
import { EmptyState } from './empty-state.js';

const meta = {
  title: 'Display/Empty state',
  component: EmptyState,
  args: {
    title: 'No devices yet',
    children: 'Registered devices appear here, with their class, their codes and their stage.',
    icon: <PackageOpen />,
    action: <Button>Register device</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InACard: Story = {
  render: (args) => (
    <Card title="Your devices">
      <EmptyState {...args} headingLevel={3} />
    </Card>
  ),
};

export const AfterASearch: Story = {
  args: {
    title: 'Nothing matches “retine”',
    children: 'Look at the spelling, or take a filter away.',
    icon: <SearchX />,
    action: <Button variant="outlined">Clear the search</Button>,
  },
};

export const LongTextOnAPhone: Story = {
  tags: ['!dev'],
  args: {
    title: 'Aucune fenêtre de disponibilité publiée pour ces codes de désignation',
    children:
      'Les organismes notifiés publient leurs disponibilités par code. Dès qu’une fenêtre sera ouverte, elle apparaîtra ici.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 342 }}>
        <Story />
      </div>
    ),
  ],
};
