'use client';
import { useCallback, useId, useRef, useState } from 'react';
import type { Option } from './option.js';
import { useControlled } from './use-controlled.js';
import { useDismissal, type DismissReason } from './use-dismissal.js';

/** Why a list opened or closed. */
export type ListboxReason = DismissReason | 'trigger' | 'typing' | 'choose' | 'tab';

export interface ListboxOpenProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: ListboxReason; event: Event }) => void) | undefined;
}

/** What a control with a list under it keeps: whether it is open, which option is active, and where it floats. */
export function useListbox({ open, defaultOpen = false, onOpenChange }: ListboxOpenProps, options: readonly Option[]) {
  const id = useId();
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: ListboxReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const [activeValue, setActive] = useState<string>();
  const [anchor, setAnchorState] = useState<HTMLElement | null>(null);
  const anchorRef = useRef<HTMLElement | null>(null);
  const popup = useRef<HTMLDivElement>(null);
  const setAnchor = useCallback((element: HTMLElement | null) => {
    anchorRef.current = element;
    setAnchorState(element);
  }, []);
  const close = useCallback((reason: ListboxReason, event: Event) => setOpen(false, { reason, event }), [setOpen]);
  useDismissal(isOpen, [anchorRef, popup], close);

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
    openAt: (option: Option | undefined, reason: ListboxReason, event: Event) => {
      setActive(option?.value);
      if (!isOpen) setOpen(true, { reason, event });
    },
    /** For the element that has the focus. */
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
 * Ids may hold no spaces; and an option keeps its id while others are filtered away, so that a change of the active one is heard. Half a character, as where
 * text was cut within an emoji, is no text that can be encoded.
 */
export const optionId = (listbox: string, value: string) =>
  `${listbox}-${encodeURIComponent(value.replaceAll(/\p{Cs}/gu, (half) => `\\${half.charCodeAt(0)}`))}`;
