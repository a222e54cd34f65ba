/** Positions in px from the edge of the window that the stack is anchored to. */
interface Span {
  start: number;
  end: number;
}

/** Distance of the stack from its edge of the window, and least distance from the actions, in px. */
export const margin = 16;
export const gap = 8;

/**
 * Returns the distance from the edge of the window at which a stack of toasts does not cover the actions of a dialog or a bar, or
 * 0 if it does not reach them. Next to the actions, the stack is beyond them; if it does not fit there, it is as far
 * away as the window permits.
 */
export function offsetAboveActions(stack: number, actions: Span, window: number): number {
  const reaches = margin + stack + gap > actions.start && actions.end + gap > margin;
  if (!reaches) return 0;
  return Math.max(margin, Math.min(actions.end + gap, window - stack - gap));
}
