/** @mantine/core 9 with static CSS files (per component, as documented for size); the scheme is an attribute. */
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/VisuallyHidden.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/AppShell.css';
import '@mantine/core/styles/Avatar.css';
import '@mantine/core/styles/Breadcrumbs.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Card.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/NavLink.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Tooltip.css';
import '@mantine/notifications/styles.css';
import { useLayoutEffect, type ReactNode } from 'react';
import {
  ActionIcon,
  Anchor,
  AppShell,
  Avatar,
  Breadcrumbs,
  Button,
  Card,
  Group,
  MantineProvider,
  Menu,
  Modal,
  NavLink,
  Switch,
  Text,
  TextInput,
  Tooltip,
  useMantineColorScheme,
} from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import type { Adapter, Mode } from '../src/contract';
import { Icon } from '../src/icon';

const scheme: { set?: (mode: Mode) => void } = {};
const Grab = () => {
  const { setColorScheme } = useMantineColorScheme();
  useLayoutEffect(() => {
    scheme.set = setColorScheme;
  });
  return null;
};

const adapter: Adapter = {
  name: 'mantine',
  Root: ({ children }: { children: ReactNode }) => (
    <MantineProvider defaultColorScheme="light">
      <Grab />
      {children}
    </MantineProvider>
  ),
  setMode: (m) => scheme.set?.(m),
  Button: ({ selected, children, onClick }) => (
    <Button variant={selected ? 'filled' : 'default'} onClick={onClick}>
      {children}
    </Button>
  ),
  Avatar: ({ initials }) => <Avatar>{initials}</Avatar>,
  NavList: ({ items, selected, onSelect }) => (
    <nav>
      {items.map((i) => (
        <NavLink
          key={i.id}
          href={'#' + i.id}
          label={i.label}
          leftSection={<Icon />}
          active={i.id === selected}
          onClick={() => onSelect(i.id)}
        />
      ))}
    </nav>
  ),
  Card: ({ selected, title, text, avatar, actions }) => (
    <Card withBorder={!!selected} shadow="sm">
      {avatar}
      <Text fw={500}>{title}</Text>
      <Text c="dimmed">{text}</Text>
      <Group>{actions}</Group>
    </Card>
  ),
  TextField: ({ label, selected }) => <TextInput label={label} error={!!selected} />,
  Switch: ({ label, checked, onChange }) => (
    <Switch label={label} checked={checked} onChange={(e) => onChange(e.currentTarget.checked)} />
  ),
  Tooltip: ({ label, children }) => <Tooltip label={label}>{children}</Tooltip>,
  Breadcrumbs: ({ items }) => (
    <Breadcrumbs>
      {items.map((i) =>
        i.href ? (
          <Anchor key={i.label} href={i.href}>
            {i.label}
          </Anchor>
        ) : (
          <Text key={i.label}>{i.label}</Text>
        ),
      )}
    </Breadcrumbs>
  ),
  TopBar: ({ start, end }) => (
    <AppShell header={{ height: 64 }} mode="static">
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between">
          <Group>{start}</Group>
          <Group>{end}</Group>
        </Group>
      </AppShell.Header>
    </AppShell>
  ),
  Drawer: ({ open, groups }) => (
    <AppShell mode="static" navbar={{ width: 256, breakpoint: 'sm', collapsed: { desktop: !open, mobile: !open } }}>
      <AppShell.Navbar>
        {groups.map((g) => (
          <AppShell.Section key={g.label}>
            <Text size="xs" fw={500}>
              {g.label}
            </Text>
            {g.list}
          </AppShell.Section>
        ))}
      </AppShell.Navbar>
    </AppShell>
  ),
  AccountMenu: ({ initials, items, onSelect }) => (
    <Menu>
      <Menu.Target>
        <ActionIcon data-bench-menu="" variant="subtle" size="xl" radius="xl" aria-label="Account">
          <Avatar>{initials}</Avatar>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((i) => (
          <Menu.Item key={i} onClick={() => onSelect(i)}>
            {i}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  ),
  Dialog: ({ open, title, children, onClose }) => (
    <Modal opened={open} title={title} onClose={onClose}>
      {children}
      <Button onClick={onClose}>Close</Button>
    </Modal>
  ),
  Toaster: () => <Notifications limit={3} />,
  notify: (message) => {
    notifications.show({ message });
  },
  clearToasts: () => {
    notifications.cleanQueue();
    notifications.clean();
  },
};
export default adapter;
