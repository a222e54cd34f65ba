'use client';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { isRtl } from '../../foundation/theme-root-of.js';
import { TooltipPopup } from '../../foundation/tooltip/tooltip-popup.js';
import { tooltipTiming } from '../../foundation/tooltip/tooltip-timing.js';

const entryOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('a, button, [role="link"]') : null;
const nameOf = (entry: HTMLElement) =>
  entry.querySelector('[data-slot="label"]')?.textContent ?? entry.ariaLabel ?? entry.textContent;

interface RailTipProps {
  drawer: RefObject<HTMLElement | null>;
  /** The element below the pointer, which may have entered the drawer before this module was loaded. */
  hovered: RefObject<EventTarget | null>;
}

/**
 * Tooltip with the name of the rail entry that is hovered, focused or long-pressed. Uses listeners on the drawer
 * instead of on each entry, and local state, so that neither the shell nor its navigation re-renders. The entry does
 * not refer to the tooltip with `aria-describedby`, because its name is the same text.
 */
export function RailTip({ drawer, hovered }: RailTipProps) {
  const id = useId();
  const [entry, setEntry] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const rail = drawer.current;
    if (!rail) return;
    const show = (next: HTMLElement | null, after: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setEntry(next), after);
    };
    const listeners = new AbortController();
    const on = <N extends keyof HTMLElementEventMap>(name: N, listener: (event: HTMLElementEventMap[N]) => void) =>
      rail.addEventListener(name, listener, { signal: listeners.signal });
    if (hovered.current) show(entryOf(hovered.current), tooltipTiming.enter);
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
  }, [drawer, hovered]);

  useEffect(() => {
    if (!entry) return;
    const hint = entry.getAttribute('title');
    entry.removeAttribute('title'); // the native tooltip would cover this one
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setEntry(null);
    };
    window.addEventListener('keydown', key, true);
    return () => {
      if (hint !== null) entry.setAttribute('title', hint);
      window.removeEventListener('keydown', key, true);
    };
  }, [entry]);

  if (!entry) return null;
  return (
    <TooltipPopup
      id={id}
      anchor={entry}
      placement={isRtl(entry) ? 'left' : 'right'}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={() => setEntry(null)}
    >
      {nameOf(entry)}
    </TooltipPopup>
  );
}
