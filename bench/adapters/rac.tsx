/**
 * react-aria-components with the CSS of plain HTML. It has no card, avatar and layout components; these are plain
 * elements.
 */
import './app.css';
import { type ReactElement, type ReactNode } from 'react';
import {
  Breadcrumb,
  Breadcrumbs,
  Button,
  Dialog,
  Focusable,
  Heading,
  Input,
  Label,
  Link,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  ModalOverlay,
  Popover,
  Switch,
  TextField,
  Tooltip,
  TooltipTrigger,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components';
import type { Adapter } from '../src/contract';
import { Icon } from '../src/icon';
import { setAttribute } from '../src/mode';

const queue = new ToastQueue<string>({ maxVisibleToasts: 3 });
const d = (on: boolean | undefined) => ({ 'data-sel': on ? '' : undefined });

const adapter: Adapter = {
  name: 'rac',
  Root: ({ children }: { children: ReactNode }) => children,
  setMode: setAttribute,
  Button: ({ selected, children, onClick }) => (
    <Button className="btn" {...d(selected)} onPress={onClick}>
      {children}
    </Button>
  ),
  Avatar: ({ initials }) => (
    <span className="avatar" aria-hidden="true">
      {initials}
    </span>
  ),
  NavList: ({ items, selected, onSelect }) => (
    <ul className="nav">
      {items.map((i) => (
        <li key={i.id}>
          <Link
            href={'#' + i.id}
            {...d(i.id === selected)}
            aria-current={i.id === selected ? 'page' : undefined}
            onPress={() => onSelect(i.id)}
          >
            <Icon />
            <span>{i.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  ),
  Card: ({ selected, title, text, avatar, actions }) => (
    <article className="card" {...d(selected)}>
      {avatar}
      <div className="card-body">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className="card-actions">{actions}</div>
    </article>
  ),
  TextField: ({ label, selected }) => (
    <TextField className="field" {...d(selected)} isInvalid={!!selected}>
      <Label>{label}</Label>
      <Input />
    </TextField>
  ),
  Switch: ({ label, checked, onChange }) => (
    <Switch className="switch" isSelected={checked} onChange={onChange}>
      <i className="sw" />
      <span>{label}</span>
    </Switch>
  ),
  Tooltip: ({ label, children }) => (
    <TooltipTrigger>
      <Focusable>{children as ReactElement<object, string>}</Focusable>
      <Tooltip className="tooltip">{label}</Tooltip>
    </TooltipTrigger>
  ),
  Breadcrumbs: ({ items }) => (
    <nav className="crumbs">
      <Breadcrumbs>
        {items.map((i) => (
          <Breadcrumb key={i.label}>
            <Link href={i.href}>{i.label}</Link>
          </Breadcrumb>
        ))}
      </Breadcrumbs>
    </nav>
  ),
  TopBar: ({ start, end }) => (
    <header className="bar">
      <div>{start}</div>
      <div>{end}</div>
    </header>
  ),
  Drawer: ({ open, groups }) => (
    <nav className="drawer" data-open={open || undefined} inert={!open}>
      {groups.map((g) => (
        <section className="group" key={g.label}>
          <h2>{g.label}</h2>
          {g.list}
        </section>
      ))}
    </nav>
  ),
  AccountMenu: ({ initials, items, onSelect }) => (
    <MenuTrigger>
      <span data-bench-menu="">
        <Button className="menu-btn" aria-label="Account">
          <span className="avatar">{initials}</span>
        </Button>
      </span>
      <Popover className="menu" style={{ position: 'absolute' }}>
        <Menu onAction={(k) => onSelect(String(k))}>
          {items.map((i) => (
            <MenuItem key={i} id={i} className="menu-item">
              {i}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  ),
  Dialog: ({ open, title, children, onClose }) => (
    <ModalOverlay className="backdrop" isOpen={open} onOpenChange={(v) => !v && onClose()}>
      <Modal>
        <Dialog className="dialog">
          <Heading slot="title">{title}</Heading>
          {children}
          <Button className="btn" onPress={onClose}>
            Close
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  ),
  Toaster: () => (
    <ToastRegion queue={queue} className="toasts">
      {({ toast }) => (
        <Toast toast={toast} className="toast">
          <ToastContent>{toast.content}</ToastContent>
          <Button slot="close" aria-label="Dismiss">
            ×
          </Button>
        </Toast>
      )}
    </ToastRegion>
  ),
  notify: (t) => {
    queue.add(t);
  },
  clearToasts: () => queue.clear(),
};
export default adapter;
