'use client';
import type { ReferenceType } from '@floating-ui/react';
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
  type MouseEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { focusedElement } from '../../foundation/focus/active-element.js';
import { mergeProps } from '../../foundation/compose.js';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { isRtl, themeRootOf } from '../../foundation/theme-root-of.js';
import { createTypeahead, isTyped, typeaheadMatch } from '../../foundation/listbox/typeahead.js';
import { useAnchored, type LogicalPlacement, type PopupKind } from '../../foundation/overlay/use-anchored.js';
import { GroupContext, MenuContext, type MenuReason, type MenuLevel } from './menu-context.js';
import { entriesOf, initialEntry, labelOf, menuTarget, showEntry } from './menu-focus.js';
import { createMenuPointer } from './menu-pointer.js';
import { Popup } from './menu.styles.js';

export interface MenuSurfaceProps extends ComponentPropsWithRef<'div'> {
  /** The element that the menu opens from. It determines the theme, and the accessible name if there is no label. */
  origin: HTMLElement;
  /** The anchor for positioning, if it is not the origin. */
  reference?: ReferenceType | undefined;
  placement: LogicalPlacement;
  kind?: PopupKind | undefined;
  label?: string | undefined;
  header?: ReactNode;
  /** The entry that receives the initial focus. `none` for a submenu opened by hover. */
  focusAt: 'first' | 'last' | 'none';
  surface?: RefObject<HTMLDivElement | null> | undefined;
  /** Closes all levels of the menu. */
  closeAll: (reason: MenuReason, event: Event) => void;
  /** Closes only this level: on Escape, and in a submenu on the arrow key that moves back. */
  closeLevel: (reason: MenuReason, event: Event) => void;
  submenu?: boolean | undefined;
}

const keepItemFocus = keepFocus('[role^="menuitem"]');

/** A press on text that is not a command would take the focus and the keys away from the menu. */
const keepFocusInMenu = (event: MouseEvent<HTMLElement>) => {
  if (!(event.target as Element).closest('[role="menu"], a, button, input')) event.preventDefault();
};

/** The popup of one menu level, mounted only while open and rendered in the nearest theme root. */
export function MenuSurface({
  id,
  origin,
  reference,
  placement,
  kind,
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

  // Before `useAnchored`, so that focus moves in the commit that opens the menu and does not wait for the measurement.
  useLayoutEffect(() => {
    if (focusAt !== 'none') initialEntry(entriesOf(menu.current), focusAt)?.focus({ preventScroll: true });
  }, [focusAt]);
  const { setFloating, floatingStyles } = useAnchored(reference ?? origin, placement, {
    kind,
    onPlaced: () => showEntry(menu.current),
  });

  const setElement = useMemo(
    () => mergeRefs<HTMLDivElement>(ref, mergeRefs<HTMLDivElement>(surface, setFloating)),
    [ref, surface, setFloating],
  );

  // React also dispatches events of a submenu here: ignore them.
  const isFromThisLevel = (event: { target: EventTarget }) =>
    (event.target as Element).closest('[role="menu"]') === menu.current;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || isComposing(event) || !isFromThisLevel(event)) return;
    const entries = entriesOf(menu.current);
    const current = entries.indexOf(focusedElement() as HTMLElement);
    const isLetter = isTyped(event) || (event.key === ' ' && type.isTyping(event.timeStamp));
    const typed = isLetter ? typeaheadMatch(entries.map(labelOf), type(event.key, event.timeStamp), current) : -1;
    const target = typed >= 0 ? typed : menuTarget(event.key, current, entries.length);
    if (target !== null) {
      event.preventDefault();
      entries[target]?.focus();
    } else if (event.key === ' ') {
      event.preventDefault(); // Space does not activate a link natively
      entries[current]?.click();
    } else if (
      event.key === 'Escape' ||
      (submenu && event.key === (isRtl(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft'))
    ) {
      event.preventDefault(); // the level below must not close on the same key press or its repeats
      if (event.key !== 'Escape' || !event.repeat) closeLevel('escape', event.nativeEvent);
    } else if (event.key === 'Tab') closeAll('tab', event.nativeEvent);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (!isFromThisLevel(event)) return;
    pointer.handleFocus(event.target);
    keepItemFocus(event);
  };

  const root = themeRootOf(origin);
  if (!root) return null;
  return createPortal(
    <MenuContext value={level}>
      <GroupContext value={false}>
        <Popup
          data-part="menu"
          {...mergeProps({ onMouseDown: keepFocusInMenu }, rest)}
          ref={setElement}
          style={{ ...floatingStyles, ...style }}
        >
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
            onPointerMove={outer?.pointer.handleLeave /* the pointer has reached the submenu */}
            onPointerLeave={pointer.handleLeave}
          >
            {children}
          </div>
        </Popup>
      </GroupContext>
    </MenuContext>,
    root,
  );
}
