import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../inputs/button/index.js';
import { Text } from '../../display/typography/index.js';
import { Popover } from './popover.js';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="outlined">How it is matched</Button>,
    label: 'How it is matched',
    placement: 'bottom-start',
    children: <div style={{ padding: 16, maxInlineSize: 300 }}><Text>Same input gives the same list, for everyone. There are no paid places.</Text></div>,
  },
  decorators: [(Story) => <div style={{ minBlockSize: 180 }}><Story /></div>],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(within(document.body).getByRole('dialog', { name: 'How it is matched' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
export const Open: Story = { args: { defaultOpen: true } };
