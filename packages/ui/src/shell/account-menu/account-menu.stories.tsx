import type { Meta, StoryObj } from '@storybook/react-vite';
import { Briefcase, House, LogOut, Settings, Wrench } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MenuRadioGroup, MenuRadioItem, MenuSeparator } from '../../overlays/menu/index.js';
import { AccountMenu, type AccountMenuItem } from './account-menu.js';

const items: AccountMenuItem[] = [
  { id: 'home', label: 'Home', icon: <House aria-hidden />, href: '#home' },
  { id: 'e-tool', label: 'E-Tool', icon: <Wrench aria-hidden />, href: 'https://e-tool.example/', external: true },
  { id: 'settings', label: 'Account settings', icon: <Settings aria-hidden />, href: '#settings' },
  { id: 'logout', label: 'Logout', icon: <LogOut aria-hidden />, onSelect: fn(), separated: true },
];

const meta = {
  title: 'Shell/Account menu',
  component: AccountMenu,
  args: { name: 'Ioana Marinescu', role: 'Market Operator', items, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 340, display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Account of Ioana Marinescu' }));
    const body = within(document.body);
    await expect(body.getByRole('menuitem', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard('l');
    await expect(body.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(body.queryByRole('menu')).toBeNull();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const NotifiedBody: Story = {
  args: {
    defaultOpen: true,
    name: 'Anneliese Krämer-Vandenberghe van den Hoogenband',
    role: 'Notified Body',
    items: [
      ...items.slice(0, 2),
      {
        id: 'jobs',
        label: 'Job Board',
        icon: <Briefcase aria-hidden />,
        href: 'https://jobs.example/',
        external: true,
      },
      ...items.slice(2),
    ],
  },
};

function WithLanguages() {
  const [language, setLanguage] = useState('ro');
  return (
    <AccountMenu name="Nana Ouyang" role="Market Operator" items={items} defaultOpen>
      <MenuSeparator />
      <MenuRadioGroup label="Language" value={language} onValueChange={setLanguage}>
        <MenuRadioItem value="en" lang="en">
          English
        </MenuRadioItem>
        <MenuRadioItem value="ro" lang="ro">
          Română
        </MenuRadioItem>
      </MenuRadioGroup>
    </AccountMenu>
  );
}
export const WithRadioItems: Story = { render: () => <WithLanguages /> };
