import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShieldCheck } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../inputs/button/index.js';
import { Alert } from './alert.js';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { children: 'The register answers more slowly than usual.' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16, maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Tones: Story = {
  render: () => (
    <>
      <Alert tone="info" title="Two notified bodies changed their availability">
        See them in the calendar.
      </Alert>
      <Alert tone="success" title="Device registered">
        It can now be matched.
      </Alert>
      <Alert tone="warning" title="Your certificate ends on 12 Mar 2027">
        Applications take ten months on average.
      </Alert>
      <Alert tone="error" title="The device was not saved">
        Someone else changed it since you opened it. Compare both versions.
      </Alert>
    </>
  ),
};

export const WithAction: Story = {
  render: () => (
    <>
      <Alert
        tone="warning"
        title="Your e-mail address is not verified"
        action={
          <Button size="small" tone="neutral" variant="outlined">
            Send again
          </Button>
        }
        onClose={() => undefined}
      >
        Open the message that was sent to anna.petrescu@danube-medical.example.
      </Alert>
      <Alert
        tone="error"
        action={
          <Button size="small" tone="neutral" variant="outlined">
            Try again
          </Button>
        }
      >
        The server does not answer.
      </Alert>
      <Alert icon={<ShieldCheck aria-hidden />}>An icon of its own.</Alert>
      <Alert icon={null}>No icon.</Alert>
    </>
  ),
};

export const NarrowAndLong: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Alert
        tone="warning"
        title="Votre certificat prend fin le 12 mars 2027"
        action={
          <Button size="small" tone="neutral" variant="outlined">
            Voir les disponibilités
          </Button>
        }
        onClose={() => undefined}
      >
        Les demandes d’évaluation de la conformité durent dix mois en moyenne pour les codes de désignation de ce
        dispositif.
      </Alert>
    </div>
  ),
};
