'use client';
import type { VirtualElement } from '@floating-ui/react';
import { cloneElement, memo, useCallback, useId, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { useTrigger } from '../../foundation/use-trigger.js';
import type { MenuReason } from './menu-context.js';
import { MenuPopup } from './menu-popup.js';
import type { MenuProps } from './menu.js';

export interface ContextMenuProps extends Pick<MenuProps, 'children' | 'header' | 'popup'> {
  /** What the menu belongs to; a press of the second button, the menu key or Shift+F10 inside it opens the menu. */
  region: ReactElement;
  /** Names the menu. */
  label: string;
  onOpenChange?: ((open: boolean, details: { reason: MenuReason; event: Event }) => void) | undefined;
}

/** The text field keeps the browser's own menu: spelling and paste stand in it. */
const keepsOwnMenu = 'input, textarea, select, [contenteditable="true"]';

/** Where a menu opens: under the pointer, or under the element that had the focus, since keys have no place. */
function placeOf(event: MouseEvent<Element>): VirtualElement {
  const { clientX, clientY, currentTarget: region } = event;
  const byPointer = event.button === 2 || event.ctrlKey || (event.nativeEvent as PointerEvent).pointerType === 'touch';
  const target = document.activeElement && region.contains(document.activeElement) ? document.activeElement : region;
  return {
    contextElement: region,
    getBoundingClientRect: () => (byPointer ? new DOMRect(clientX, clientY, 0, 0) : target.getBoundingClientRect()),
  };
}

/**
 * The commands of a region, where the pointer is. It only shortens the way: the same commands must be reachable by a visible button, since not every
 * device has a second button. Keys: the menu key or Shift+F10, then those of Menu. `data-part="menu"` on the popup. Source: WAI-ARIA APG, menu pattern.
 */
export const ContextMenu = memo(function ContextMenu({
  region,
  label,
  header,
  children,
  onOpenChange,
  popup,
}: ContextMenuProps) {
  const id = useId();
  const [place, setPlace] = useState<VirtualElement | null>(null);
  const { anchor, ref } = useTrigger<HTMLElement>(region);
  const from = useRef<Element | null>(null);

  const close = useCallback(
    (reason: MenuReason, event: Event) => {
      setPlace(null);
      onOpenChange?.(false, { reason, event });
      if (reason !== 'outside-press' && reason !== 'focus-out')
        (from.current as HTMLElement | null)?.focus({ preventScroll: true });
    },
    [onOpenChange],
  );
  const props = mergeProps(region.props as Record<string, unknown>, {
    ref,
    onContextMenu: (event: MouseEvent<Element>) => {
      const target = event.target as Element;
      // A floating thing that opened from here comes by too, since React has it inside.
      if (event.defaultPrevented || !event.currentTarget.contains(target) || target.closest(keepsOwnMenu)) return;
      event.preventDefault();
      from.current = document.activeElement;
      setPlace(placeOf(event));
      onOpenChange?.(true, { reason: 'trigger', event: event.nativeEvent });
    },
  });
  return (
    <>
      {cloneElement(region, props)}
      {place && (
        <MenuPopup
          {...popup}
          id={id}
          anchor={anchor}
          reference={place}
          placement="bottom-start"
          label={label}
          header={header}
          focusAt="first"
          closeAll={close}
        >
          {children}
        </MenuPopup>
      )}
    </>
  );
});
