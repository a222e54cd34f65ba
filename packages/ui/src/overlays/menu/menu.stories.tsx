import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../inputs/button/index.js';
import { Menu, MenuCheckboxItem, MenuGroup, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from './index.js';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: { trigger: <Button variant="outlined">Actions</Button>, onOpenChange: fn(), children: null },
  decorators: [(Story) => <div style={{ minBlockSize: 300 }}><Story /></div>],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { children: <MenuItem>View device</MenuItem> },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions' }));
    await expect(within(document.body).getByRole('menuitem', { name: 'View device' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'escape' }));
  },
};

export const Open: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuItem start={<Eye aria-hidden />}>View device</MenuItem>
        <MenuItem start={<Pencil aria-hidden />}>Edit device</MenuItem>
        <MenuItem disabled>See matches</MenuItem>
        <MenuSeparator />
        <MenuItem tone="error" start={<Trash2 aria-hidden />}>Delete device</MenuItem>
      </>
    ),
  },
};

function Choices() {
  const [order, setOrder] = useState('date');
  const [dense, setDense] = useState(true);
  return (
    <Menu defaultOpen trigger={<Button variant="outlined">View</Button>} label="View">
      <MenuGroup label="Order">
        <MenuRadioGroup label="Order" value={order} onValueChange={setOrder}>
          <MenuRadioItem value="date">Wished application date</MenuRadioItem>
          <MenuRadioItem value="name">Trade name</MenuRadioItem>
        </MenuRadioGroup>
      </MenuGroup>
      <MenuSeparator />
      <MenuCheckboxItem checked={dense} onCheckedChange={setDense}>Dense rows</MenuCheckboxItem>
    </Menu>
  );
}
export const WithChoices: Story = { render: () => <Choices /> };

export const LongLabels: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuItem>Identificarea organismelor notificate pentru dispozitivul medical pentru diagnostic in vitro</MenuItem>
        <MenuItem>Ștergeți dispozitivul</MenuItem>
      </>
    ),
  },
};
