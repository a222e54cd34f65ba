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
import { ariaKeys } from '../../foundation/keys/aria-keys.js';
import { composed } from '../../foundation/compose.js';
import { hasPointerMoved } from '../../foundation/pointer-moved.js';
import { GroupContext, useMenu } from './menu-context.js';

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
  /** The keyboard shortcut as displayed, for example `Ctrl+D`. Screen readers announce it. The caller must handle the keys. */
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
  // `aria-hidden` excludes description and shortcut from the accessible name.
  const point = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.pointerType !== 'touch' && hasPointerMoved(event))
      pointer.handleMove(event.currentTarget, { x: event.clientX, y: event.clientY }, onPointerActivate);
  };
  const { as = 'button', ...props } = composed(render, {
    'data-part': 'menu-item',
    type: render ? undefined : ('button' as const),
    'aria-describedby': description ? `${id}d` : undefined,
    'aria-keyshortcuts': ariaKeys(shortcut),
    ...rest,
    role,
    tabIndex: -1,
    'data-tone': tone,
    'aria-disabled': disabled || undefined,
    onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => {
      rest.onPointerEnter?.(event);
      point(event);
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      rest.onPointerMove?.(event);
      point(event);
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
      <kbd data-slot="shortcut" aria-hidden key="shortcut">
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
      <GroupContext value>{children}</GroupContext>
    </div>
  );
}

/** A separator between groups of entries. */
export const MenuSeparator = () => <hr />;
