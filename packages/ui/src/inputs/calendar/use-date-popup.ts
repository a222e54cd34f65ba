'use client';
import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { isDisabled } from '../../foundation/is-disabled.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { useElement } from '../../foundation/overlay/use-trigger.js';
import type { DismissReason } from '../../foundation/overlay/use-dismissal.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useCloseWhenDisabled } from '../../foundation/use-close-when-disabled.js';
import { useDisabled } from '../../foundation/use-disabled.js';

/** Why the calendar of a date field opened or closed. */
export type DatePopupReason = DismissReason | 'trigger' | 'choose' | 'disabled';
export type DatePopupChange = (open: boolean, details: { reason: DatePopupReason; event: Event }) => void;

interface DatePopupOptions {
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: DatePopupChange | undefined;
  /** The first input. */
  input: RefObject<HTMLInputElement | null>;
  /** Whether the field is neither disabled nor read-only by its props. */
  isEditable: boolean;
  /** Applies the typed text, before the calendar opens and on Enter. */
  commit: () => void;
}

/**
 * The calendar popup of a date field and of a date range field: its state, the refs of control, button and first input,
 * and where the focus returns.
 */
export function useDatePopup({ open, defaultOpen, onOpenChange, input, isEditable, commit }: DatePopupOptions) {
  const [isRequested, setOpen] = useControlled<boolean, [{ reason: DatePopupReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const id = useId();
  const control = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const anchor = useElement(control);
  const isOff = useDisabled(anchor?.querySelector('input') ?? null, isRequested);
  const isOpen = isRequested && isEditable && !isOff;
  const show = (event: Event) => {
    commit();
    setOpen(true, { reason: 'trigger', event });
  };
  const close = (reason: DatePopupReason, event: Event) => {
    setOpen(false, { reason, event });
    if (reason === 'escape') button.current?.focus({ preventScroll: true });
    if (reason === 'choose') input.current?.focus({ preventScroll: true });
  };
  useCloseWhenDisabled(isRequested && (isOff || !isEditable), close);
  return {
    id,
    control,
    button,
    /** The element that the popup is placed at, if the popup is shown. */
    anchor: isOpen ? anchor : null,
    close,
    /** Props of the button that opens and closes the popup. */
    trigger: {
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      disabled: !isEditable,
      onClick: (event: { nativeEvent: Event }) =>
        isOpen ? close('trigger', event.nativeEvent) : show(event.nativeEvent),
    } as const,
    /** Handles the keys of an input whose text `commitInput` applies. */
    onKeyDown: (commitInput: () => void) => (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (event.key === 'Enter') commitInput(); // before Enter submits the form
      if (event.key !== 'ArrowDown' || !event.altKey || !isEditable || isDisabled(event.currentTarget)) return;
      event.preventDefault();
      show(event.nativeEvent);
    },
  };
}
