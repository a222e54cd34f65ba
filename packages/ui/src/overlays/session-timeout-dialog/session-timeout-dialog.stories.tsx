import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../inputs/button/index.js';
import { SessionTimeoutDialog, type SessionTimeoutDialogProps } from './index.js';

const meta = {
  title: 'Overlays/Session-timeout dialog',
  component: SessionTimeoutDialog,
  args: {
    expiresAt: undefined,
    warning: 120_000,
    channel: 'storybook-session',
    onExtend: () => Promise.resolve(Date.now() + 30 * 60_000),
    onSignOut: () => undefined,
    onExpire: () => undefined,
  },
} satisfies Meta<typeof SessionTimeoutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function EndsSoon(props: SessionTimeoutDialogProps) {
  const [expiresAt, setExpiresAt] = useState<number>();
  return (
    <>
      <Button onClick={() => setExpiresAt(Date.now() + 100_000)}>Let the session end soon</Button>
      <SessionTimeoutDialog {...props} expiresAt={expiresAt} onSignOut={() => setExpiresAt(undefined)} />
    </>
  );
}

export const Default: Story = { render: (args) => <EndsSoon {...args} /> };

/** Open: the time is far away, so that the picture does not change. */
export const Open: Story = {
  parameters: { visual: { widths: [390], forcedColors: true } },
  render: (args) => <FarAway {...args} />,
};

function FarAway(props: SessionTimeoutDialogProps) {
  const [expiresAt] = useState(() => Date.now() + 4 * 60_000 + 59_000);
  return (
    <div style={{ blockSize: 480 }}>
      <p>A page of the portal.</p>
      <SessionTimeoutDialog {...props} warning={10 * 60_000} expiresAt={expiresAt} />
    </div>
  );
}
