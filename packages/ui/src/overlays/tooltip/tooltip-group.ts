import { tooltipTiming } from './tooltip-timing.js';

/** The tooltip that is open now: one at a time is enough. */
let open: { close(reason: 'other-opened' | 'escape', event?: Event): void } | undefined;
/** Until when the next tooltip opens at once. */
let warmUntil = 0;

const key = (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return;
  // Before every other listener: the dialog below must not close with the same key.
  event.preventDefault();
  event.stopPropagation();
  open?.close('escape', event);
};

/** Tells that a tooltip opened, which closes the one before; answers how to tell that it closed. The page has one listener for all, and only while one is open. */
export function tooltipOpened(tooltip: NonNullable<typeof open>): () => void {
  const before = open;
  open = tooltip;
  if (before) before.close('other-opened');
  else window.addEventListener('keydown', key, true);
  return () => {
    if (open !== tooltip) return;
    open = undefined;
    window.removeEventListener('keydown', key, true);
  };
}

/** Whether a pointer comes from another tooltip. */
export const isWarm = (now: number) => open !== undefined || now < warmUntil;

/** A pointer left an open tooltip at this time. */
export function keepWarm(now: number) {
  warmUntil = now + tooltipTiming.warm;
}

/** Nothing is kept from what was closed otherwise: by Escape, or by a press. */
export function cool() {
  warmUntil = 0;
}
