/** The fixed interface of an adapter. `adapters/<name>.tsx` has `export default` of this type. */
import type { ComponentType, ReactElement, ReactNode } from 'react';

export type Mode = 'light' | 'dark';
export interface NavItemData {
  id: string;
  label: string;
}

export interface Adapter {
  name: string;
  /** Providers, global styles. Mounted once; must start in light mode. */
  Root: ComponentType<{ children: ReactNode }>;
  /** Switch light/dark in the way the library documents as the fastest. Called inside flushSync. */
  setMode: (mode: Mode) => void;

  Button: ComponentType<{ selected?: boolean; onClick?: () => void; children: string }>;
  Avatar: ComponentType<{ initials: string }>;
  /** A navigation list; `selected` is an item's id (aria-current or the library's own state), `label` names it where the library asks for a name. */
  NavList: ComponentType<{ items: NavItemData[]; label?: string; selected: string; onSelect: (id: string) => void }>;
  Card: ComponentType<{ selected?: boolean; title: string; text: string; avatar: ReactNode; actions: ReactNode }>;
  /** A labelled text input; `selected` shows the error state. */
  TextField: ComponentType<{ selected?: boolean; label: string }>;
  Switch: ComponentType<{ label: string; checked: boolean; onChange: (v: boolean) => void }>;
  Tooltip: ComponentType<{ label: string; children: ReactElement }>;
  Breadcrumbs: ComponentType<{ items: { label: string; href?: string }[] }>;
  TopBar: ComponentType<{ start: ReactNode; end: ReactNode }>;
  /** Collapsible left drawer beside the page's content. */
  Drawer: ComponentType<{ open: boolean; groups: { label: string; list: ReactNode }[] }>;
  /** In place of TopBar beside Drawer, for a library in which bar, drawer and page are one part. */
  Shell?: ComponentType<{
    open: boolean;
    groups: { label: string; list: ReactNode }[];
    bar: ReactNode;
    children: ReactNode;
  }>;
  /** A button with `data-bench-menu` on or inside it that opens a role="menu" popup and moves the focus in. */
  AccountMenu: ComponentType<{ initials: string; items: string[]; onSelect: (item: string) => void }>;
  /** A modal role="dialog" (or native dialog) that moves the focus in. */
  Dialog: ComponentType<{ open: boolean; title: string; children: ReactNode; onClose: () => void }>;
  /** Mounted once inside Root. At most 3 toasts are visible. */
  Toaster: ComponentType;
  notify: (text: string) => void;
  clearToasts: () => void;
}
