/**
 * @base-ui/react with the CSS of plain HTML. It has no navigation, card and layout components; these are plain
 * elements.
 */
import './app.css';
import { type ReactElement, type ReactNode } from 'react';
import { Avatar } from '@base-ui/react/avatar';
import { Button } from '@base-ui/react/button';
import { Dialog } from '@base-ui/react/dialog';
import { Field } from '@base-ui/react/field';
import { Menu } from '@base-ui/react/menu';
import { Switch } from '@base-ui/react/switch';
import { Toast } from '@base-ui/react/toast';
import { Tooltip } from '@base-ui/react/tooltip';
import type { Adapter } from '../src/contract';
import { Icon } from '../src/icon';
import { setAttribute } from '../src/mode';

const manager = Toast.createToastManager();
const d = (on: boolean | undefined) => ({ 'data-sel': on ? '' : undefined });
const ids: string[] = [];
const List = () =>
  Toast.useToastManager().toasts.map((t) => (
    <Toast.Root key={t.id} toast={t} className="toast" style={t.limited ? { display: 'none' } : undefined}>
      <Toast.Content>
        <Toast.Description />
      </Toast.Content>
      <Toast.Close aria-label="Dismiss">×</Toast.Close>
    </Toast.Root>
  ));

const adapter: Adapter = {
  name: 'base-ui',
  Root: ({ children }: { children: ReactNode }) => children,
  setMode: setAttribute,
  Button: ({ selected, children, onClick }) => (
    <Button className="btn" {...d(selected)} onClick={onClick}>
      {children}
    </Button>
  ),
  Avatar: ({ initials }) => (
    <Avatar.Root className="avatar">
      <Avatar.Fallback>{initials}</Avatar.Fallback>
    </Avatar.Root>
  ),
  NavList: ({ items, selected, onSelect }) => (
    <ul className="nav">
      {items.map((i) => (
        <li key={i.id}>
          <a
            href={'#' + i.id}
            {...d(i.id === selected)}
            aria-current={i.id === selected ? 'page' : undefined}
            onClick={() => onSelect(i.id)}
          >
            <Icon />
            <span>{i.label}</span>
          </a>
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
    <Field.Root className="field" {...d(selected)} invalid={!!selected}>
      <Field.Label>{label}</Field.Label>
      <Field.Control />
    </Field.Root>
  ),
  Switch: ({ label, checked, onChange }) => (
    <label className="switch">
      <Switch.Root className="sw" checked={checked} onCheckedChange={onChange}>
        <Switch.Thumb />
      </Switch.Root>
      <span>{label}</span>
    </label>
  ),
  Tooltip: ({ label, children }) => (
    <Tooltip.Provider>
      <Tooltip.Root>
        <Tooltip.Trigger render={children as ReactElement<Record<string, unknown>>} />
        <Tooltip.Portal>
          <Tooltip.Positioner>
            <Tooltip.Popup className="tooltip">{label}</Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  ),
  Breadcrumbs: ({ items }) => (
    <nav className="crumbs">
      <ol>
        {items.map((i) => (
          <li key={i.label}>{i.href ? <a href={i.href}>{i.label}</a> : <span aria-current="page">{i.label}</span>}</li>
        ))}
      </ol>
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
    <Menu.Root>
      <Menu.Trigger className="menu-btn" data-bench-menu="" aria-label="Account">
        <span className="avatar">{initials}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner>
          <Menu.Popup className="menu" style={{ position: 'static' }}>
            {items.map((i) => (
              <Menu.Item key={i} className="menu-item" onClick={() => onSelect(i)}>
                {i}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  ),
  Dialog: ({ open, title, children, onClose }) => (
    <Dialog.Root open={open} onOpenChange={(v) => !v && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup
          className="dialog"
          style={{ position: 'fixed', inset: 0, margin: 'auto', height: 'fit-content', width: 400 }}
        >
          <Dialog.Title>{title}</Dialog.Title>
          {children}
          <Dialog.Close className="btn">Close</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  ),
  Toaster: () => (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  ),
  notify: (description) => {
    ids.push(manager.add({ description }));
  },
  clearToasts: () => {
    for (const id of ids.splice(0)) manager.close(id);
  },
};
export default adapter;
