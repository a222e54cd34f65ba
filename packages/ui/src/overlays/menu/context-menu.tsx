'use client';
import type { VirtualElement } from '@floating-ui/react';
import { cloneElement, memo, useCallback, useId, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { focusedElement } from '../../foundation/focus/active-element.js';
import { mergeProps } from '../../foundation/compose.js';
import { useTrigger } from '../../foundation/overlay/use-trigger.js';
import type { MenuReason } from './menu-context.js';
import { MenuPopup } from './menu-popup.js';
import type { MenuProps } from './menu.js';

export interface ContextMenuProps extends Pick<MenuProps, 'children' | 'header' | 'popup'> {
  /** The region. A right-click, the menu key or Shift+F10 inside it opens the menu. */
  region: ReactElement;
  /** Accessible name of the menu. */
  label: string;
  onOpenChange?: ((open: boolean, details: { reason: MenuReason; event: Event }) => void) | undefined;
}

/** Elements with a native context menu that is needed for spelling and paste. */
const nativeMenuSelector = 'input, textarea, select, [contenteditable="true"]';

/** Returns the anchor of the menu: the pointer position, or the focused element if the menu was opened by keyboard. */
function anchorOf(event: MouseEvent<Element>): VirtualElement {
  const { clientX, clientY, currentTarget: region } = event;
  const byPointer = event.button === 2 || event.ctrlKey || (event.nativeEvent as PointerEvent).pointerType === 'touch';
  const focused = focusedElement();
  const target = focused && region.contains(focused) ? focused : region;
  const opened = region.getBoundingClientRect();
  const atPointer = () => {
    const { x, y } = region.getBoundingClientRect(); // scrolls with the page
    return new DOMRect(clientX + x - opened.x, clientY + y - opened.y, 0, 0);
  };
  return {
    contextElement: region,
    getBoundingClientRect: () => (byPointer ? atPointer() : target.getBoundingClientRect()),
  };
}

/**
 * A context menu with the commands of a region. It is only a shortcut: the same commands must also be available with a
 * visible button, because not every device has a right-click. Keyboard: the menu key or Shift+F10, then the same as
 * Menu. `data-part="menu"` on the popup. Source: WAI-ARIA APG, menu pattern.
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
  const [position, setPosition] = useState<{ anchor: VirtualElement; opened: number } | null>(null);
  const { anchor, ref } = useTrigger<HTMLElement>(region);
  const previousFocus = useRef<Element | null>(null);

  const close = useCallback(
    (reason: MenuReason, event: Event) => {
      setPosition(null);
      onOpenChange?.(false, { reason, event });
      if (reason !== 'outside-press' && reason !== 'focus-out')
        (previousFocus.current as HTMLElement | null)?.focus({ preventScroll: true });
    },
    [onOpenChange],
  );
  const props = mergeProps(region.props as Record<string, unknown>, {
    ref,
    onContextMenu: (event: MouseEvent<Element>) => {
      const target = event.target as Element;
      // React also dispatches events of overlays opened from the region: ignore them.
      if (event.defaultPrevented || !event.currentTarget.contains(target) || target.closest(nativeMenuSelector)) return;
      event.preventDefault();
      const next = { anchor: anchorOf(event), opened: (position?.opened ?? 0) + 1 };
      setPosition(next);
      if (position) return; // the menu moves
      previousFocus.current = focusedElement();
      onOpenChange?.(true, { reason: 'trigger', event: event.nativeEvent });
    },
  });
  return (
    <>
      {cloneElement(region, props)}
      {position && (
        <MenuPopup
          {...popup}
          id={id}
          anchor={anchor}
          key={position.opened}
          reference={position.anchor}
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
