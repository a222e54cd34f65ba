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
import { rootOf } from '../../foundation/focus/active-element.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
import type { AnchoredPlacement } from '../../foundation/overlay/use-anchored.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useTrigger } from '../../foundation/overlay/use-trigger.js';
import type { MenuReason } from './menu-context.js';
import { entriesOf, initialEntry } from './menu-focus.js';
import { MenuPopup } from './menu-popup.js';

/** The placement of a menu at its trigger. `start` and `end` follow the text direction. */
export type MenuPlacement = AnchoredPlacement;

export interface MenuProps {
  /** The button that opens the menu. It receives ARIA state and event handlers. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuSub`, `MenuGroup`, `MenuRadioItem`, `MenuCheckboxItem`, `MenuSeparator`. */
  children: ReactNode;
  /** Accessible name of the menu. Default: the name of the trigger. */
  label?: string | undefined;
  /** Content above the entries, outside the `menu` role, for text that is not a command. */
  header?: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: MenuReason; event: Event }) => void) | undefined;
  placement?: MenuPlacement | undefined;
  /** Additional props of the popup, such as `className`, `style` or `data-*`. */
  popup?: Omit<ComponentPropsWithRef<'div'>, 'children'> | undefined;
}

/**
 * A list of commands that opens from a button. Enter, Space and ↓ open it at the first entry, ↑ at the last. Inside,
 * arrows, Home, End and letters move focus, Enter and Space choose, Escape and Tab close. Focus moves inside in the
 * same commit and returns to the trigger. `data-part="menu"` on the popup. Source: WAI-ARIA APG, menu button pattern.
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
      // After an outside press, focus stays where the user pressed. Otherwise it returns to the trigger.
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
    id: (trigger.props as { id?: string }).id ?? `${id}-trigger`,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: (event: MouseEvent) => {
      if (isOpen) close('trigger', event.nativeEvent);
      else openAt('first', event.nativeEvent);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || isComposing(event)) return;
      if (event.defaultPrevented || event.currentTarget.ariaDisabled === 'true') return;
      event.preventDefault();
      const end = event.key === 'ArrowDown' ? 'first' : 'last';
      if (isOpen) initialEntry(entriesOf(rootOf(event.currentTarget).getElementById(id)), end)?.focus();
      else openAt(end, event.nativeEvent);
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
