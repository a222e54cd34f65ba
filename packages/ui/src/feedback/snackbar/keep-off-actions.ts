import { offsetAboveActions } from './offset-above-actions.js';

/** Returns the actions of a dialog: its `actions`, otherwise the submit button of its form with those next to it. */
function actionsOf(surface: Element): Element | null {
  const actions = surface.querySelector(':scope > [data-slot="actions"]');
  if (actions) return actions;
  const submit = [...surface.querySelectorAll('[type="submit"]')].at(-1);
  const row = submit?.parentElement;
  return (row?.querySelector('input, select, textarea') ? submit : row) ?? null;
}

/** Returns the offset of a stack that would cover the actions of a dialog, from its edge of the window. */
function offsetOf(stack: HTMLElement, region: Element, surface: Element): number {
  const actions = actionsOf(surface);
  if (!actions) return 0;
  const toasts = region.getBoundingClientRect();
  const box = actions.getBoundingClientRect();
  if (toasts.right <= box.left || toasts.left >= box.right) return 0;
  // Actions below the visible part of a form are at the lower edge of the surface when users scroll to them.
  const bottom = Math.min(box.bottom, surface.getBoundingClientRect().bottom);
  const top = bottom - box.height;
  const span =
    stack.dataset['vertical'] === 'top'
      ? { start: top, end: bottom }
      : { start: innerHeight - bottom, end: innerHeight - top };
  return offsetAboveActions(toasts.height, span, innerHeight);
}

/**
 * Places the stack beyond the actions of a modal dialog, so that a persistent toast doesn't cover them. Measures again
 * when the window, the dialog or the stack is resized, and when the dialog is scrolled. Returns a function that stops
 * this.
 */
export function keepOffActions(region: HTMLElement, modal: Element): () => void {
  const stack = region.parentElement;
  if (!stack) return () => undefined;
  const surface = modal.querySelector('[data-slot="surface"]') ?? modal;
  const measure = () => stack.style.setProperty('--above-actions', `${offsetOf(stack, region, surface)}px`);
  measure();
  const observer = new ResizeObserver(measure);
  for (const element of [surface, region, ...surface.querySelectorAll('form')]) observer.observe(element);
  window.addEventListener('resize', measure);
  surface.addEventListener('scroll', measure, true);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
    surface.removeEventListener('scroll', measure, true);
  };
}
