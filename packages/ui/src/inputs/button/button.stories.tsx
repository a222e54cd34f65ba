import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './button.js';

const meta = {
  title: 'Inputs/Button',
  component: Button,
  args: { children: 'Register device', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Register device' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      {(['primary', 'neutral', 'error'] as const).map((tone) => (
        <div key={tone} style={row}>
          <Button tone={tone}>Register device</Button>
          <Button tone={tone} variant="outlined">
            See matches
          </Button>
          <Button tone={tone} variant="text">
            Cancel
          </Button>
          <Button tone={tone} disabled>
            Register device
          </Button>
          <Button tone={tone} variant="outlined" disabled>
            See matches
          </Button>
        </div>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </div>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <div style={row}>
      <Button start={<Plus aria-hidden />}>Add medical device</Button>
      <Button variant="outlined" end={<ArrowRight aria-hidden />}>
        See matches
      </Button>
    </div>
  ),
};

export const Loading: Story = {
  render: () => (
    <div style={row}>
      <Button loading loadingLabel="Registering">
        Register device
      </Button>
      <Button variant="outlined" loading>
        Save
      </Button>
    </div>
  ),
};

export const FullWidthWithALongLabel: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={{ maxInlineSize: 260 }}>
      <Button fullWidth>Trimiteți din nou mesajul de verificare a adresei de e-mail</Button>
    </div>
  ),
};

export const AsALink: Story = {
  args: { render: <a href="#devices" />, children: 'Your Medical Devices', variant: 'outlined' },
};
