'use client';
import {
  autoUpdate,
  computePosition,
  flip,
  hide,
  offset,
  shift,
  size,
  type Middleware,
  type Placement,
  type ReferenceType,
} from '@floating-ui/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { focusedElement, isFocusLost } from '../focus/active-element.js';
import { sizeObserver } from '../environment/size-observer.js';
import { isRtl } from '../theme-root-of.js';
import { zoomedPlatform } from './zoomed-platform.js';

export type AnchoredPlacement = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
/** `start` and `end` follow the text direction. The part after the hyphen is the alignment. */
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

/** Converts a logical placement to a physical one of floating-ui. */
function physical(placement: LogicalPlacement | 'left' | 'right', floating: Element): Placement {
  const rtl = placement.startsWith('start') || placement.startsWith('end') ? isRtl(floating) : false;
  return placement.replace(/^(start|end)/, (side) => ((side === 'end') === rtl ? 'left' : 'right')) as Placement;
}

const wholePixels = (value: number) => {
  const ratio = window.devicePixelRatio || 1;
  return Math.round(value * ratio) / ratio;
};

/**
 * Calls `update` when the popup or its anchor is resized. Positioning may resize the popup itself, so the popup is not
 * observed until the next frame; otherwise the browser reports the error "ResizeObserver loop completed with
 * undelivered notifications".
 */
function onResize(element: HTMLElement, anchor: ReferenceType, update: () => Promise<void>): () => void {
  let lastSize = '';
  let frame = 0;
  const observer = sizeObserver((changes) => {
    const size = `${element.offsetWidth} ${element.offsetHeight}`;
    if (size === lastSize && changes.every(({ target }) => target === element)) return;
    lastSize = size;
    observer.unobserve(element);
    void update();
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

/**
 * Hides a popup whose anchor is scrolled out of sight, and shows it again. A hidden element loses the focus, so that it
 * is restored.
 */
function createVisibility(element: HTMLElement) {
  let focused: Element | null = null;
  let isHidden = false;
  return (hidden: boolean) => {
    if (hidden === isHidden) return;
    isHidden = hidden;
    if (hidden) focused = element.contains(focusedElement()) ? focusedElement() : null;
    element.style.visibility = hidden ? 'hidden' : '';
    if (!hidden && focused instanceof HTMLElement && isFocusLost()) focused.focus({ preventScroll: true });
  };
}

interface AnchoredOptions {
  /**
   * Replaces the default middleware: an offset of 6 px, flipped or shifted into the viewport, with
   * `--available-height`. Must be a stable reference.
   */
  middleware?: Middleware[];
  /** Called once, after the popup is first positioned. */
  onPlaced?: () => void;
}

/** Initial styles of a popup. The position is written to the element directly. */
const floatingStyles = { position: 'absolute', left: 0, top: 0 } as const;

/**
 * Positions a popup at its anchor: flipped if there is not enough space, shifted into the viewport, and limited to
 * `--available-height`. It is hidden when the anchor is scrolled out of sight, and at the anchor under CSS `zoom`. The
 * position is computed before the first paint and written to the element, without a render.
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
  const chain = options.middleware ?? middleware;
  useLayoutEffect(() => {
    const element = floating.current;
    if (!element) return;
    const { platform, offset: moved } = zoomedPlatform(element);
    const hideWithAnchor = createVisibility(element);
    const withHide = [...chain, hide()];
    let wasVisible = false; // a popup may open at an anchor that is out of sight, with the focus in it
    const update = () =>
      computePosition(anchor, element, {
        placement: physical(placement, element),
        middleware: withHide,
        platform,
      }).then(({ x, y, middlewareData }) => {
        const by = moved();
        element.style.transform = `translate(${wholePixels(x + by.x)}px, ${wholePixels(y + by.y)}px)`;
        const isOutOfSight = middlewareData.hide?.referenceHidden ?? false;
        wasVisible ||= !isOutOfSight;
        hideWithAnchor(wasVisible && isOutOfSight);
        placed.current?.();
        placed.current = undefined;
      });
    const unwatch = onResize(element, anchor, update);
    const stop = autoUpdate(anchor, element, () => void update(), { elementResize: false });
    return () => {
      unwatch();
      stop();
    };
  }, [anchor, placement, chain]);
  return { setFloating, floatingStyles };
}
