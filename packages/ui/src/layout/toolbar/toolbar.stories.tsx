import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Download, Italic, Link2, Printer, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../inputs/button/index.js';
import { Menu, MenuItem } from '../../overlays/menu/index.js';
import { Toolbar, ToolbarButton, ToolbarGroup, ToolbarSeparator } from './index.js';

function Formatting() {
  const [bold, setBold] = useState(true);
  const [italic, setItalic] = useState(false);
  return (
    <ToolbarGroup label="Style">
      <ToolbarButton label="Bold" hideLabel icon={<Bold aria-hidden />} pressed={bold} onClick={() => setBold(!bold)} />
      <ToolbarButton
        label="Italic"
        hideLabel
        icon={<Italic aria-hidden />}
        pressed={italic}
        onClick={() => setItalic(!italic)}
      />
    </ToolbarGroup>
  );
}
const history = (
  <ToolbarGroup label="History">
    <ToolbarButton label="Undo" hideLabel icon={<Undo2 aria-hidden />} />
    <ToolbarButton label="Redo" hideLabel icon={<Redo2 aria-hidden />} disabled />
  </ToolbarGroup>
);

const meta = {
  title: 'Layout/Toolbar',
  component: Toolbar,
  args: {
    label: 'Letter to the customer',
    children: (
      <>
        {history}
        <ToolbarSeparator />
        <Formatting />
        <ToolbarSeparator />
        <ToolbarButton label="Insert link" icon={<Link2 aria-hidden />} />
        <Menu
          trigger={
            <Button size="small" variant="text" tone="neutral">
              Templates
            </Button>
          }
        >
          <MenuItem>Confirmation of cover</MenuItem>
          <MenuItem>Request for documents</MenuItem>
        </Menu>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { widths: [390], forcedColors: true } },
};

export const WithText: Story = {
  args: {
    label: 'Invoice',
    children: (
      <>
        <ToolbarButton label="Download" icon={<Download aria-hidden />} />
        <ToolbarButton label="Print" icon={<Printer aria-hidden />} />
        <ToolbarSeparator />
        <ToolbarButton label="Correct reading" />
        <ToolbarButton label="Cancel invoice" disabled />
      </>
    ),
  },
};

export const Vertical: Story = {
  args: {
    label: 'Grid map',
    orientation: 'vertical',
    children: (
      <>
        <ToolbarButton label="Zoom in" hideLabel icon={<ZoomIn aria-hidden />} />
        <ToolbarButton label="Zoom out" hideLabel icon={<ZoomOut aria-hidden />} />
        <ToolbarSeparator />
        <ToolbarButton label="Print" hideLabel icon={<Printer aria-hidden />} />
      </>
    ),
  },
};

export const Wrapping: Story = {
  args: {
    children: (
      <>
        {history}
        <ToolbarSeparator />
        <ToolbarButton label="Zahlungserinnerung versenden" />
        <ToolbarButton label="Zahlungsplan vereinbaren" />
        <ToolbarButton label="Inkasso" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};
