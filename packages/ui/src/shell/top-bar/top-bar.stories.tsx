import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ChevronsUpDown, Menu, Search } from 'lucide-react';
import { Avatar } from '../../display/avatar/index.js';
import { Logo } from '../../display/logo/index.js';
import { Button } from '../../inputs/button/index.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { TopBar } from './index.js';

const logo = (
  <a href="#home">
    <Logo variant="notified-body" caption="Notified Body" />
  </a>
);
const search = (
  <Button variant="outlined" tone="neutral" start={<Search aria-hidden />}>
    Search devices and codes
  </Button>
);
const organisation = (
  <Button variant="text" tone="neutral" end={<ChevronsUpDown aria-hidden />}>
    Institutul Național de Certificare
  </Button>
);
const end = (
  <>
    <IconButton label="Notices">
      <Bell aria-hidden />
    </IconButton>
    <Avatar name="Ioana Marinescu" />
  </>
);
/** The scrollable region is focusable, so that it can be scrolled by keyboard. */
const region = { role: 'region', 'aria-label': 'Devices', tabIndex: 0 };
const framed = { background: 'var(--at-sheet)', borderBlockEnd: '1px solid var(--at-line)', paddingBlock: 8 };

const meta = {
  title: 'Shell/Top bar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: logo,
    end,
    menuButton: (
      <IconButton label="Menu">
        <Menu aria-hidden />
      </IconButton>
    ),
  },
  render: (args) => (
    <header style={framed}>
      <TopBar {...args} />
    </header>
  ),
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSearch: Story = {
  args: { children: search },
  parameters: { visual: { width: 1280, forcedColors: true } },
};
export const EverySlot: Story = {
  args: { start: organisation, children: search },
  parameters: { visual: { width: 1440 } },
};
export const WithoutAMenuButton: Story = { args: { menuButton: null } };
export const OnAPhone: Story = { args: { children: search }, parameters: { visual: { width: 390 } } };
export const AtTheSmallestWidth: Story = {
  tags: ['!dev'],
  args: {
    start: organisation,
    children: search,
    end: (
      <>
        <span data-hide-below="sm">
          <IconButton label="Notices">
            <Bell aria-hidden />
          </IconButton>
        </span>
        <Avatar name="Ioana Marinescu" />
      </>
    ),
  },
  parameters: { visual: { width: 320 } },
};
export const Sticky: Story = {
  args: { sticky: true },
  parameters: { visual: { width: 900, height: 300 } },
  render: (args) => (
    <div {...region} style={{ blockSize: 200, overflowY: 'auto' }}>
      <TopBar {...args} />
      {Array.from({ length: 12 }, (_, index) => (
        <p key={index} style={{ margin: 0, padding: 16 }}>
          Device {index + 1}
        </p>
      ))}
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector('[role="region"]')?.scrollTo(0, 120);
  },
};
