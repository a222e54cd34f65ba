'use client';
import {
  cloneElement,
  memo,
  useCallback,
  useId,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { mergeProps } from '../../foundation/compose.js';
import type { AnchoredPlacement } from '../../foundation/use-anchored.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useTrigger } from '../../foundation/use-trigger.js';
import type { MenuReason } from './menu-context.js';
import { MenuPopup } from './menu-popup.js';

/** Where a menu stands at its trigger; `start` and `end` follow the direction. */
export type MenuPlacement = AnchoredPlacement;

export interface MenuProps {
  /** The button that opens the menu; it is given its role, state and handlers. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuSub`, `MenuGroup`, `MenuRadioItem`, `MenuCheckboxItem`, `MenuSeparator`. */
  children: ReactNode;
  /** Names the menu; without it the trigger's name serves. */
  label?: string | undefined;
  /** Shown above the entries, outside of the menu itself: words that are no command. */
  header?: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: MenuReason; event: Event }) => void) | undefined;
  placement?: MenuPlacement | undefined;
  /** Further props of the popup, as `className`, `style` or `data-*`. */
  popup?: Omit<ComponentPropsWithRef<'div'>, 'children'> | undefined;
}

/**
 * A list of commands that opens from a button. Keys: Enter, Space and ↓ open it at the first entry, ↑ at the last; inside, arrows, Home, End and
 * letters move, Enter and Space choose, Escape and Tab close. The focus goes in with the same commit and returns to the trigger.
 * `data-part="menu"` on the popup. Source: WAI-ARIA APG, menu button pattern.
 */
export const Menu = memo(function Menu({
  trigger,
  children,
  label,
  header,
  open,
  defaultOpen = false,
  onOpenChange,
  placement = 'bottom-start',
  popup,
}: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: MenuReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const { anchor, ref } = useTrigger<HTMLElement>(trigger);
  const [focusAt, setFocusAt] = useState<'first' | 'last'>('first');

  const close = useCallback(
    (reason: MenuReason, event: Event) => {
      setOpen(false, { reason, event });
      // After a press elsewhere the focus belongs there; in every other case it goes back to where it came from.
      if (reason !== 'outside-press' && reason !== 'focus-out') anchor.current?.focus({ preventScroll: true });
    },
    [anchor, setOpen],
  );
  const openAt = (end: 'first' | 'last', event: Event) => {
    setFocusAt(end);
    setOpen(true, { reason: 'trigger', event });
  };

  const props = mergeProps(trigger.props as Record<string, unknown>, {
    ref,
    id: (trigger.props as { id?: string }).id ?? (label ? undefined : `${id}trigger`),
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: (event: MouseEvent) => {
      if (isOpen) close('trigger', event.nativeEvent);
      else openAt('first', event.nativeEvent);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      openAt(event.key === 'ArrowDown' ? 'first' : 'last', event.nativeEvent);
    },
  });

  return (
    <>
      {cloneElement(trigger, props)}
      {isOpen && (
        <MenuPopup
          {...popup}
          id={id}
          anchor={anchor}
          placement={placement}
          label={label}
          header={header}
          focusAt={focusAt}
          closeAll={close}
        >
          {children}
        </MenuPopup>
      )}
    </>
  );
});
