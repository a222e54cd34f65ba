import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, ChartNoAxesColumn, ClipboardList, Gauge, ListChecks, PlusCircle, Wrench } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { NavGroup } from '../nav-tree/index.js';
import { NavBar } from './index.js';

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
  {
    id: 'tools',
    label: 'Tools',
    items: [
      {
        id: 'stages',
        label: 'By stage',
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
const named = (labels: readonly string[]): NavGroup[] =>
  labels.map((label, index) => ({
    id: `g${index}`,
    label,
    items: [
      { id: `a${index}`, label: `${label} 1`, href: `#${index}` },
      { id: `b${index}`, label: `${label} 2`, href: `#${index}` },
    ],
  }));
const eight = named([
  'Dashboard',
  'Devices',
  'Availability',
  'Matchmaking',
  'Certificates',
  'Vigilance',
  'Analytics',
  'Courses',
]);
const french = named([
  'Tableau de bord',
  'Dispositifs médicaux et accessoires',
  'Disponibilité des codes',
  'Organismes notifiés',
  'Analyse des tendances',
  'Formations',
]);
const romanian = named([
  'Tablou de bord',
  'Dispozitive medicale și accesorii',
  'Disponibilitatea codurilor',
  'Organisme notificate',
  'Analiza tendințelor',
  'Cursuri',
]);
const chinese = named(['仪表板', '医疗器械', '代码可用性', '公告机构', '趋势分析', '课程']);

const meta = {
  title: 'Navigation/Nav bar',
  component: NavBar,
  parameters: { layout: 'fullscreen', visual: { height: 420 } },
  args: { groups, activeId: 'list', onOpenChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 340 }}>
        <nav
          aria-label="Main"
          style={{ paddingInline: 16, background: 'var(--at-sheet)', borderBlockEnd: '1px solid var(--at-line)' }}
        >
          <Story />
        </nav>
      </div>
    ),
  ],
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens =
  (name: string): Story['play'] =>
  async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.unhover(button);
  };

export const Default: Story = { parameters: { visual: { height: 420, forcedColors: true } } };
export const Open: Story = {
  parameters: { visual: { height: 420, forcedColors: true } },
  play: opens('Medical devices'),
};
export const EveryKindOfEntry: Story = { args: { activeId: 'idea' }, play: opens('Tools') };
export const More: Story = {
  args: { groups: eight, activeId: 'a7' },
  play: opens('More'),
};
export const NarrowBar: Story = {
  args: { groups: eight, activeId: 'a7' },
  parameters: { visual: { width: 600, height: 420 } },
};
export const French: Story = { args: { groups: french, activeId: 'a1' } };
export const Romanian: Story = { args: { groups: romanian, activeId: 'a2' } };
export const Chinese: Story = { args: { groups: chinese, activeId: 'a1' } };
export const LittleRoom: Story = {
  tags: ['!dev'],
  args: { groups: french, activeId: 'a1' },
  parameters: { visual: { width: 320, height: 420 } },
};
export const ByKeyboard: Story = {
  tags: ['!dev'],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Dashboard' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Add medical device' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Medical devices' })).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(null, expect.objectContaining({ reason: 'escape' }));
  },
};
