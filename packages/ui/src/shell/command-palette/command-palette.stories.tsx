import { CalendarDays, FileText, Inbox, Moon, Plus, Settings } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../inputs/button/index.js';
import { CommandPalette } from './command-palette.js';
import type { Command } from './command-search.js';

const commands: Command[] = [
  { value: 'devices', label: 'Your medical devices', group: 'Pages', icon: <FileText aria-hidden />, keys: 'G D' },
  {
    value: 'requests',
    label: 'Requests',
    group: 'Pages',
    icon: <Inbox aria-hidden />,
    description: 'Two await your reply',
    keys: 'G R',
  },
  { value: 'calendar', label: 'Availability calendar', group: 'Pages', icon: <CalendarDays aria-hidden /> },
  {
    value: 'register',
    label: 'Register device',
    group: 'Actions',
    icon: <Plus aria-hidden />,
    keywords: ['new', 'add'],
  },
  {
    value: 'publish',
    label: 'Publish availability',
    group: 'Actions',
    icon: <CalendarDays aria-hidden />,
    disabled: true,
  },
  { value: 'dark', label: 'Switch to dark mode', group: 'Settings', icon: <Moon aria-hidden /> },
  { value: 'settings', label: 'Account settings', group: 'Settings', icon: <Settings aria-hidden /> },
];
const many: Command[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: `${index}`,
  label: `Open device ${index + 1}`,
}));

const meta = {
  title: 'Shell/Command palette',
  component: CommandPalette,
  args: { commands, onRun: fn(), trigger: <Button variant="outlined">Search</Button> },
  parameters: { visual: { height: 640 } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 600 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
    const box = within(document.body).getByRole('combobox', { name: 'Commands' });
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'dark{Enter}');
    await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ value: 'dark' }), expect.anything());
    await expect(within(canvasElement).getByRole('button', { name: 'Search' })).toHaveFocus();
  },
};
export const Open: Story = { args: { defaultOpen: true } };
export const Recents: Story = { args: { defaultOpen: true, recents: ['register', 'requests'] } };
export const Searched: Story = {
  args: { defaultOpen: true },
  play: async () => userEvent.type(within(document.body).getByRole('combobox'), 'av'),
};
export const NothingFound: Story = {
  args: { defaultOpen: true },
  play: async () => userEvent.type(within(document.body).getByRole('combobox'), 'zebra'),
};
export const FoundOnAServer: Story = {
  args: {
    defaultOpen: true,
    commands: [
      ...commands,
      {
        value: 'd1',
        label: 'Night oximeter',
        description: 'Measures oxygen saturation at home',
        group: 'Devices',
        matched: true,
      },
    ],
  },
  play: async () => {
    const body = within(document.body);
    await userEvent.type(body.getByRole('combobox'), 'pulse');
    await expect(body.getByRole('option', { name: /Night oximeter/ })).toBeVisible();
  },
};
export const SearchFailed: Story = {
  args: { defaultOpen: true, status: 'The devices could not be searched. Check your connection.' },
  play: async () => userEvent.type(within(document.body).getByRole('combobox'), 'oximeter'),
};
export const TenThousand: Story = {
  tags: ['!dev'],
  args: { defaultOpen: true, commands: many },
  play: async () => userEvent.type(within(document.body).getByRole('combobox'), 'device 42'),
};
export const Phone: Story = {
  tags: ['!dev'],
  args: {
    defaultOpen: true,
    commands: [
      {
        value: 'a',
        label: 'Transmettre la documentation technique à un organisme notifié',
        group: 'Actions',
        description: 'Une demande est adressée à un seul organisme',
      },
      { value: 'b', label: '查看医疗器械列表', group: 'Pages' },
      { value: 'c', label: 'Publicați disponibilitatea pentru evaluarea conformității', group: 'Actions' },
    ],
    labels: { title: 'Commandes', placeholder: 'Chercher une page ou une action' },
  },
  parameters: { visual: { width: 390, height: 640 } },
};
