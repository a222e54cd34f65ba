'use client';
import { autoUpdate, computePosition, flip, offset, shift, size, type Middleware, type Placement, type ReferenceType } from '@floating-ui/react';
import { useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import { isRtl } from './theme-root-of.js';

export type AnchoredPlacement = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
/** `start` and `end` follow the direction of writing; what stands behind the hyphen is how it is aligned. */
export type LogicalPlacement = AnchoredPlacement | 'top' | 'bottom' | 'start' | 'end' | 'start-start' | 'end-start';

const middleware: Middleware[] = [
  offset(6),
  flip({ padding: 8 }),
  shift({ padding: 8 }),
  size({ padding: 8, apply: ({ availableHeight, elements }) => elements.floating.style.setProperty('--available-height', `${Math.max(160, availableHeight)}px`) }),
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
export function useAnchored(anchor: ReferenceType, placement: LogicalPlacement | 'left' | 'right', options: AnchoredOptions = {}) {
  const [floating] = useState(() => ({ element: null as HTMLElement | null, set: (element: HTMLElement | null) => { floating.element = element; } }));
  const placed = useRef(options.onPlaced);
  const how = options.middleware ?? middleware;
  useLayoutEffect(() => {
    const { element } = floating;
    if (!element) return;
    return autoUpdate(anchor, element, () => {
      void computePosition(anchor, element, { placement: physical(placement, element), middleware: how }).then(({ x, y }) => {
        element.style.transform = `translate(${wholePixels(x)}px, ${wholePixels(y)}px)`;
        placed.current?.();
        placed.current = undefined;
      });
    });
  }, [floating, anchor, placement, how]);
  return { setFloating: floating.set as RefCallback<HTMLElement>, floatingStyles };
}
