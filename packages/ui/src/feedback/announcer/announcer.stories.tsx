import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../inputs/button/index.js';
import { observeAnnouncements } from '../../testing/observe-announcements.js';
import { Announcer, useAnnounce } from './index.js';

const meta = {
  title: 'Feedback/Announcer',
  component: Announcer,
  parameters: { visual: { skip: true } },
} satisfies Meta<typeof Announcer>; // the component is not visible
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const;

function Example() {
  const announce = useAnnounce();
  const dialog = useRef<HTMLDialogElement>(null);
  const [count, setCount] = useState(3);
  const remove = () => {
    setCount(count - 1);
    announce(`Removed, ${count - 1} codes remain`);
  };
  return (
    <div style={row}>
      <Button onClick={remove}>Remove one of {count} codes</Button>
      <Button variant="outlined" onClick={() => announce('Device saved')}>
        Save
      </Button>
      <Button variant="outlined" tone="error" onClick={() => announce('The connection is lost', { urgent: true })}>
        Lose the connection
      </Button>
      <Button variant="outlined" onClick={() => dialog.current?.showModal()}>
        Open a dialog
      </Button>
      <dialog ref={dialog} aria-label="In a dialog">
        <div style={row}>
          <Button onClick={() => announce('Announced in the dialog')}>Announce</Button>
          <Button variant="outlined" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
      </dialog>
      <Announcer />
    </div>
  );
}

export const Default: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [announced, stop] = observeAnnouncements(canvasElement); // the regions are emptied again after a second
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one of 3 codes' }));
    await waitFor(() => expect(announced).toContain('polite Removed, 2 codes remain'));
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the connection' }));
    await waitFor(() => expect(announced).toContain('assertive The connection is lost'));
    stop();
  },
};

export const InAModalDialog: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open a dialog' }));
    const dialog = canvas.getByRole('dialog', { name: 'In a dialog' });
    const [announced, stop] = observeAnnouncements(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Announce' }));
    // A message that the dialog interrupted is announced again first.
    await waitFor(() => expect(announced).toContain('polite Announced in the dialog'));
    stop();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  },
};
