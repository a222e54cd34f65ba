'use client';
import { useRef, type RefObject } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { useElement } from '../../foundation/use-trigger.js';
import { useTreeDismissal } from '../../foundation/use-tree-dismissal.js';
import { MenuSurface, type MenuSurfaceProps } from './menu-surface.js';

interface MenuPopupProps extends Omit<MenuSurfaceProps, 'origin' | 'closeLevel' | 'surface'> {
  anchor: RefObject<HTMLElement | null>;
}

/** The outermost level of a menu, with what closes it from outside. */
export function MenuPopup({ anchor, closeAll, ...rest }: MenuPopupProps) {
  const origin = useElement(anchor);
  const surface = useRef<HTMLDivElement>(null);
  // A press on what a context menu belongs to is a press outside: only a trigger is part of its menu.
  const sees = useTreeDismissal(rest.reference ? [surface] : [surface, anchor], closeAll);
  if (!origin) return null;
  const props = mergeProps(rest as Record<string, unknown>, sees) as unknown as typeof rest;
  return <MenuSurface {...props} origin={origin} surface={surface} closeAll={closeAll} closeLevel={closeAll} />;
}
