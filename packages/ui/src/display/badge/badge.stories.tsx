import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { IconButton } from '../../inputs/icon-button/index.js';
import { color } from '../../theme/tokens.js';
import { Avatar } from '../avatar/index.js';
import { MailIcon, NotificationsIcon } from '../icon/index.js';
import { Badge } from './badge.js';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { count: 3, label: '3 unread notifications' },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 32,
          alignItems: 'center',
          padding: 24,
          background: color.sheet,
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <IconButton label={`Notifications, ${args.label}`}>
      <Badge count={args.count}>
        <NotificationsIcon />
      </Badge>
    </IconButton>
  ),
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('button', { name: 'Notifications, 3 unread notifications' })).toBeVisible(),
};

export const Counts: Story = {
  render: () => (
    <>
      {[1, 12, 99, 100, 4200].map((count) => (
        <Badge key={count} count={count} label={`${count} messages`}>
          <MailIcon size="large" />
        </Badge>
      ))}
      <Badge count={0} label="none">
        <MailIcon size="large" />
      </Badge>
    </>
  ),
};

export const Dots: Story = {
  render: () => (
    <>
      <Badge label="New notifications" tone="error">
        <NotificationsIcon size="large" />
      </Badge>
      {([22, 34, 44] as const).map((size) => (
        <Badge key={size} label="Available" tone="success">
          <Avatar name="Ioana Marinescu" size={size} />
        </Badge>
      ))}
      <Badge count={7} label="7 open requests" tone="error">
        <Avatar name="Danubia Medical" size={44} />
      </Badge>
    </>
  ),
};

export const InTheLine: Story = {
  render: () => (
    <>
      {(['primary', 'neutral', 'success', 'warning', 'error'] as const).map((tone) => (
        <span key={tone} style={{ minInlineSize: 0 }}>
          Matches <Badge count={24} tone={tone} />
        </span>
      ))}
      <span style={{ minInlineSize: 0 }}>
        待处理 <Badge count={128} tone="error" label="128 项待处理" />
      </span>
    </>
  ),
};
