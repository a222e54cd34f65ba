import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../inputs/button/button.js';
import { IconButton } from '../../inputs/icon-button/icon-button.js';
import { Menu, MenuItem } from '../menu/index.js';
import { Tooltip } from './index.js';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { label: 'Opens the device with all its certificates', children: <Button variant="outlined">Open</Button> },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 112, paddingInline: 'clamp(16px, 50% - 100px, 140px)' }}>
        <Story />
      </div>
    ),
  ],
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
  args: {
    label: 'Edit',
    relation: 'none',
    defaultOpen: true,
    children: (
      <IconButton label="Edit">
        <Pencil aria-hidden />
      </IconButton>
    ),
  },
};

export const LongText: Story = {
  tags: ['!dev'],
  parameters: { visual: { forcedColors: true } },
  args: {
    defaultOpen: true,
    label:
      'Dispositifs actifs non implantables destinés à la surveillance des paramètres physiologiques vitaux, y compris leurs accessoires.',
  },
};

/** `start` and `end` change sides in right-to-left layouts. */
export const AtTheStart: Story = { args: { placement: 'start', defaultOpen: true, label: 'Opens the device' } };

export const AtTheEnd: Story = { args: { placement: 'end', defaultOpen: true, label: 'Opens the device' } };

/** The tooltip is the accessible name of a trigger without text. */
export const AsLabel: Story = {
  args: {
    label: 'Edit device',
    relation: 'label',
    defaultOpen: true,
    children: (
      <button type="button" style={{ inlineSize: 40, blockSize: 40 }}>
        <Pencil size={16} aria-hidden />
      </button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Edit device' })).not.toHaveAttribute(
      'aria-describedby',
    );
  },
};

/**
 * `aria-disabled` instead of `disabled` keeps the button focusable, so that the tooltip can explain why it is disabled.
 */
export const OnADisabledButton: Story = {
  args: {
    label: 'Only once the device is complete',
    children: (
      <Button aria-disabled onClick={(event) => event.preventDefault()}>
        Submit
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(await within(canvasElement.ownerDocument.body).findByRole('tooltip')).toHaveTextContent(
      'Only once the device is complete',
    );
  },
};

export const OnAPhone: Story = {
  tags: ['!dev'],
  args: {
    defaultOpen: true,
    placement: 'end',
    label: 'Identificarea organismelor notificate pentru dispozitivul medical pentru diagnostic in vitro',
  },
  parameters: { visual: { width: 320, height: 400 } },
};

export const Chinese: Story = { args: { defaultOpen: true, label: <span lang="zh">打开医疗器械及其所有证书</span> } };

/** A tooltip can be the trigger of another component, here a menu. */
export const OnAMenuButton: Story = {
  render: () => (
    <Menu
      trigger={
        <Tooltip label="Actions for Cardiac monitor" relation="none">
          <IconButton label="Actions for Cardiac monitor">
            <Ellipsis aria-hidden />
          </IconButton>
        </Tooltip>
      }
    >
      <MenuItem>View device</MenuItem>
    </Menu>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(await within(canvasElement.ownerDocument.body).findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement.ownerDocument.body).getByRole('menuitem', { name: 'View device' })).toHaveFocus();
  },
};
