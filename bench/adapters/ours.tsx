/**
 * The published components of @attesta/ui, including labels, live regions and focus handling. The components are
 * memoized, so their wrappers are memoized as well: a portal uses the components without a wrapper.
 */
import '@attesta/ui/theme/base.css';
import '@attesta/ui/theme/theme5.css';
import './ours.css';
import { memo, type MouseEvent } from 'react';
import { Avatar } from '@attesta/ui/display/avatar';
import { Card } from '@attesta/ui/display/card';
import { createSnackbars, SnackbarHost } from '@attesta/ui/feedback/snackbar';
import { Button } from '@attesta/ui/inputs/button';
import { Switch } from '@attesta/ui/inputs/switch';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Breadcrumbs } from '@attesta/ui/navigation/breadcrumbs';
import { NavTree, type NavGroup } from '@attesta/ui/navigation/nav-tree';
import { Dialog } from '@attesta/ui/overlays/dialog';
import { Tooltip } from '@attesta/ui/overlays/tooltip';
import { AccountMenu } from '@attesta/ui/shell/account-menu';
import { AppShell } from '@attesta/ui/shell/app-shell';
import { TopBar } from '@attesta/ui/shell/top-bar';
import { applyTheme } from '@attesta/ui/theme';
import type { Adapter, NavItemData } from '../src/contract';
import { Icon } from '../src/icon';

const setMode: Adapter['setMode'] = (mode) => applyTheme(document.documentElement, { preset: 'theme5', mode });
setMode('light');

const snackbars = createSnackbars();
const icon = <Icon />;
const toName = (initials: string) => Array.from(initials).join(' ');

/** The entries are created once, as in an application. */
const entries = new WeakMap<readonly NavItemData[], readonly NavGroup[]>();
function groupsOf(items: readonly NavItemData[], label: string) {
  let groups = entries.get(items);
  if (!groups)
    entries.set(
      items,
      (groups = [{ id: label, label, items: items.map((item) => ({ ...item, href: `#${item.id}`, icon })) }]),
    );
  return groups;
}

const adapter: Adapter = {
  name: 'ours',
  Root: ({ children }) => children,
  setMode,
  Button: memo(({ selected, children, onClick }) => (
    <Button variant={selected ? 'filled' : 'outlined'} aria-pressed={!!selected} onClick={onClick}>
      {children}
    </Button>
  )),
  Avatar: memo(({ initials }) => <Avatar name={toName(initials)} />),
  NavList: ({ items, label = 'Items', selected, onSelect }) => (
    <NavTree
      groups={groupsOf(items, label)}
      activeId={selected}
      onClick={(event: MouseEvent) => {
        const link = (event.target as Element).closest('a');
        if (link) onSelect(link.hash.slice(1));
      }}
    />
  ),
  Card: ({ selected, title, text, avatar, actions }) => (
    <Card title={title} subtitle={text} footer={actions} data-marked={selected || undefined}>
      {avatar}
    </Card>
  ),
  TextField: memo(({ label, selected }) => <TextField label={label} invalid={!!selected} />),
  Switch: memo(({ label, checked, onChange }) => <Switch label={label} checked={checked} onCheckedChange={onChange} />),
  Tooltip: ({ label, children }) => <Tooltip label={label}>{children}</Tooltip>,
  Breadcrumbs: ({ items }) => <Breadcrumbs items={items} />,
  TopBar: ({ start, end }) => <TopBar start={start} end={end} />,
  Drawer: () => null,
  Shell: ({ open, groups, bar, children }) => (
    <AppShell topBar={bar} navigation={groups.map(({ list }) => list)} drawerOpen={open}>
      {children}
    </AppShell>
  ),
  AccountMenu: memo(({ initials, items, onSelect }) => (
    <AccountMenu
      data-bench-menu=""
      name={toName(initials)}
      items={items.map((item) => ({ id: item, label: item, onSelect: () => onSelect(item) }))}
    />
  )),
  Dialog: ({ open, title, children, onClose }) => (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {children}
    </Dialog>
  ),
  Toaster: () => <SnackbarHost store={snackbars} />,
  notify: (message) => {
    snackbars.notify({ message });
  },
  clearToasts: () => snackbars.close(),
};
export default adapter;
