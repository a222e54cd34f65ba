/**
 * The components as plain elements with the class names of `adapters/app.css`: their cost is the practical limit.
 * Nothing is memoized. Unlike the libraries they have no help text, errors, live regions or announcements; popover and
 * dialog are native.
 */
import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Adapter, NavItemData } from './contract';
import { Icon } from './icon';
import { setAttribute } from './mode';
import { createToasts } from './toasts';

const marked = (isMarked: boolean | undefined) => ({ 'data-sel': isMarked ? '' : undefined });

const Button: Adapter['Button'] = ({ selected, onClick, children }) => (
  <button type="button" className="btn" {...marked(selected)} aria-pressed={!!selected} onClick={onClick}>
    {children}
  </button>
);

const Avatar: Adapter['Avatar'] = ({ initials }) => (
  <span className="avatar" aria-hidden="true">
    {initials}
  </span>
);

function NavItem({
  item,
  selected,
  onSelect,
}: {
  item: NavItemData;
  selected: boolean;
  onSelect: (id: string) => void;
}) {
  return (
    <li>
      <a
        href={`#${item.id}`}
        {...marked(selected)}
        aria-current={selected ? 'page' : undefined}
        onClick={() => onSelect(item.id)}
      >
        <Icon />
        <span>{item.label}</span>
      </a>
    </li>
  );
}

const NavList: Adapter['NavList'] = ({ items, selected, onSelect }) => (
  <ul className="nav">
    {items.map((item) => (
      <NavItem key={item.id} item={item} selected={item.id === selected} onSelect={onSelect} />
    ))}
  </ul>
);

const Card: Adapter['Card'] = ({ selected, title, text, avatar, actions }) => (
  <article className="card" {...marked(selected)}>
    {avatar}
    <div className="card-body">
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
    <div className="card-actions">{actions}</div>
  </article>
);

const TextField: Adapter['TextField'] = ({ label, selected }) => (
  <label className="field" {...marked(selected)}>
    <span>{label}</span>
    <input aria-invalid={!!selected} />
  </label>
);

const Switch: Adapter['Switch'] = ({ label, checked, onChange }) => (
  <label className="switch">
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{label}</span>
  </label>
);

const Tooltip: Adapter['Tooltip'] = ({ label, children }) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [show, hide] = [() => setOpen(true), () => setOpen(false)];
  return (
    <span
      role="presentation"
      className="tip"
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {cloneElement(children as ReactElement<{ 'aria-describedby'?: string }>, { 'aria-describedby': id })}
      <span role="tooltip" id={id} hidden={!isOpen}>
        {label}
      </span>
    </span>
  );
};

const Breadcrumbs: Adapter['Breadcrumbs'] = ({ items }) => (
  <nav className="crumbs" aria-label="Breadcrumbs">
    <ol>
      {items.map(({ label, href }) => (
        <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
      ))}
    </ol>
  </nav>
);

const TopBar: Adapter['TopBar'] = ({ start, end }) => (
  <header className="bar">
    <div>{start}</div>
    <div>{end}</div>
  </header>
);

const Drawer: Adapter['Drawer'] = ({ open, groups }) => (
  <nav className="drawer" data-open={open || undefined} inert={!open} aria-label="Main">
    {groups.map(({ label, list }) => (
      <section className="group" key={label}>
        <h2>{label}</h2>
        {list}
      </section>
    ))}
  </nav>
);

function Popup({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element) return;
    element.showPopover();
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const toggled = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') onClose();
    };
    element.addEventListener('toggle', toggled);
    return () => element.removeEventListener('toggle', toggled);
  }, [onClose]);
  const move = (event: KeyboardEvent) => {
    const entries = [...(popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    entries.at(to % entries.length)?.focus();
  };
  return (
    <div ref={popup} className="menu" popover="auto" role="menu" tabIndex={-1} onKeyDown={move}>
      {children}
    </div>
  );
}

const AccountMenu: Adapter['AccountMenu'] = ({ initials, items, onSelect }) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [close] = useState(() => () => {
    setOpen(false);
    button.current?.focus();
  });
  const choose = (item: string) => {
    onSelect(item);
    close();
  };
  return (
    <>
      <button
        ref={button}
        className="menu-btn"
        type="button"
        data-bench-menu
        aria-label="Account"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar initials={initials} />
      </button>
      {isOpen && (
        <Popup onClose={close}>
          {items.map((item) => (
            <button
              key={item}
              className="menu-item"
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => choose(item)}
            >
              {item}
            </button>
          ))}
        </Popup>
      )}
    </>
  );
};

const Dialog: Adapter['Dialog'] = ({ open, title, children, onClose }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      {open && (
        <>
          <h2 id={id}>{title}</h2>
          <div>{children}</div>
          <Button onClick={onClose}>Close</Button>
        </>
      )}
    </dialog>
  );
};

/** Creates an adapter of plain elements with the given name. */
export function createPlain(name: string): Adapter {
  const toasts = createToasts();
  const Toaster = () => (
    <div className="toasts" aria-live="polite">
      {toasts.use().map(({ id, text }) => (
        <div key={id} className="toast" role="status">
          <span>{text}</span>
          <button type="button" aria-label="Dismiss" onClick={() => toasts.close(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
  return {
    name,
    Root: ({ children }) => children,
    setMode: setAttribute,
    Button,
    Avatar,
    NavList,
    Card,
    TextField,
    Switch,
    Tooltip,
    Breadcrumbs,
    TopBar,
    Drawer,
    AccountMenu,
    Dialog,
    Toaster,
    notify: toasts.notify,
    clearToasts: toasts.clear,
  };
}
