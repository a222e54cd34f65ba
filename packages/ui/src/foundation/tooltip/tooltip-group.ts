import { isComposing } from '../keys/is-composing.js';
import { tooltipTiming } from './tooltip-timing.js';

/** The open tooltip. Only one tooltip is open at a time. */
let open: { close(reason: 'other-opened' | 'escape', event?: Event): void } | undefined;
/** The time until which the next tooltip opens without delay. */
let warmUntil = 0;

const handleKey = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || isComposing(event)) return;
  // In the capture phase, before all other listeners: a dialog below must not close on the same key.
  event.preventDefault();
  event.stopPropagation();
  open?.close('escape', event);
};

/**
 * Registers an open tooltip, closes the previous one, and returns a function that unregisters it. The page has a single
 * listener for all tooltips, and only while one is open.
 */
export function registerOpenTooltip(tooltip: NonNullable<typeof open>): () => void {
  const previous = open;
  open = tooltip;
  if (previous) previous.close('other-opened');
  else window.addEventListener('keydown', handleKey, true);
  return () => {
    if (open !== tooltip) return;
    open = undefined;
    window.removeEventListener('keydown', handleKey, true);
  };
}

/**
 * Returns whether the next tooltip opens without delay: while a tooltip is open, or shortly after the pointer left one.
 */
export const isWarm = (now: number) => open !== undefined || now < warmUntil;

/** Records that a pointer left an open tooltip at this time. */
export function keepWarm(now: number) {
  warmUntil = now + tooltipTiming.warm;
}

/** Restores the delay of the next tooltip, after a tooltip was closed by Escape or a press. */
export function resetWarm() {
  warmUntil = 0;
}
