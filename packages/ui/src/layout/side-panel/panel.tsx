'use client';
import { createElement, useId, useLayoutEffect, useRef, useState, useCallback, type ReactNode } from 'react';
import { createFocusReturn } from '../../foundation/focus/focus-return.js';
import { focusStart } from '../../foundation/focus/focus-start.js';
import { X } from '../../foundation/glyphs.js';
import { useModalScrolls } from '../../foundation/overlay/use-modal-scrolls.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { useEscapeInside } from './use-escape-inside.js';

interface PanelProps {
  id: string;
  title: ReactNode;
  headingLevel: 2 | 3 | 4 | 5 | 6;
  actions: ReactNode;
  /** Accessible name of the close button; none is shown without it. */
  closeLabel: string | undefined;
  /** Moves the focus to the heading when the panel is mounted. */
  takesFocus: boolean;
  onClose: (reason: 'escape' | 'close-button', event: Event) => void;
  children: ReactNode;
}

/** The open panel next to the content. The focus returns to the element that had it before, if it was in the panel. */
export function Panel({ id, title, headingLevel, actions, closeLabel, takesFocus, onClose, children }: PanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const [returnFocus] = useState(() => createFocusReturn('[data-slot="handle"]'));
  const setPanel = useCallback(
    (element: HTMLElement | null) => {
      panel.current = element;
      returnFocus(element);
    },
    [returnFocus],
  );
  const [focusesHeading] = useState(takesFocus);
  useLayoutEffect(() => {
    const heading = panel.current?.querySelector<HTMLElement>('[data-slot="title"]');
    if (focusesHeading && heading) focusStart(heading);
  }, [focusesHeading]);
  useEscapeInside(panel, (event) => onClose('escape', event));
  const scrolls = useModalScrolls(body);
  return (
    <aside ref={setPanel} id={id} data-slot="panel" aria-labelledby={titleId}>
      <header data-slot="header">
        {createElement(`h${headingLevel}`, { id: titleId, 'data-slot': 'title' }, title)}
        {closeLabel !== undefined && (
          <IconButton label={closeLabel} size="small" onClick={(event) => onClose('close-button', event.nativeEvent)}>
            <X aria-hidden />
          </IconButton>
        )}
      </header>
      {/* A body that overflows is a tab stop, so that keyboard users can scroll it. */}
      <div ref={body} data-slot="body" {...(scrolls && { role: 'group', tabIndex: 0, 'aria-labelledby': titleId })}>
        {children}
      </div>
      {actions && <footer data-slot="actions">{actions}</footer>}
    </aside>
  );
}
