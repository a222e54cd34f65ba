import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CalendarDays,
  ChartNoAxesColumn,
  ClipboardList,
  Gauge,
  GraduationCap,
  ListChecks,
  PlusCircle,
  Search,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../display/card/index.js';
import { Logo } from '../../display/logo/index.js';
import { Heading, Text } from '../../display/typography/index.js';
import { Button } from '../../inputs/button/index.js';
import { Breadcrumbs } from '../../navigation/breadcrumbs/index.js';
import { NavBar } from '../../navigation/nav-bar/index.js';
import { NavTree, type NavGroup } from '../../navigation/nav-tree/index.js';
import { AccountMenu } from '../account-menu/index.js';
import { LanguagePicker } from '../language-picker/index.js';
import { ModeSwitch } from '../mode-switch/index.js';
import { TopBar } from '../top-bar/index.js';
import { AppShell, type AppShellProps } from './index.js';

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

const wide: NavGroup[] = [
  ...groups,
  {
    id: 'availability',
    label: 'Availability',
    items: [{ id: 'calendar', label: 'Codes Availability', href: '#calendar', icon: <CalendarDays aria-hidden /> }],
  },
  {
    id: 'learn',
    label: 'Courses',
    items: [{ id: 'courses', label: 'Courses', href: '#courses', icon: <GraduationCap aria-hidden /> }],
  },
  {
    id: 'people',
    label: 'Community',
    items: [{ id: 'community', label: 'Community', href: '#community', icon: <Users aria-hidden /> }],
  },
];
const french: NavGroup[] = [
  {
    id: 'dashboard',
    label: 'Tableau de bord',
    items: [
      { id: 'home', label: 'Tableau de bord', href: '#home', icon: <Gauge aria-hidden /> },
      {
        id: 'statistics',
        label: 'Statistiques mondiales',
        href: '#statistics',
        icon: <ChartNoAxesColumn aria-hidden />,
      },
    ],
  },
  {
    id: 'devices',
    label: 'Dispositifs médicaux et accessoires',
    items: [
      { id: 'add', label: 'Enregistrer un nouveau dispositif médical', href: '#add', icon: <PlusCircle aria-hidden /> },
      { id: 'list', label: 'Vos dispositifs médicaux', href: '#list', icon: <ClipboardList aria-hidden /> },
      {
        id: 'match',
        label: 'Mise en relation avec les organismes notifiés',
        href: '#match',
        icon: <ListChecks aria-hidden />,
      },
    ],
  },
  {
    id: 'availability',
    label: 'Disponibilité des codes de désignation',
    items: [{ id: 'calendar', label: 'Calendrier', href: '#calendar', icon: <CalendarDays aria-hidden /> }],
  },
  { id: 'trends', label: 'Analyse des tendances', items: [{ id: 'analytics', label: 'Analyse', href: '#analytics' }] },
  { id: 'learn', label: 'Formations', items: [{ id: 'courses', label: 'Formations', href: '#courses' }] },
];

const languages = [
  { code: 'en', name: 'English' },
  { code: 'ro', name: 'Română' },
];
const logo = (
  <a href="#home">
    <Logo variant="market-operator" />
  </a>
);
const topBar = (
  <TopBar
    brand={logo}
    end={
      <>
        <LanguagePicker languages={languages} value="ro" onValueChange={fn()} label="Limbă" />
        <ModeSwitch mode="light" onModeChange={fn()} />
        <AccountMenu name="Ioana Marinescu" items={[{ id: 'home', label: 'Home', href: '#home' }]} />
      </>
    }
  >
    <Button variant="outlined" tone="neutral" start={<Search aria-hidden />}>
      Search devices and codes
    </Button>
  </TopBar>
);

function Page() {
  return (
    <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Breadcrumbs
        items={[
          { label: 'Dashboard', href: '#dashboard' },
          { label: 'Medical devices' },
          { label: 'Your Medical Devices' },
        ]}
      />
      <div
        style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Heading level={1} size="h2">
          Your Medical Devices
        </Heading>
        <Button style={{ maxInlineSize: '100%' }}>Add medical device</Button>
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
  args: {
    topBar,
    navigation: <NavTree groups={groups} activeId="list" />,
    drawerBrand: logo,
    container: true,
    children: <Page />,
    onDrawerOpenChange: fn(),
  },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { visual: { width: 390, height: 780 } };

const across = {
  layout: 'horizontal',
  navigation: <NavTree groups={wide} activeId="list" />,
  navBar: <NavBar groups={wide} activeId="list" />,
} as const;
const inFrench = {
  navigation: <NavTree groups={french} activeId="list" />,
  navBar: <NavBar groups={french} activeId="list" />,
};

export const Default: Story = { parameters: { visual: { width: 1440, height: 860, forcedColors: true } } };
export const Horizontal: Story = {
  args: across,
  parameters: { visual: { width: 1440, height: 860, forcedColors: true } },
};
export const HorizontalOpen: Story = {
  args: across,
  play: async ({ canvasElement }) => {
    // Below `lg` the drawer replaces the bar.
    const button = within(canvasElement).queryByRole('button', { name: 'Medical devices' });
    if (!button) return;
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.unhover(button);
  },
};
export const HorizontalInFrench: Story = {
  args: { ...across, ...inFrench },
  parameters: { visual: { width: 1200, height: 720 } },
};
export const HorizontalOnATablet: Story = {
  tags: ['!dev'],
  args: across,
  parameters: { visual: { width: 1024, height: 768 } },
};
export const HorizontalOnAPhone: Story = { args: across, parameters: { visual: { width: 390, height: 780 } } };
export const InFrench: Story = { args: inFrench };
export const Collapsed: Story = { args: { drawerOpen: false } };
export const Rail: Story = { args: { drawerOpen: false, rail: true } };
export const RailNamed: Story = {
  args: { drawerOpen: false, rail: true },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('link', { name: 'Matchmaking' }));
    // The drawer is a rail only where it is next to the content.
    if (innerWidth >= 900)
      await waitFor(() => expect(within(document.body).getByRole('tooltip')).toHaveTextContent('Matchmaking'));
  },
};
export const WithFooter: Story = { args: { footer: 'Privacy policy · Data protection' } };
export const Toggled: Story = {
  tags: ['!dev'],
  parameters: { visual: { skip: true } },
  args: { rail: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Menu' });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onDrawerOpenChange).toHaveBeenCalledWith(
      false,
      expect.objectContaining({ reason: 'menu-button' }),
    );
  },
};
export const OnAPhone: Story = { parameters: phone };
export const DrawerOnAPhone: Story = { tags: ['!dev'], parameters: phone, args: { drawerOpen: true } };
export const AtTheSmallestWidth: Story = { tags: ['!dev'], parameters: { visual: { width: 320, height: 720 } } };
export const InFrenchOnAPhone: Story = {
  tags: ['!dev'],
  args: { ...inFrench, drawerOpen: true },
  parameters: { visual: { width: 320, height: 720 } },
};
