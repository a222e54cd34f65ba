import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../display/typography/index.js';
import { Button } from '../../inputs/button/index.js';
import { AlertDialog, useConfirm } from './index.js';

const meta = {
  title: 'Overlays/Alert dialog',
  component: AlertDialog,
  // Each story is in its own iframe, because the modal dialog would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ blockSize: ((parameters['visual'] as { height?: number } | undefined)?.height ?? 768) - 34 }}>
        <Text>Nine devices of your organisation are in the registry.</Text>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Delete this device?',
    description: 'Its requests and documents are deleted with it. This cannot be undone.',
    confirmLabel: 'Delete device',
    tone: 'error',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const Closed: Story = {
  args: {
    trigger: (
      <Button variant="outlined" tone="error">
        Delete
      </Button>
    ),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    await expect(body().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'escape' }));
  },
};
export const Destructive: Story = { args: { defaultOpen: true } };
export const NotDestructive: Story = {
  args: {
    defaultOpen: true,
    tone: 'primary',
    title: 'Send the application?',
    description: 'An application goes to one notified body only. The enquiries that are open stay open.',
    confirmLabel: 'Send application',
  },
};
export const WithDetails: Story = {
  args: {
    defaultOpen: true,
    children: (
      <Text>
        Infusion pump, second design
        <br />
        Basic UDI-DI 1987654Ad4X4bL5ttr2310c2K
      </Text>
    ),
  },
};
export const Pending: Story = {
  args: { defaultOpen: true, onConfirm: () => new Promise(() => {}), labels: { pending: 'Deleting' } },
  play: async () => {
    await userEvent.click(body().getByRole('button', { name: 'Delete device' }));
    await expect(await body().findByText('Deleting')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: {
    defaultOpen: true,
    onConfirm: () => Promise.reject(new Error('refused')),
    labels: { failed: () => 'The device has an open application. Withdraw it, then delete the device.' },
  },
  play: async () => {
    await userEvent.click(body().getByRole('button', { name: 'Delete device' }));
    await expect(await within(body().getByRole('alertdialog')).findByRole('alert')).toHaveTextContent(
      'The device has an open application.',
    );
  },
};
export const OnAPhone: Story = {
  tags: ['!dev'],
  parameters: { visual: { width: 390, height: 760 } },
  args: {
    defaultOpen: true,
    title: 'Supprimer ce dispositif médical ?',
    description: 'Ses demandes et ses documents sont supprimés avec lui. Cette action est irréversible.',
    confirmLabel: 'Supprimer le dispositif',
    labels: { cancel: 'Conserver le dispositif' },
  },
};

function ConfirmExample() {
  const { confirm, question } = useConfirm();
  const [result, setResult] = useState('');
  const ask = async () => {
    const confirmed = await confirm({
      title: 'Withdraw the application?',
      description: 'The notified body is informed at once.',
      confirmLabel: 'Withdraw application',
      tone: 'error',
    });
    setResult(confirmed ? 'Withdrawn' : 'Still open');
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void ask()}>
        Withdraw
      </Button>
      <p role="status">{result}</p>
      {question}
    </>
  );
}
export const AsAPromise: Story = {
  render: () => <ConfirmExample />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Withdraw' }));
    await userEvent.click(await body().findByRole('button', { name: 'Withdraw application' }));
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Withdrawn'));
  },
};
