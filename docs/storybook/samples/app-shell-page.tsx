import { Card } from '@attesta/ui/display/card';
import { AddIcon, ChartIcon, DashboardIcon, ListIcon } from '@attesta/ui/display/icon';
import { Logo } from '@attesta/ui/display/logo';
import { Stat } from '@attesta/ui/display/stat';
import { Heading } from '@attesta/ui/display/typography';
import { Breadcrumbs } from '@attesta/ui/navigation/breadcrumbs';
import { NavTree, type NavGroup } from '@attesta/ui/navigation/nav-tree';
import { AccountMenu } from '@attesta/ui/shell/account-menu';
import { AppShell } from '@attesta/ui/shell/app-shell';
import { ModeSwitch } from '@attesta/ui/shell/mode-switch';
import { TopBar } from '@attesta/ui/shell/top-bar';
import { applyTheme } from '@attesta/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 20px;
`;

const groups: NavGroup[] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    items: [
      { id: 'home', label: 'Dashboard', href: '#home', icon: <DashboardIcon /> },
      { id: 'statistics', label: 'Statistics', href: '#statistics', icon: <ChartIcon /> },
    ],
  },
  {
    id: 'devices',
    label: 'Medical devices',
    items: [
      { id: 'list', label: 'Your devices', href: '#list', icon: <ListIcon /> },
      { id: 'add', label: 'Add device', href: '#add', icon: <AddIcon /> },
    ],
  },
];

const modes = ['light', 'dark', 'system'] as const;

/** Starts with the mode of `<html>`. In the mode `system`, the switch shows the resulting mode of this device. */
function Mode() {
  const [mode, setMode] = useState(
    () => modes.find((each) => each === document.documentElement.dataset['mode']) ?? 'light',
  );
  return (
    <ModeSwitch
      mode={mode}
      onModeChange={(next) => {
        setMode(next);
        applyTheme(document.documentElement, { mode: next });
      }}
    />
  );
}

const logo = (
  <a href="#home">
    <Logo />
  </a>
);
const topBar = (
  <TopBar
    brand={logo}
    end={
      <>
        <Mode />
        <AccountMenu
          name="Ioana Marinescu"
          role="Market operator"
          items={[{ id: 'settings', label: 'Account settings', href: '#settings' }]}
        />
      </>
    }
  />
);

export const AppShellPage = () => (
  <AppShell topBar={topBar} navigation={<NavTree groups={groups} activeId="home" />} drawerBrand={logo} container>
    <Page>
      <Breadcrumbs items={[{ label: 'Dashboard', href: '#home' }, { label: 'Overview' }]} />
      <Heading level={1} size="h2">
        Overview
      </Heading>
      <Tiles>
        <Card title="Devices">
          <Stat label="In assessment" value={12} />
        </Card>
        <Card title="Certificates">
          <Stat label="Expiring within a year" value={3} />
        </Card>
      </Tiles>
    </Page>
  </AppShell>
);
