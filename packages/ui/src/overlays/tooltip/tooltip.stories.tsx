import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../inputs/button/button.js';
import { IconButton } from '../../inputs/icon-button/icon-button.js';
import { Tooltip } from './tooltip.js';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { label: 'Opens the device with all its certificates', children: <Button variant="outlined">Open</Button> },
  decorators: [(Story) => <div style={{ paddingBlock: 72, paddingInline: 140 }}><Story /></div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tooltip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-describedby', tooltip.id);
  },
};

export const Below: Story = { args: { placement: 'bottom', defaultOpen: true } };

export const OnAnIcon: Story = {
  args: { label: 'Edit', relation: 'none', defaultOpen: true, children: <IconButton label="Edit"><Pencil aria-hidden /></IconButton> },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    label: 'Dispositifs actifs non implantables destinés à la surveillance des paramètres physiologiques vitaux, y compris leurs accessoires.',
  },
};
