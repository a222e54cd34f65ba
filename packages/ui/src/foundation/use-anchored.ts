'use client';
import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react';

export type AnchoredPlacement = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';

const middleware = [
  offset(6),
  flip({ padding: 8 }),
  shift({ padding: 8 }),
  size({ padding: 8, apply: ({ availableHeight, elements }) => elements.floating.style.setProperty('--available-height', `${Math.max(160, availableHeight)}px`) }),
];

/** Where a popup stands beside its anchor: turned over where there is no room, never outside the viewport, scrolling inside `--available-height`. */
export function useAnchored(anchor: Element, placement: AnchoredPlacement) {
  const { refs, floatingStyles } = useFloating({ placement, middleware, whileElementsMounted: autoUpdate, elements: { reference: anchor } });
  return { setFloating: refs.setFloating, floatingStyles };
}
