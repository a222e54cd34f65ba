'use client';
import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { guardTab } from '../../foundation/focus/guard-tab.js';
import { themeRootOf } from '../../foundation/theme-root-of.js';
import { useAnchored } from '../../foundation/overlay/use-anchored.js';
import { useDismissal, type DismissReason } from '../../foundation/overlay/use-dismissal.js';
import { Popup } from './calendar.styles.js';

interface CalendarPopupProps {
  id: string;
  anchor: HTMLElement;
  /** Accessible name. */
  label: string;
  onClose: (reason: DismissReason, event: Event) => void;
  children: ReactNode;
}

/** The calendar popup of a field, mounted only while it is open. Tab stays inside, as in a modal dialog. */
export function CalendarPopup({ id, anchor, label, onClose, children }: CalendarPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLElement>(anchor);
  const { setFloating, floatingStyles } = useAnchored(anchor, 'bottom-start');
  // A stable ref, because the panel moves the focus before a new one would be set.
  const setPopup = useMemo(() => mergeRefs<HTMLDivElement>(popup, setFloating), [setFloating]);
  useDismissal(true, [popup, field], onClose);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') guardTab(event.currentTarget, event);
  };
  const root = themeRootOf(anchor);
  if (!root) return null;
  return createPortal(
    <Popup
      data-part="calendar"
      id={id}
      role="dialog"
      tabIndex={-1}
      aria-modal
      aria-label={label}
      ref={setPopup}
      style={floatingStyles}
      onKeyDown={onKeyDown}
    >
      {children}
    </Popup>,
    root,
  );
}
