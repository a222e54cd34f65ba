'use client';
import { useCallback, useId, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { Option } from './option.js';
import { useControlled } from '../use-controlled.js';
import { useCloseWhenDisabled } from '../use-close-when-disabled.js';
import { useDisabled } from '../use-disabled.js';
import { loadPosition } from '../overlay/load-position.js';
import { useDismissal, type DismissReason } from '../overlay/use-dismissal.js';

/** Why a list opened or closed. */
export type ListboxReason = DismissReason | 'trigger' | 'typing' | 'choose' | 'tab' | 'disabled';

export interface ListboxOpenProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: ListboxReason; event: Event }) => void) | undefined;
}

/** Returns the element with the focus and the keys: the anchor, or the input in it. */
export const controlOf = (anchor: HTMLElement | null): HTMLElement | null | undefined =>
  anchor?.matches('button') ? anchor : anchor?.querySelector('input');

/** The label of the control in an anchor, which belongs to the control. */
const labelOf = (anchor: HTMLElement | null): RefObject<Element | null> => ({
  get current() {
    return (controlOf(anchor) as HTMLInputElement | null | undefined)?.labels?.[0] ?? null;
  },
});

/** A press on the label would take the focus from the control, and its click would press the control. */
const keepOpen = (event: MouseEvent<HTMLElement>) => {
  if (event.currentTarget.contains(event.target as Node)) event.preventDefault();
};

/** The state of a control with a listbox popup: whether it is open, the active option, and the anchor. */
export function useListbox(
  { open, defaultOpen = false, onOpenChange }: ListboxOpenProps,
  options: readonly Option[],
  isEditable = true,
) {
  const id = useId();
  const [isRequested, setOpen] = useControlled<boolean, [{ reason: ListboxReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const [activeValue, setActive] = useState<string>();
  const [anchor, setAnchorState] = useState<HTMLElement | null>(null);
  const isOff = useDisabled(controlOf(anchor) ?? null, isRequested) || !isEditable;
  const isOpen = isRequested && !isOff;
  const anchorRef = useRef<HTMLElement | null>(null);
  const popup = useRef<HTMLDivElement>(null);
  const setAnchor = useCallback((element: HTMLElement | null) => {
    anchorRef.current = element;
    if (element) void loadPosition();
    setAnchorState(element);
  }, []);
  const close = useCallback((reason: ListboxReason, event: Event) => setOpen(false, { reason, event }), [setOpen]);
  useDismissal(isOpen, [anchorRef, popup, labelOf(anchor)], close);
  useCloseWhenDisabled(isRequested && isOff, close);

  const index = options.findIndex((option) => option.value === activeValue && !option.disabled);
  const active = options[index];
  return {
    id,
    isOpen,
    anchor,
    setAnchor,
    popup,
    index,
    active,
    setActive,
    close,
    /** Handlers for the label: a press on it leaves an open list open. */
    label: isOpen ? { onMouseDown: keepOpen, onClick: keepOpen } : undefined,
    openAt: (option: Option | undefined, reason: ListboxReason, event: Event) => {
      setActive(option?.value);
      if (!isOpen) setOpen(true, { reason, event });
    },
    /** ARIA attributes for the element that has focus. */
    control: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen && active ? optionId(id, active.value) : undefined,
    } as const,
  };
}

/**
 * Returns the DOM id of an option. It depends on the value only, so that it does not change when other options are
 * filtered out and screen readers announce the new active option. The value is encoded, because ids must not contain
 * spaces. Lone surrogates (from text cut inside an emoji) are escaped first, because `encodeURIComponent` throws on
 * them.
 */
export const optionId = (listbox: string, value: string) =>
  `${listbox}-${encodeURIComponent(value.replaceAll(/\p{Cs}/gu, (surrogate) => `\\${surrogate.charCodeAt(0)}`))}`;
