import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ModeSwitch } from './mode-switch.js';

const meta = {
  title: 'Shell/Mode switch',
  component: ModeSwitch,
  args: { mode: 'light', onModeChange: fn() },
} satisfies Meta<typeof ModeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InLightMode: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Switch to dark mode' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('dark');
  },
};
export const InDarkMode: Story = { args: { mode: 'dark' } };
