/** The interface of an adapter: the default export of `adapters/<name>.tsx`. */
import type { ComponentType, ReactElement, ReactNode } from 'react';

export type Mode = 'light' | 'dark';
export interface NavItemData {
  id: string;
  label: string;
}

export interface Adapter {
  name: string;
  /** Providers and global styles. Mounted once; must start in light mode. */
  Root: ComponentType<{ children: ReactNode }>;
  /** Switches the mode with the fastest method that the library documents. Called inside `flushSync`. */
  setMode: (mode: Mode) => void;

  Button: ComponentType<{ selected?: boolean; onClick?: () => void; children: string }>;
  Avatar: ComponentType<{ initials: string }>;
  /**
   * A navigation list. `selected` is an item's id (aria-current or the library's own state); `label` is the accessible
   * name, if the library requires one.
   */
  NavList: ComponentType<{ items: NavItemData[]; label?: string; selected: string; onSelect: (id: string) => void }>;
  Card: ComponentType<{ selected?: boolean; title: string; text: string; avatar: ReactNode; actions: ReactNode }>;
  /** A labelled text input; `selected` shows the error state. */
  TextField: ComponentType<{ selected?: boolean; label: string }>;
  Switch: ComponentType<{ label: string; checked: boolean; onChange: (v: boolean) => void }>;
  Tooltip: ComponentType<{ label: string; children: ReactElement }>;
  Breadcrumbs: ComponentType<{ items: { label: string; href?: string }[] }>;
  TopBar: ComponentType<{ start: ReactNode; end: ReactNode }>;
  /** A collapsible left drawer next to the page's content. */
  Drawer: ComponentType<{ open: boolean; groups: { label: string; list: ReactNode }[] }>;
  /** Replaces TopBar and Drawer, for a library in which bar, drawer and page are one component. */
  Shell?: ComponentType<{
    open: boolean;
    groups: { label: string; list: ReactNode }[];
    bar: ReactNode;
    children: ReactNode;
  }>;
  /** A button with `data-bench-menu` on or inside it that opens a popup with role="menu" and moves focus into it. */
  AccountMenu: ComponentType<{ initials: string; items: string[]; onSelect: (item: string) => void }>;
  /** A modal dialog (native, or with role="dialog") that moves focus into it. */
  Dialog: ComponentType<{ open: boolean; title: string; children: ReactNode; onClose: () => void }>;
  /** Mounted once inside Root. At most 3 toasts are visible. */
  Toaster: ComponentType;
  notify: (text: string) => void;
  clearToasts: () => void;
}
