import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Menu } from 'lucide-react';
import { Avatar } from '../../display/avatar/index.js';
import { Logo } from '../../display/logo/index.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { TopBar } from './index.js';

const meta = {
  title: 'Shell/Top bar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    start: <a href="#home"><Logo variant="notified-body" caption="Notified Body" /></a>,
    end: <><IconButton label="Notices"><Bell aria-hidden /></IconButton><Avatar name="Ioana Marinescu" /></>,
    menuButton: <IconButton label="Menu"><Menu aria-hidden /></IconButton>,
  },
  decorators: [(Story) => <header style={{ background: 'var(--at-sheet)', borderBlockEnd: '1px solid var(--at-line)', paddingBlock: 8 }}><Story /></header>],
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAMenuButton: Story = { args: { menuButton: null } };
export const OnAPhone: Story = { parameters: { visual: { width: 390 } } };
