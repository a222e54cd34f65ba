'use client';
import type { ReferenceType } from '@floating-ui/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { isRtl } from '../theme-root-of.js';
import { loadedPosition, loadPosition } from './load-position.js';
import type { AnchoredOptions, PopupPlacement } from './position.js';

export type { AnchoredPlacement, LogicalPlacement, PopupKind, PopupPlacement } from './position.js';

/** Places a popup below its anchor, until the code that positions it has loaded. */
function putBelow(anchor: ReferenceType, element: HTMLElement) {
  const [at, own] = [anchor.getBoundingClientRect(), element.getBoundingClientRect()];
  element.style.setProperty('--available-height', `${Math.max(160, innerHeight - at.bottom - 16)}px`);
  element.style.setProperty('--anchor-width', `${at.width}px`);
  const x = isRtl(element) ? at.right - own.right : at.left - own.left;
  element.style.transform = `translate(${x}px, ${at.bottom + 6 - own.top}px)`;
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
  placement: PopupPlacement,
  { kind, onPlaced }: AnchoredOptions = {},
) {
  const floating = useRef<HTMLElement | null>(null);
  const setFloating = useCallback((element: HTMLElement | null) => {
    floating.current = element;
  }, []);
  const placed = useRef(onPlaced);
  useLayoutEffect(() => {
    const element = floating.current;
    if (!element) return;
    const keep = () => loadedPosition()?.keepAt(anchor, element, placement, { kind, onPlaced: placed.current });
    let stop = keep();
    if (stop) return stop;
    let isOpen = true;
    putBelow(anchor, element);
    placed.current?.();
    void loadPosition().then(() => {
      if (isOpen) stop = keep();
    });
    return () => {
      isOpen = false;
      stop?.();
    };
  }, [anchor, placement, kind]);
  return { setFloating, floatingStyles };
}
