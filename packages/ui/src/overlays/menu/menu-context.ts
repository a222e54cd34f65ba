'use client';
import { createContext, useContext } from 'react';
import type { MenuPointer } from './menu-pointer.js';

/** Why a menu opened or closed. */
export type MenuReason = 'item' | 'escape' | 'outside-press' | 'focus-out' | 'tab' | 'trigger';

/** One level of a menu: the menu itself, or a submenu. */
export interface MenuLevel {
  /** Closes the whole menu, from any of its levels. */
  close: (reason: MenuReason, event: Event) => void;
  pointer: MenuPointer;
}

export const MenuContext = createContext<MenuLevel | null>(null);

/** The level round an entry. Throws where an entry stands outside of a menu. */
export function useMenu(part: string): MenuLevel {
  const menu = useContext(MenuContext);
  if (!menu)
    throw new Error(
      `${part} stands outside of a Menu, so it could not close one. Put it among the children of <Menu>.`,
    );
  return menu;
}
