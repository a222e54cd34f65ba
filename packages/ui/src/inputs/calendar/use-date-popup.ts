'use client';
import { useCallback, useId, useRef, type KeyboardEvent, type Ref } from 'react';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { useElement } from '../../foundation/overlay/use-trigger.js';
import type { DismissReason } from '../../foundation/overlay/use-dismissal.js';
import { useControlled } from '../../foundation/use-controlled.js';

/** Why the calendar of a date field opened or closed. */
export type DatePopupReason = DismissReason | 'trigger' | 'choose';
export type DatePopupChange = (open: boolean, details: { reason: DatePopupReason; event: Event }) => void;

interface DatePopupOptions {
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: DatePopupChange | undefined;
  /** The ref that the caller passed to the input. */
  forwarded: Ref<HTMLInputElement> | undefined;
  /** Whether the field is neither disabled nor read-only. */
  isEditable: boolean;
  /** Applies the typed text, before the calendar opens and on Enter. */
  commit: () => void;
}

/**
 * The calendar popup of a date field and of a date range field: its state, the refs of control, button and first input,
 * and where the focus returns.
 */
export function useDatePopup({ open, defaultOpen, onOpenChange, forwarded, isEditable, commit }: DatePopupOptions) {
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: DatePopupReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const id = useId();
  const control = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const setInput = useCallback(
    (element: HTMLInputElement | null) =>
      mergeRefs<HTMLInputElement>(forwarded, (node) => {
        input.current = node;
      })(element),
    [forwarded],
  );
  const anchor = useElement(control);
  const show = (event: Event) => {
    commit();
    setOpen(true, { reason: 'trigger', event });
  };
  const close = (reason: DatePopupReason, event: Event) => {
    setOpen(false, { reason, event });
    if (reason === 'escape') button.current?.focus({ preventScroll: true });
    if (reason === 'choose') input.current?.focus({ preventScroll: true });
  };
  return {
    id,
    control,
    button,
    setInput,
    /** The element that the popup is placed at, if the popup is shown. */
    anchor: isOpen && isEditable ? anchor : null,
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
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) commitInput(); // before Enter submits the form
      if (event.key !== 'ArrowDown' || !event.altKey || !isEditable) return;
      event.preventDefault();
      show(event.nativeEvent);
    },
  };
}
