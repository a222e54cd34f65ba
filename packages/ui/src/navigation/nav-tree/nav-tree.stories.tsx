import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, ChartNoAxesColumn, ClipboardList, Gauge, ListChecks, PlusCircle, Wrench } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { NavTree, type NavGroup } from './index.js';

const groups: NavGroup[] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    items: [
      { id: 'home', label: 'Dashboard', href: '#home', icon: <Gauge aria-hidden /> },
      { id: 'statistics', label: 'Statistics', href: '#statistics', icon: <ChartNoAxesColumn aria-hidden /> },
    ],
  },
  {
    id: 'devices',
    label: 'Medical devices',
    items: [
      { id: 'add', label: 'Add medical device', href: '#add', icon: <PlusCircle aria-hidden /> },
      { id: 'list', label: 'Your devices', href: '#list', icon: <ClipboardList aria-hidden /> },
      { id: 'match', label: 'Matchmaking', href: '#match', icon: <ListChecks aria-hidden /> },
    ],
  },
];
const nested: NavGroup[] = [
  ...groups,
  {
    id: 'more',
    label: 'More',
    items: [
      {
        id: 'stages',
        label: 'By stage',
        icon: <ListChecks aria-hidden />,
        items: [
          { id: 'idea', label: 'Idea', href: '#idea' },
          { id: 'certified', label: 'Certified', href: '#certified' },
        ],
      },
      { id: 'tool', label: 'E-Tool', href: 'https://e-tool.example/', external: true, icon: <Wrench aria-hidden /> },
      {
        id: 'calendar',
        label: 'Codes Availability',
        href: '#calendar',
        disabled: true,
        icon: <CalendarDays aria-hidden />,
      },
      { id: 'broken', label: 'Chart' },
    ],
  },
];
const long: NavGroup[] = [
  {
    id: 'devices',
    label: 'Dispositifs médicaux et accessoires',
    items: [
      { id: 'add', label: 'Enregistrer un nouveau dispositif médical', href: '#add', icon: <PlusCircle aria-hidden /> },
      { id: 'list', label: 'Vos dispositifs', href: '#list', icon: <ClipboardList aria-hidden /> },
    ],
  },
];

const panel = {
  inlineSize: 236,
  padding: 12,
  background: 'var(--at-sheet)',
  border: '1px solid var(--at-line)',
} as const;

const meta = {
  title: 'Navigation/Nav tree',
  component: NavTree,
  args: { groups, activeId: 'list' },
  render: (args) => (
    <nav aria-label="Main" style={panel}>
      <NavTree {...args} />
    </nav>
  ),
} satisfies Meta<typeof NavTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BranchesAndStates: Story = {
  args: { groups: nested, activeId: 'idea' },
  play: async ({ canvasElement }) => {
    const branch = within(canvasElement).getByRole('button', { name: 'By stage' });
    await expect(branch).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(branch);
    await expect(branch).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(branch);
    branch.blur();
    await userEvent.unhover(branch);
  },
};
export const Rail: Story = {
  args: { groups: nested, activeId: 'list', rail: true },
  render: (args) => (
    <nav aria-label="Main" style={{ ...panel, inlineSize: 72, boxSizing: 'border-box' }}>
      <NavTree {...args} />
    </nav>
  ),
};
export const LongLabels: Story = { tags: ['!dev'], args: { groups: long, activeId: 'add' } };
