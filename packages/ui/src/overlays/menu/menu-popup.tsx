'use client';
import { useLayoutEffect, useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { themeRootOf } from '../../foundation/theme-root-of.js';
import { createTypeahead, isTyped, typeaheadMatch } from '../../foundation/typeahead.js';
import { useAnchored, type AnchoredPlacement } from '../../foundation/use-anchored.js';
import { useDismissal } from '../../foundation/use-dismissal.js';
import type { MenuCloseReason } from './menu-context.js';
import { entriesOf, initialEntry, menuTarget } from './menu-focus.js';
import { Popup } from './menu.styles.js';

interface MenuPopupProps extends ComponentPropsWithRef<'div'> {
  anchor: HTMLElement;
  placement: AnchoredPlacement;
  label?: string;
  header?: ReactNode;
  focusAt: 'first' | 'last';
  onClose: (reason: MenuCloseReason, event: Event) => void;
}

/** The popup of a menu; mounted only while open, inside the nearest theme root. */
export function MenuPopup({ id, anchor, placement, label, header, focusAt, onClose, children, ref, style, ...rest }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const anchorRef = useRef<Element>(anchor);
  const type = useRef(createTypeahead());
  const { setFloating, floatingStyles } = useAnchored(anchor, placement);

  useLayoutEffect(() => {
    initialEntry(entriesOf(menu.current), focusAt)?.focus({ preventScroll: true });
  }, [focusAt]);
  useDismissal(true, [popup, anchorRef], onClose);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const entries = entriesOf(menu.current);
    const current = entries.indexOf(document.activeElement as HTMLElement);
    const typed = isTyped(event) ? typeaheadMatch(entries.map((entry) => entry.textContent ?? ''), type.current(event.key, event.timeStamp), current) : -1;
    const target = typed >= 0 ? typed : menuTarget(event.key, current, entries.length);
    if (target !== null && target >= 0) {
      event.preventDefault();
      entries[target]?.focus();
    } else if (event.key === ' ') {
      event.preventDefault(); // a link does not answer Space by itself
      entries[current]?.click();
    } else if (event.key === 'Tab') onClose('tab', event.nativeEvent);
  };

  const root = themeRootOf(anchor);
  if (!root) return null;
  return createPortal(
    <Popup
      data-part="menu"
      {...rest}
      ref={(element) => {
        popup.current = element;
        setFloating(element);
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      style={{ ...floatingStyles, ...style }}
    >
      {header}
      <div id={id} ref={menu} role="menu" tabIndex={-1} aria-label={label} aria-labelledby={label ? undefined : anchor.id || undefined} aria-orientation="vertical" onKeyDown={onKeyDown}>
        {children}
      </div>
    </Popup>,
    root,
  );
}
