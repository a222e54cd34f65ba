'use client';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { matchesMedia } from '../../foundation/environment/media.js';
import { tooltipTiming } from '../../foundation/tooltip/tooltip-timing.js';
import { cutTextOf } from './cut-text.js';
import { cellSelector } from './grid-selectors.js';

const WholeTextPopup = lazy(() =>
  import('./whole-text-popup.js').then((module) => ({ default: module.WholeTextPopup })),
);

const cellOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(cellSelector) : null);

/**
 * Shows the text of a cell that is cut off in a tooltip while the pointer is on it or it has the keyboard focus; on a
 * touch screen after a press. It listens to the viewport itself, so that the grid is not rendered again.
 */
export function WholeText({ viewport }: { viewport: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<{ anchor: HTMLElement; text: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setShown(null);
  }, []);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, tooltipTiming.leave);
  }, [hide]);
  const stay = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let hovered: HTMLElement | null = null;
    const show = (anchor: HTMLElement) => {
      const text = anchor.isConnected ? cutTextOf(anchor) : undefined;
      setShown(text === undefined ? null : { anchor, text });
    };
    const onPointerOver = (event: PointerEvent) => {
      const cell = cellOf(event);
      if (event.pointerType === 'touch' || cell === hovered) return;
      hovered = cell;
      clearTimeout(timer.current);
      if (cell && cutTextOf(cell)) timer.current = setTimeout(() => show(cell), tooltipTiming.enter);
      else leave();
    };
    const onPointerLeave = () => {
      hovered = null;
      leave();
    };
    const onFocusIn = (event: FocusEvent) => {
      const cell = cellOf(event);
      if (cell && ((event.target as Element).matches(':focus-visible') || matchesMedia('(hover: none)'))) show(cell);
    };
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('pointerover', onPointerOver, { signal });
    element.addEventListener('pointerleave', onPointerLeave, { signal });
    element.addEventListener('pointerdown', hide, { signal });
    element.addEventListener('focusin', onFocusIn, { signal });
    element.addEventListener('focusout', hide, { signal });
    element.addEventListener('scroll', hide, { signal, passive: true });
    return () => {
      clearTimeout(timer.current);
      controller.abort();
    };
  }, [viewport, hide, leave]);
  return shown ? (
    <Suspense fallback={null}>
      <WholeTextPopup anchor={shown.anchor} text={shown.text} onClose={hide} onStay={stay} onLeave={leave} />
    </Suspense>
  ) : null;
}
