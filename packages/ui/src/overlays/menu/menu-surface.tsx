'use client';
import type { Middleware, ReferenceType } from '@floating-ui/react';
import {
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { isRtl, themeRootOf } from '../../foundation/theme-root-of.js';
import { createTypeahead, isTyped, typeaheadMatch } from '../../foundation/typeahead.js';
import { useAnchored, type LogicalPlacement } from '../../foundation/use-anchored.js';
import { MenuContext, type MenuReason, type MenuLevel } from './menu-context.js';
import { entriesOf, initialEntry, menuTarget, showEntry, wordsOf } from './menu-focus.js';
import { createMenuPointer } from './menu-pointer.js';
import { Popup } from './menu.styles.js';

export interface MenuSurfaceProps extends ComponentPropsWithRef<'div'> {
  /** The element it opened from: it decides the theme, and names the menu where no label does. */
  origin: HTMLElement;
  /** What it stands beside, where that is not the origin. */
  reference?: ReferenceType | undefined;
  placement: LogicalPlacement;
  middleware?: Middleware[] | undefined;
  label?: string | undefined;
  header?: ReactNode;
  /** Where the focus goes as it opens; a submenu that a pointer opened leaves it where it is. */
  focusAt: 'first' | 'last' | 'none';
  surface?: RefObject<HTMLDivElement | null> | undefined;
  /** Closes the whole menu. */
  closeAll: (reason: MenuReason, event: Event) => void;
  /** Closes this level only: Escape, and in a submenu the arrow that leads back. */
  closeLevel: (reason: MenuReason, event: Event) => void;
  submenu?: boolean | undefined;
}

/** One level of a menu on its surface; mounted only while open, inside the nearest theme root. */
export function MenuSurface({
  id,
  origin,
  reference,
  placement,
  middleware,
  label,
  header,
  focusAt,
  surface,
  closeAll,
  closeLevel,
  submenu,
  children,
  ref,
  style,
  ...rest
}: MenuSurfaceProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [type] = useState(createTypeahead);
  const [pointer] = useState(createMenuPointer);
  const outer = useContext(MenuContext);
  const level = useMemo<MenuLevel>(() => ({ close: closeAll, pointer }), [closeAll, pointer]);

  // Before it is measured for its place: the focus is in with the commit that opens it.
  useLayoutEffect(() => {
    if (focusAt !== 'none') initialEntry(entriesOf(menu.current), focusAt)?.focus({ preventScroll: true });
  }, [focusAt]);
  const { setFloating, floatingStyles } = useAnchored(reference ?? origin, placement, {
    middleware,
    onPlaced: () => showEntry(menu.current),
  });

  const setElement = useMemo(
    () => mergeRefs<HTMLDivElement>(ref, mergeRefs<HTMLDivElement>(surface, setFloating)),
    [ref, surface, setFloating],
  );

  // What happens in a submenu comes by here too, since React has it inside.
  const isOwn = (event: { target: EventTarget }) => (event.target as Element).closest('[role="menu"]') === menu.current;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || !isOwn(event)) return;
    const entries = entriesOf(menu.current);
    const current = entries.indexOf(document.activeElement as HTMLElement);
    const letter = isTyped(event) || (event.key === ' ' && type.isTyping(event.timeStamp));
    const typed = letter ? typeaheadMatch(entries.map(wordsOf), type(event.key, event.timeStamp), current) : -1;
    const target = typed >= 0 ? typed : menuTarget(event.key, current, entries.length);
    if (target !== null) {
      event.preventDefault();
      entries[target]?.focus();
    } else if (event.key === ' ') {
      event.preventDefault(); // a link does not answer Space by itself
      entries[current]?.click();
    } else if (
      event.key === 'Escape' ||
      (submenu && event.key === (isRtl(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft'))
    ) {
      event.preventDefault(); // the level below must not close with the same key, nor while it is held down
      if (event.key !== 'Escape' || !event.repeat) closeLevel('escape', event.nativeEvent);
    } else if (event.key === 'Tab') closeAll('tab', event.nativeEvent);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (isOwn(event)) pointer.focused(event.target);
  };

  const root = themeRootOf(origin);
  if (!root) return null;
  return createPortal(
    <MenuContext value={level}>
      <Popup data-part="menu" {...rest} ref={setElement} style={{ ...floatingStyles, ...style }}>
        {header}
        <div
          id={id}
          ref={menu}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          aria-labelledby={label ? undefined : origin.id || undefined}
          aria-orientation="vertical"
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onPointerMove={outer?.pointer.gone /* it has reached the submenu */}
          onPointerLeave={pointer.gone}
        >
          {children}
        </div>
      </Popup>
    </MenuContext>,
    root,
  );
}
