'use client';
import { createContext, useContext } from 'react';
import type { MenuPointer } from './menu-pointer.js';

/** Why a menu opened or closed. */
export type MenuReason = 'item' | 'escape' | 'outside-press' | 'focus-out' | 'tab' | 'trigger' | 'disabled';

/** One level of a menu: the menu itself, or a submenu. */
export interface MenuLevel {
  /** Closes all levels of the menu. */
  close: (reason: MenuReason, event: Event) => void;
  pointer: MenuPointer;
}

export const MenuContext = createContext<MenuLevel | null>(null);

/** Whether an entry is in a group with a heading. A group in a group is not valid in a menu (WAI-ARIA 1.2, 5.4). */
export const GroupContext = createContext(false);

/** Returns the menu level that contains an entry. Throws outside a menu. */
export function useMenu(component: string): MenuLevel {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error(`${component} must be used inside a Menu. Put it among the children of <Menu>.`);
  return menu;
}
