'use client';
import {
  cloneElement,
  memo,
  useCallback,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { tabStops } from '../../foundation/tab-stops.js';
import type { AnchoredPlacement } from '../../foundation/use-anchored.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useTrigger } from '../../foundation/use-trigger.js';
import type { PopoverReason } from './popover-reason.js';
import { PopoverPopup } from './popover-popup.js';

export interface PopoverLabels {
  /** Names the close button. */
  close: string;
}

export interface PopoverProps {
  /** The button that opens it; it is given its state and handlers. */
  trigger: ReactElement;
  /** Names the popover, which is a dialog without a veil. */
  label: string;
  children: ReactNode;
  /** Shows a heading above the content: `true` for the label, or other words, which name the popover then. */
  header?: ReactNode;
  /** Shows a button that closes it, beside the heading. */
  closeButton?: boolean | undefined;
  /** What takes the focus as it opens; the popup itself without it, so that its name and content are read. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: PopoverReason; event: Event }) => void) | undefined;
  placement?: AnchoredPlacement | undefined;
  /** Further props of the popup, as `className`, `style` or `data-*`. */
  popup?: Omit<ComponentPropsWithRef<'div'>, 'children'> | undefined;
  labels?: Partial<PopoverLabels> | undefined;
}

/**
 * Content beside the button that opens it; the page stays in reach. The focus goes in with the same commit; Escape, a press outside or moving the focus out
 * closes it, and the focus returns. Tab goes through it as if it stood right behind its button. What opens from inside it belongs to it, wherever it mounts.
 * `data-part="popover"` on the popup. Source: WAI-ARIA APG, dialog pattern (non-modal).
 */
export const Popover = memo(function Popover({
  trigger,
  label,
  children,
  header,
  closeButton,
  initialFocus,
  open,
  defaultOpen = false,
  onOpenChange,
  placement = 'bottom-end',
  popup,
  labels,
}: PopoverProps) {
  const id = useId();
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: PopoverReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const { anchor, ref } = useTrigger<HTMLElement>(trigger);
  const surface = useRef<HTMLDivElement>(null);
  const close = useCallback(
    (reason: PopoverReason, event: Event) => {
      setOpen(false, { reason, event });
      if (reason !== 'outside-press' && reason !== 'focus-out') anchor.current?.focus({ preventScroll: true });
    },
    [anchor, setOpen],
  );
  const props = mergeProps(trigger.props as Record<string, unknown>, {
    ref,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: (event: MouseEvent) =>
      isOpen ? close('trigger', event.nativeEvent) : setOpen(true, { reason: 'trigger', event: event.nativeEvent }),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isOpen || event.key !== 'Tab' || event.shiftKey || !surface.current) return;
      event.preventDefault(); // it stands elsewhere in the document
      (tabStops(surface.current)[0] ?? surface.current).focus();
    },
  });
  return (
    <>
      {cloneElement(trigger, props)}
      {isOpen && (
        <PopoverPopup
          {...popup}
          id={id}
          anchor={anchor}
          surface={surface}
          placement={placement}
          label={label}
          header={header}
          closeLabel={closeButton ? (labels?.close ?? 'Close') : undefined}
          initialFocus={initialFocus}
          onClose={close}
        >
          {children}
        </PopoverPopup>
      )}
    </>
  );
});
