'use client';
import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  shift,
  size,
  type Middleware,
  type Placement,
  type ReferenceType,
} from '@floating-ui/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { isRtl } from './theme-root-of.js';

export type AnchoredPlacement = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
/** `start` and `end` follow the direction of writing; what stands behind the hyphen is how it is aligned. */
export type LogicalPlacement = AnchoredPlacement | 'top' | 'bottom' | 'start' | 'end' | 'start-start' | 'end-start';

const middleware: Middleware[] = [
  offset(6),
  flip({ padding: 8 }),
  shift({ padding: 8 }),
  size({
    padding: 8,
    apply: ({ availableHeight, elements }) =>
      elements.floating.style.setProperty('--available-height', `${Math.max(160, availableHeight)}px`),
  }),
];

/** The place in floating-ui's words, which are of the screen. */
function physical(placement: LogicalPlacement | 'left' | 'right', floating: Element): Placement {
  const rtl = placement.startsWith('start') || placement.startsWith('end') ? isRtl(floating) : false;
  return placement.replace(/^(start|end)/, (side) => ((side === 'end') === rtl ? 'left' : 'right')) as Placement;
}

const wholePixels = (value: number) => {
  const ratio = window.devicePixelRatio || 1;
  return Math.round(value * ratio) / ratio;
};

/**
 * Calls `place` when the popup or its anchor changes in size. A place may itself change the popup's size, and it is not watched meanwhile: the browser
 * reports a size that changes while sizes are being told as an error of the page.
 */
function onResize(element: HTMLElement, anchor: ReferenceType, place: () => Promise<void>): () => void {
  let known = '';
  let frame = 0;
  const observer = new ResizeObserver((changes) => {
    const now = `${element.offsetWidth} ${element.offsetHeight}`;
    if (now === known && changes.every(({ target }) => target === element)) return;
    known = now;
    observer.unobserve(element);
    void place();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => observer.observe(element));
  });
  observer.observe(element);
  if (anchor instanceof Element) observer.observe(anchor);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

interface AnchoredOptions {
  /** In place of the usual: 6 px away, turned over where there is no room, moved into the viewport, with `--available-height`. Keep it stable. */
  middleware?: Middleware[];
  /** Runs once it stands at its place. */
  onPlaced?: () => void;
}

/** What a popup begins with; the place is written to its element. */
const floatingStyles = { position: 'absolute', left: 0, top: 0 } as const;

/**
 * Where a popup stands beside its anchor: turned over where there is no room, never outside the viewport, scrolling inside `--available-height`.
 * It is placed before it is painted, and without a render of its own: the place goes straight to the element.
 */
export function useAnchored(
  anchor: ReferenceType,
  placement: LogicalPlacement | 'left' | 'right',
  options: AnchoredOptions = {},
) {
  const floating = useRef<HTMLElement | null>(null);
  const setFloating = useCallback((element: HTMLElement | null) => {
    floating.current = element;
  }, []);
  const placed = useRef(options.onPlaced);
  const how = options.middleware ?? middleware;
  useLayoutEffect(() => {
    const element = floating.current;
    if (!element) return;
    const place = () =>
      computePosition(anchor, element, { placement: physical(placement, element), middleware: how }).then(
        ({ x, y }) => {
          element.style.transform = `translate(${wholePixels(x)}px, ${wholePixels(y)}px)`;
          placed.current?.();
          placed.current = undefined;
        },
      );
    const unwatch = onResize(element, anchor, place);
    const stop = autoUpdate(anchor, element, () => void place(), { elementResize: false });
    return () => {
      unwatch();
      stop();
    };
  }, [anchor, placement, how]);
  return { setFloating, floatingStyles };
}
