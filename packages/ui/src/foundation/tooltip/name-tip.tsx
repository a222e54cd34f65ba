'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '../keys/is-composing.js';
import { isRtl } from '../theme-root-of.js';
import { TooltipPopup } from './tooltip-popup.js';
import { tooltipTiming } from './tooltip-timing.js';

const entryOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('a, button, [role="link"], label') : null;
const nameOf = (entry: HTMLElement) =>
  entry.querySelector('[data-slot="label"]')?.textContent ?? entry.ariaLabel ?? entry.textContent;

export interface NameTipProps {
  /** The element that contains the entries. */
  root: HTMLElement;
  /** The element below the pointer, which may have entered the root before this module was loaded. */
  hovered: EventTarget | null;
  /** Whether the entries are below each other, so that the tooltip is beside them. */
  beside?: boolean | undefined;
}

/**
 * Tooltip with the name of the icon that is hovered, focused or long-pressed. Uses listeners on the element that contains
 * the icons instead of on each icon, and local state, so that nothing else re-renders. The icon does not refer to the
 * tooltip with `aria-describedby`, because its name is the same text.
 */
export function NameTip({ root, hovered, beside = false }: NameTipProps) {
  const id = useId();
  const [entry, setEntry] = useState<HTMLElement | null>(null);
  const [initial] = useState(hovered);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const show = (next: HTMLElement | null, after: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setEntry(next), after);
    };
    const listeners = new AbortController();
    const on = <N extends keyof HTMLElementEventMap>(name: N, listener: (event: HTMLElementEventMap[N]) => void) =>
      root.addEventListener(name, listener, { signal: listeners.signal });
    const focused = root.querySelector(':focus-visible');
    if (focused ?? initial) show(entryOf(focused ?? initial), tooltipTiming.enter);
    on('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(entryOf(target), 0);
    });
    on('focusout', () => show(null, 0));
    on('pointerover', ({ pointerType, target }) => {
      const next = entryOf(target);
      if (pointerType !== 'touch') show(next, next ? tooltipTiming.enter : tooltipTiming.leave);
    });
    on('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') show(null, tooltipTiming.leave);
    });
    // A mouse press hides the tooltip, because it may open a popup at this position. A long touch shows the tooltip.
    on('pointerdown', ({ pointerType, target }) =>
      pointerType === 'touch' ? show(entryOf(target), tooltipTiming.touchEnter) : show(null, 0),
    );
    for (const name of ['pointerup', 'pointercancel'] as const) {
      on(name, ({ pointerType }) => {
        if (pointerType === 'touch') show(null, tooltipTiming.touchLeave);
      });
    }
    return () => {
      clearTimeout(timer.current);
      listeners.abort();
    };
  }, [root, initial]);

  useEffect(() => {
    if (!entry) return;
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setEntry(null);
    };
    window.addEventListener('keydown', key, true);
    return () => window.removeEventListener('keydown', key, true);
  }, [entry]);

  if (!entry) return null;
  return (
    <TooltipPopup
      id={id}
      anchor={entry}
      placement={beside ? (isRtl(entry) ? 'left' : 'right') : 'top'}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={() => setEntry(null)}
    >
      {nameOf(entry)}
    </TooltipPopup>
  );
}
