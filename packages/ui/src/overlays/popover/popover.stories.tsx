import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../inputs/button/index.js';
import { Checkbox } from '../../inputs/checkbox/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { Text } from '../../display/typography/index.js';
import { Menu, MenuItem } from '../menu/index.js';
import { Popover } from './popover.js';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="outlined">How it is matched</Button>,
    label: 'How it is matched',
    placement: 'bottom-start',
    children: (
      <div style={{ padding: 16, maxInlineSize: 300 }}>
        <Text>Same input gives the same list, for everyone. There are no paid places.</Text>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
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

const content = (
  <div style={{ padding: '0 16px 16px' }}>
    <Text>Same input gives the same list, for everyone. There are no paid places.</Text>
  </div>
);

export const WithHeading: Story = {
  args: { defaultOpen: true, header: true, closeButton: true, children: content },
  parameters: { visual: { forcedColors: true } },
};

export const LongHeading: Story = {
  tags: ['!dev'],
  args: {
    defaultOpen: true,
    header: 'Identificarea organismelor notificate pentru dispozitivul medical pentru diagnostic in vitro',
    closeButton: true,
    labels: { close: 'Închideți' },
    children: content,
  },
};

export const OnAPhone: Story = { tags: ['!dev'], ...WithHeading, parameters: { visual: { width: 320, height: 480 } } };

function Filters() {
  const name = useRef<HTMLInputElement>(null);
  return (
    <Popover
      header
      closeButton
      initialFocus={name}
      placement="bottom-start"
      label="Filters"
      trigger={
        <Button variant="outlined" start={<SlidersHorizontal aria-hidden />}>
          Filters
        </Button>
      }
    >
      <div style={{ display: 'grid', gap: 12, padding: '4px 16px 16px', inlineSize: 280 }}>
        <TextField ref={name} label="Trade name" />
        <Checkbox label="Only sterile devices" />
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
          <Menu
            trigger={
              <Button variant="text" tone="neutral" size="small">
                Saved filters
              </Button>
            }
          >
            <MenuItem>Implants</MenuItem>
            <MenuItem>Software</MenuItem>
          </Menu>
          <Button size="small">Show devices</Button>
        </div>
      </div>
    </Popover>
  );
}
/** A menu in the popover counts as inside it: choosing an item closes only the menu. */
export const WithControls: Story = {
  render: () => <Filters />,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const body = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters' }));
    await expect(body.getByRole('textbox', { name: 'Trade name' })).toHaveFocus();
    await userEvent.click(body.getByRole('button', { name: 'Saved filters' }));
    await userEvent.click(body.getByRole('menuitem', { name: 'Implants' }));
    await expect(body.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
};
