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
import { tabStops } from '../../foundation/focus/tab-stops.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import type { AnchoredPlacement } from '../../foundation/overlay/use-anchored.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useTrigger } from '../../foundation/overlay/use-trigger.js';
import { englishPopoverLabels, type PopoverLabels } from './popover-labels.js';
import type { PopoverReason } from './popover-reason.js';
import { PopoverPopup } from './popover-popup.js';

export interface PopoverProps {
  /** The button that opens the popover. It receives ARIA state and event handlers. */
  trigger: ReactElement;
  /** Accessible name of the popover, which is a non-modal dialog. */
  label: string;
  children: ReactNode;
  /** Shows a heading above the content: `true` shows the label; other content becomes the accessible name. */
  header?: ReactNode;
  /** Shows a close button next to the heading. */
  closeButton?: boolean | undefined;
  /**
   * The element that receives focus on open. Default: the popup, so that screen readers announce its name and content.
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: PopoverReason; event: Event }) => void) | undefined;
  placement?: AnchoredPlacement | undefined;
  /** Additional props of the popup, such as `className`, `style` or `data-*`. */
  popup?: Omit<ComponentPropsWithRef<'div'>, 'children'> | undefined;
  labels?: Partial<PopoverLabels> | undefined;
}

/**
 * A non-modal popup next to the button that opens it. Focus moves inside in the same commit. Escape closes it and
 * returns focus to the button; a press outside or moving focus out closes it without moving focus back. Tab moves
 * through it as if it were directly after its button. Overlays opened from inside count as inside, even in a
 * portal. `data-part="popover"` on the popup. Source: WAI-ARIA APG, dialog pattern (non-modal).
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
  const text = useLabels('popover', englishPopoverLabels, labels);
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
      event.preventDefault(); // the popup does not follow the button in the DOM
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
          closeLabel={closeButton ? text.close : undefined}
          initialFocus={initialFocus}
          onClose={close}
        >
          {children}
        </PopoverPopup>
      )}
    </>
  );
});
