import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartNoAxesColumn, ClipboardList, Gauge, ListChecks, PlusCircle } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../display/card/index.js';
import { Logo } from '../../display/logo/index.js';
import { Heading, Text } from '../../display/typography/index.js';
import { Button } from '../../inputs/button/index.js';
import { Breadcrumbs } from '../../navigation/breadcrumbs/index.js';
import { NavTree, type NavGroup } from '../../navigation/nav-tree/index.js';
import { AccountMenu } from '../account-menu/index.js';
import { LanguagePicker } from '../language-picker/index.js';
import { ModeSwitch } from '../mode-switch/index.js';
import { TopBar } from '../top-bar/index.js';
import { AppShell, type AppShellProps } from './index.js';

const groups: NavGroup[] = [
  { id: 'dashboard', label: 'Dashboard', items: [
    { id: 'home', label: 'Dashboard', href: '#home', icon: <Gauge aria-hidden /> },
    { id: 'statistics', label: 'Statistics', href: '#statistics', icon: <ChartNoAxesColumn aria-hidden /> },
  ] },
  { id: 'devices', label: 'Medical devices', items: [
    { id: 'add', label: 'Add medical device', href: '#add', icon: <PlusCircle aria-hidden /> },
    { id: 'list', label: 'Your devices', href: '#list', icon: <ClipboardList aria-hidden /> },
    { id: 'match', label: 'Matchmaking', href: '#match', icon: <ListChecks aria-hidden /> },
  ] },
];

const languages = [{ code: 'en', name: 'English' }, { code: 'ro', name: 'Română' }];
const logo = <a href="#home"><Logo variant="market-operator" /></a>;
const topBar = (
  <TopBar
    start={logo}
    end={
      <>
        <LanguagePicker languages={languages} value="ro" onValueChange={fn()} label="Limbă" />
        <ModeSwitch mode="light" onModeChange={fn()} />
        <AccountMenu name="Ioana Marinescu" items={[{ id: 'home', label: 'Home', href: '#home' }]} />
      </>
    }
  />
);

function Page() {
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <Breadcrumbs items={[{ label: 'Dashboard', href: '#dashboard' }, { label: 'Medical devices' }, { label: 'Your Medical Devices' }]} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'space-between', alignItems: 'center' }}>
        <Heading level={1} size="h2">Your Medical Devices</Heading>
        <Button>Add medical device</Button>
      </div>
      <Card title="Vena 2 aortic valve" subtitle="Class III, MDR">
        <Text>Clinical evaluation is under way. Two notified bodies are designated for every code of this device.</Text>
      </Card>
      <Card title="Lumen infusion pump" subtitle="Class IIb, MDR">
        <Text>The application was lodged on 12 Mar 2026.</Text>
      </Card>
    </div>
  );
}

function Owned(props: AppShellProps) {
  const [open, setOpen] = useState(props.drawerOpen);
  return (
    <AppShell
      {...props}
      drawerOpen={open}
      onDrawerOpenChange={(next, details) => {
        setOpen(next);
        props.onDrawerOpenChange?.(next, details);
      }}
    />
  );
}

const meta = {
  title: 'Shell/App shell',
  component: AppShell,
  parameters: { layout: 'fullscreen', visual: { width: 1440, height: 860 } },
  args: { topBar, navigation: <NavTree groups={groups} activeId="list" />, drawerBrand: logo, container: true, children: <Page />, onDrawerOpenChange: fn() },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { visual: { width: 390, height: 780 } };

export const Default: Story = {};
export const Collapsed: Story = { args: { drawerOpen: false } };
export const Rail: Story = { args: { drawerOpen: false, rail: true } };
export const WithFooter: Story = { args: { footer: 'Privacy policy · Data protection' } };
export const Toggled: Story = {
  parameters: { visual: { skip: true } },
  args: { rail: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Menu' });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onDrawerOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: 'menu-button' }));
  },
};
export const OnAPhone: Story = { parameters: phone };
export const DrawerOnAPhone: Story = { parameters: phone, args: { drawerOpen: true } };
export const AtTheSmallestWidth: Story = { parameters: { visual: { width: 320, height: 720 } } };
