'use client';
import {
  createElement,
  memo,
  useId,
  type ComponentPropsWithRef,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { composed } from '../../foundation/compose.js';
import { useMenu } from './menu-context.js';

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'button'>, 'onSelect' | 'disabled'> {
  /** Called when the entry is chosen. `event.preventDefault()` keeps the menu open. */
  onSelect?: ((event: MouseEvent) => void) | undefined;
  /** Disables the entry. It remains focusable, so that screen readers announce it. */
  disabled?: boolean | undefined;
  /** A decorative icon before the label. */
  start?: ReactNode;
  /** Content after the label. */
  end?: ReactNode;
  /** A second line, announced after the name. */
  description?: ReactNode;
  /** The keyboard shortcut as displayed, for example `Ctrl+D`. The caller must handle the keys. */
  shortcut?: string | undefined;
  /** Use `error` for destructive actions. */
  tone?: 'default' | 'error' | undefined;
  /** A link instead of a button: `render={<a href="/" />}`. */
  render?: ReactElement | undefined;
}

interface EntryProps extends MenuItemProps {
  /** Called when the pointer activates the entry. A submenu then starts the delay before it opens. */
  onPointerActivate?: (() => void) | undefined;
}

/** The base of all menu entries. */
export function Entry({
  onSelect,
  disabled,
  start,
  end,
  description,
  shortcut,
  tone,
  render,
  children,
  onClick,
  onPointerActivate,
  role = 'menuitem',
  ...rest
}: EntryProps) {
  const { close, pointer } = useMenu('MenuItem');
  const id = useId();
  // `aria-hidden` excludes them from the accessible name. `aria-describedby` refers to them as the description.
  const describedBy = [description && `${id}d`, shortcut && `${id}s`].filter(Boolean).join(' ');
  const { as = 'button', ...props } = composed(render, {
    'data-part': 'menu-item',
    type: render ? undefined : ('button' as const),
    'aria-describedby': describedBy || undefined,
    ...rest,
    role,
    tabIndex: -1,
    'data-tone': tone,
    'aria-disabled': disabled || undefined,
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      rest.onPointerMove?.(event);
      const { nativeEvent, currentTarget } = event;
      // Ignore events that are caused by the menu opening or scrolling and not by the pointer.
      if (event.pointerType !== 'touch' && (nativeEvent.movementX || nativeEvent.movementY))
        pointer.handleMove(currentTarget, { x: event.clientX, y: event.clientY }, onPointerActivate);
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (disabled) return event.preventDefault();
      onClick?.(event);
      const wasPrevented = event.defaultPrevented;
      onSelect?.(event);
      if (wasPrevented || !event.defaultPrevented) close('item', event.nativeEvent);
    },
  });
  const label = (
    <span data-slot="label" key="label">
      {children}
    </span>
  );
  const text = description ? (
    <span data-slot="words" key="text">
      {label}
      <span data-slot="description" id={`${id}d`} aria-hidden>
        {description}
      </span>
    </span>
  ) : (
    label
  );
  return createElement(
    as,
    props,
    start,
    text,
    shortcut && (
      <kbd data-slot="shortcut" id={`${id}s`} aria-hidden key="shortcut">
        {shortcut}
      </kbd>
    ),
    end,
  );
}

/** A command in a menu. `data-part="menu-item"`. */
export const MenuItem = memo<MenuItemProps>(Entry);
MenuItem.displayName = 'MenuItem';

/** A group of entries with a heading that is its accessible name. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} data-slot="group-label">
        {label}
      </div>
      {children}
    </div>
  );
}

/** A separator between groups of entries. */
export const MenuSeparator = () => <hr />;
