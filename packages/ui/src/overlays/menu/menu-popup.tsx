'use client';
import { useRef, type RefObject } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { useElement } from '../../foundation/overlay/use-trigger.js';
import { useTreeDismissal } from '../../foundation/overlay/use-tree-dismissal.js';
import { useCloseWhenDisabled } from '../../foundation/use-close-when-disabled.js';
import { useTriggerDisabled } from '../../foundation/use-disabled.js';
import { MenuSurface, type MenuSurfaceProps } from './menu-surface.js';

interface MenuPopupProps extends Omit<MenuSurfaceProps, 'origin' | 'closeLevel' | 'surface'> {
  anchor: RefObject<HTMLElement | null>;
}

/** The top level of a menu, which is dismissed by outside presses and focus changes. */
export function MenuPopup({ anchor, closeAll, ...rest }: MenuPopupProps) {
  const origin = useElement(anchor);
  const surface = useRef<HTMLDivElement>(null);
  // A trigger counts as inside its menu. The region of a context menu does not: a press in it closes the menu.
  const dismissalHandlers = useTreeDismissal(rest.reference ? [surface] : [surface, anchor], closeAll);
  useCloseWhenDisabled(useTriggerDisabled(rest.reference ? null : origin), closeAll);
  if (!origin) return null;
  const props = mergeProps(rest as Record<string, unknown>, dismissalHandlers) as unknown as typeof rest;
  return <MenuSurface {...props} origin={origin} surface={surface} closeAll={closeAll} closeLevel={closeAll} />;
}
