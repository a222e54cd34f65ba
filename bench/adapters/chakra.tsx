/** @chakra-ui/react 3 with its default system; the scheme is a class on <html>, as in its color-mode snippet. */
import type { ReactNode } from 'react';
import {
  Avatar,
  Box,
  Breadcrumb,
  Button,
  Card,
  ChakraProvider,
  createToaster,
  defaultSystem,
  Dialog,
  Field,
  Flex,
  Input,
  Link,
  Menu,
  Portal,
  Stack,
  Switch,
  Text,
  Toast,
  Toaster,
  Tooltip,
} from '@chakra-ui/react';
import type { Adapter } from '../src/contract';
import { Icon } from '../src/icon';

const toaster = createToaster({ placement: 'bottom-end', max: 3, overlap: false });

const adapter: Adapter = {
  name: 'chakra',
  Root: ({ children }: { children: ReactNode }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>,
  setMode: (m) => {
    const c = document.documentElement.classList;
    c.toggle('dark', m === 'dark');
    c.toggle('light', m === 'light');
  },
  Button: ({ selected, children, onClick }) => (
    <Button variant={selected ? 'solid' : 'outline'} onClick={onClick}>
      {children}
    </Button>
  ),
  Avatar: ({ initials }) => (
    <Avatar.Root>
      <Avatar.Fallback>{initials}</Avatar.Fallback>
    </Avatar.Root>
  ),
  NavList: ({ items, selected, onSelect }) => (
    <Stack as="nav" gap="1">
      {items.map((i) => (
        <Link
          key={i.id}
          href={'#' + i.id}
          display="flex"
          gap="3"
          px="4"
          py="2"
          rounded="md"
          aria-current={i.id === selected ? 'page' : undefined}
          bg={i.id === selected ? 'bg.muted' : undefined}
          _hover={{ bg: 'bg.subtle' }}
          onClick={() => onSelect(i.id)}
        >
          <Icon />
          <span>{i.label}</span>
        </Link>
      ))}
    </Stack>
  ),
  Card: ({ selected, title, text, avatar, actions }) => (
    <Card.Root variant={selected ? 'elevated' : 'outline'}>
      <Card.Body>
        {avatar}
        <Card.Title>{title}</Card.Title>
        <Card.Description>{text}</Card.Description>
      </Card.Body>
      <Card.Footer>{actions}</Card.Footer>
    </Card.Root>
  ),
  TextField: ({ label, selected }) => (
    <Field.Root invalid={!!selected}>
      <Field.Label>{label}</Field.Label>
      <Input />
    </Field.Root>
  ),
  Switch: ({ label, checked, onChange }) => (
    <Switch.Root checked={checked} onCheckedChange={(e) => onChange(e.checked)}>
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>{label}</Switch.Label>
    </Switch.Root>
  ),
  Tooltip: ({ label, children }) => (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{label}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  ),
  Breadcrumbs: ({ items }) => (
    <Breadcrumb.Root>
      <Breadcrumb.List>
        {items.map((i) => (
          <Breadcrumb.Item key={i.label}>
            {i.href ? (
              <Breadcrumb.Link href={i.href}>{i.label}</Breadcrumb.Link>
            ) : (
              <Breadcrumb.CurrentLink>{i.label}</Breadcrumb.CurrentLink>
            )}
          </Breadcrumb.Item>
        ))}
      </Breadcrumb.List>
    </Breadcrumb.Root>
  ),
  TopBar: ({ start, end }) => (
    <Flex as="header" justify="space-between" align="center" h="16" px="4" borderBottomWidth="1px">
      <Flex gap="3">{start}</Flex>
      <Flex gap="3">{end}</Flex>
    </Flex>
  ),
  Drawer: ({ open, groups }) => (
    <Box as="nav" w={open ? '64' : '0'} overflow="hidden" transition="width .2s" borderRightWidth="1px">
      {groups.map((g) => (
        <Box key={g.label}>
          <Text textStyle="xs" px="4" py="3">
            {g.label}
          </Text>
          {g.list}
        </Box>
      ))}
    </Box>
  ),
  AccountMenu: ({ initials, items, onSelect }) => (
    <Menu.Root onSelect={(e) => onSelect(e.value)}>
      <Menu.Trigger asChild>
        <Button data-bench-menu="" variant="ghost" rounded="full" aria-label="Account">
          <Avatar.Root size="sm">
            <Avatar.Fallback>{initials}</Avatar.Fallback>
          </Avatar.Root>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {items.map((i) => (
              <Menu.Item key={i} value={i}>
                {i}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  ),
  Dialog: ({ open, title, children, onClose }) => (
    <Dialog.Root open={open} onOpenChange={(e) => !e.open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>Close</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  ),
  Toaster: () => (
    <Portal>
      <Toaster toaster={toaster}>
        {(t) => (
          <Toast.Root>
            <Toast.Title>{t.title}</Toast.Title>
            <Toast.CloseTrigger />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  ),
  notify: (title) => {
    toaster.create({ title });
  },
  clearToasts: () => toaster.remove(),
};
export default adapter;
