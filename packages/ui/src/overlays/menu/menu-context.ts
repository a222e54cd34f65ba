'use client';
import { createContext, useContext } from 'react';

export type MenuCloseReason = 'item' | 'escape' | 'outside-press' | 'focus-out' | 'tab' | 'trigger';

export interface MenuContextValue {
  close(reason: MenuCloseReason, event: Event): void;
}

export const MenuContext = createContext<MenuContextValue | null>(null);

/** The menu round an entry. Throws where an entry stands outside of one. */
export function useMenu(part: string): MenuContextValue {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error(`${part} stands outside of a Menu, so it could not close one. Put it among the children of <Menu>.`);
  return menu;
}
