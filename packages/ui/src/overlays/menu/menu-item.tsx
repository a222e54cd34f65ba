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
  /** Runs when the entry is chosen; `event.preventDefault()` keeps the menu open. */
  onSelect?: ((event: MouseEvent) => void) | undefined;
  /** It can be heard but not chosen. */
  disabled?: boolean | undefined;
  /** An icon before the words; decoration. */
  start?: ReactNode;
  /** What stands behind the words. */
  end?: ReactNode;
  /** A second line, heard after the name. */
  description?: ReactNode;
  /** The keys that do the same, as people read them: `Ctrl+D`. Handling them is the owner's work. */
  shortcut?: string | undefined;
  /** `error` for what destroys. */
  tone?: 'default' | 'error' | undefined;
  /** A link instead of a button: `render={<a href="/" />}`. */
  render?: ReactElement | undefined;
}

interface OwnProps extends MenuItemProps {
  /** Runs when the pointer has the entry, as a submenu waits for it. */
  onArrive?: (() => void) | undefined;
}

/** An entry of a menu, whatever choosing it does. */
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
  onArrive,
  role = 'menuitem',
  ...rest
}: OwnProps) {
  const { close, pointer } = useMenu('MenuItem');
  const id = useId();
  // Hidden where they stand, so that the name is the label alone, and read as its description.
  const more = [description && `${id}d`, shortcut && `${id}s`].filter(Boolean).join(' ');
  const { as = 'button', ...props } = composed(render, {
    'data-part': 'menu-item',
    type: render ? undefined : ('button' as const),
    'aria-describedby': more || undefined,
    ...rest,
    role,
    tabIndex: -1,
    'data-tone': tone,
    'aria-disabled': disabled || undefined,
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      rest.onPointerMove?.(event);
      const { nativeEvent: moved, currentTarget } = event;
      // An entry may also come under a pointer that rests, as when the menu opens or scrolls by keys.
      if (event.pointerType !== 'touch' && (moved.movementX || moved.movementY))
        pointer.over(currentTarget, { x: event.clientX, y: event.clientY }, onArrive);
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (disabled) return event.preventDefault();
      onClick?.(event);
      const before = event.defaultPrevented;
      onSelect?.(event);
      if (before || !event.defaultPrevented) close('item', event.nativeEvent);
    },
  });
  const label = (
    <span data-slot="label" key="label">
      {children}
    </span>
  );
  const words = description ? (
    <span data-slot="words" key="words">
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
    words,
    shortcut && (
      <kbd data-slot="shortcut" id={`${id}s`} aria-hidden key="shortcut">
        {shortcut}
      </kbd>
    ),
    end,
  );
}

/** A command of a menu. `data-part="menu-item"`. */
export const MenuItem = memo<MenuItemProps>(Entry);
MenuItem.displayName = 'MenuItem';

/** Entries that belong together, under a heading that is read with them. */
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

/** A line between groups of items. */
export const MenuSeparator = () => <hr />;
