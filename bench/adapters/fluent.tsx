/** @fluentui/react-components 9 (Griffel atomic classes, tokens as CSS variables on FluentProvider). */
import type { ReactElement, ReactNode } from 'react';
import {
  Avatar,
  Breadcrumb,
  BreadcrumbButton,
  BreadcrumbDivider,
  BreadcrumbItem,
  Button,
  Card,
  CardFooter,
  CardHeader,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  FluentProvider,
  Input,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Nav,
  NavDrawer,
  NavDrawerBody,
  NavItem,
  NavSectionHeader,
  Switch,
  Toast,
  Toaster,
  ToastTitle,
  Toolbar,
  Tooltip,
  useToastController,
  webDarkTheme,
  webLightTheme,
} from '@fluentui/react-components';
import type { Adapter } from '../src/contract';
import { Icon } from '../src/icon';
import { createMode } from '../src/mode';

const mode = createMode();
let ctl: ReturnType<typeof useToastController>;

const adapter: Adapter = {
  name: 'fluent',
  Root: ({ children }: { children: ReactNode }) => (
    <FluentProvider theme={mode.use() === 'dark' ? webDarkTheme : webLightTheme}>{children}</FluentProvider>
  ),
  setMode: mode.set,
  Button: ({ selected, children, onClick }) => (
    <Button appearance={selected ? 'primary' : 'secondary'} onClick={onClick}>
      {children}
    </Button>
  ),
  Avatar: ({ initials }) => <Avatar initials={initials} />,
  NavList: ({ items, selected, onSelect }) => (
    <Nav selectedValue={selected} onNavItemSelect={(_, e) => onSelect(e.value)}>
      {items.map((i) => (
        <NavItem key={i.id} value={i.id} href={'#' + i.id} icon={<Icon />}>
          {i.label}
        </NavItem>
      ))}
    </Nav>
  ),
  Card: ({ selected, title, text, avatar, actions }) => (
    <Card appearance={selected ? 'filled-alternative' : 'filled'}>
      <CardHeader image={avatar as ReactElement<never>} header={<b>{title}</b>} description={text} />
      <CardFooter>{actions}</CardFooter>
    </Card>
  ),
  TextField: ({ label, selected }) => (
    <Field label={label} validationState={selected ? 'error' : 'none'}>
      <Input />
    </Field>
  ),
  Switch: ({ label, checked, onChange }) => (
    <Switch label={label} checked={checked} onChange={(_, e) => onChange(e.checked)} />
  ),
  Tooltip: ({ label, children }) => (
    <Tooltip content={label} relationship="label">
      {children as ReactElement<never>}
    </Tooltip>
  ),
  Breadcrumbs: ({ items }) => (
    <Breadcrumb>
      {items.flatMap((i, n) => [
        n > 0 && <BreadcrumbDivider key={'d' + n} />,
        <BreadcrumbItem key={i.label}>
          <BreadcrumbButton {...({ href: i.href } as object)} current={!i.href}>
            {i.label}
          </BreadcrumbButton>
        </BreadcrumbItem>,
      ])}
    </Breadcrumb>
  ),
  TopBar: ({ start, end }) => (
    <Toolbar style={{ justifyContent: 'space-between', height: 64 }}>
      <div>{start}</div>
      <div>{end}</div>
    </Toolbar>
  ),
  Drawer: ({ open, groups }) => (
    <NavDrawer type="inline" open={open}>
      <NavDrawerBody>
        {groups.map((g) => (
          <div key={g.label}>
            <NavSectionHeader>{g.label}</NavSectionHeader>
            {g.list}
          </div>
        ))}
      </NavDrawerBody>
    </NavDrawer>
  ),
  AccountMenu: ({ initials, items, onSelect }) => (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          data-bench-menu=""
          shape="circular"
          appearance="subtle"
          aria-label="Account"
          icon={<Avatar initials={initials} size={28} />}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {items.map((i) => (
            <MenuItem key={i} onClick={() => onSelect(i)}>
              {i}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  ),
  Dialog: ({ open, title, children, onClose }) => (
    <Dialog open={open} onOpenChange={(_, e) => !e.open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{children}</DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Close</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  ),
  Toaster: () => {
    ctl = useToastController('bench');
    return <Toaster toasterId="bench" limit={3} />;
  },
  notify: (t) =>
    ctl.dispatchToast(
      <Toast>
        <ToastTitle>{t}</ToastTitle>
      </Toast>,
    ),
  clearToasts: () => ctl.dismissAllToasts(),
};
export default adapter;
