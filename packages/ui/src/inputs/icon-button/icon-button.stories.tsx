import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from './icon-button.js';

const meta = {
  title: 'Inputs/Icon button',
  component: IconButton,
  args: { label: 'Edit device', children: <Pencil aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', gap: 12, alignItems: 'center' } as const;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit device' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['neutral', 'primary', 'error'] as const).map((tone) => (
        <div key={tone} style={row}>
          {(['text', 'tonal', 'outlined', 'filled'] as const).map((variant) => (
            <IconButton key={variant} label={`${tone} ${variant}`} tone={tone} variant={variant}>
              {tone === 'error' ? <Trash2 aria-hidden /> : <Bell aria-hidden />}
            </IconButton>
          ))}
          <IconButton label={`${tone} disabled`} tone={tone} variant="outlined" disabled>
            <Bell aria-hidden />
          </IconButton>
        </div>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <IconButton key={size} label={size} size={size} variant="outlined">
          <Pencil aria-hidden />
        </IconButton>
      ))}
    </div>
  ),
};
