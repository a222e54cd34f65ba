import { gap, margin, offsetAboveActions } from './offset-above-actions.js';
import { sizeObserver } from '../../foundation/environment/size-observer.js';

/** Returns the actions of a dialog: its `actions`, otherwise the submit button of its form with those next to it. */
function actionsOf(surface: Element): Element | null {
  const actions = surface.querySelector(':scope > [data-slot="actions"]');
  if (actions) return actions;
  const submit = [...surface.querySelectorAll('[type="submit"]')].at(-1);
  const row = submit?.parentElement;
  return (row?.querySelector('input, select, textarea') ? submit : row) ?? null;
}

/**
 * Returns the offset of a stack that would cover these actions, from its edge of the window.
 * @param lowest the lower edge of the surface that contains the actions
 */
function offsetOf(stack: HTMLElement, region: Element, actions: Element, lowest: number): number {
  const toasts = region.getBoundingClientRect();
  const box = actions.getBoundingClientRect();
  if (toasts.right <= box.left || toasts.left >= box.right) return 0;
  // Actions below the visible part of a form are at the lower edge of the surface when users scroll to them.
  const bottom = Math.min(box.bottom, lowest);
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
  const measure = () => {
    const actions = actionsOf(surface);
    const offset = actions ? offsetOf(stack, region, actions, surface.getBoundingClientRect().bottom) : 0;
    stack.style.setProperty('--above-actions', `${offset}px`);
  };
  measure();
  const observer = sizeObserver(measure);
  for (const element of [surface, region, ...surface.querySelectorAll('form')]) observer.observe(element);
  window.addEventListener('resize', measure);
  surface.addEventListener('scroll', measure, true);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
    surface.removeEventListener('scroll', measure, true);
  };
}

const bars = '[data-part="bulk-action-bar"]';
const rowActions = 'td[data-slot="row-actions"], [data-keep-clear]';

/**
 * Returns the distance from the inline end of the window at which the stack does not cover actions at the end of rows,
 * in px, or 0 if there are none. It is the same for all rows, so that the stack does not move while the page scrolls.
 */
function insetBesideRows(stack: HTMLElement, region: Element): number {
  const isRtl = getComputedStyle(stack).direction === 'rtl';
  const toasts = region.getBoundingClientRect();
  const shift = Number.parseFloat(stack.style.getPropertyValue('--beside-actions')) || 0;
  // Positions from the inline end of the window; those of the stack without the present distance.
  const reach = (isRtl ? toasts.right : innerWidth - toasts.left) - shift;
  let inset = 0;
  for (const actions of document.querySelectorAll(rowActions)) {
    const box = actions.getBoundingClientRect();
    const isInWindow = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
    const start = isRtl ? box.left : innerWidth - box.right;
    const end = isRtl ? box.right : innerWidth - box.left;
    if (isInWindow && start < reach && end < innerWidth / 2) inset = Math.max(inset, end + gap - margin);
  }
  return inset;
}

/**
 * Places the stack above the bar for selected rows, and beside the actions at the end of rows. Measures again when the
 * page changes, is resized or scrolled. Returns a function that stops this.
 */
export function keepOffRows(region: HTMLElement): () => void {
  const stack = region.parentElement;
  if (!stack) return () => undefined;
  let frame = 0;
  const measure = () => {
    frame = 0;
    stack.style.setProperty('--beside-actions', `${insetBesideRows(stack, region)}px`);
    const bar = document.querySelector(bars);
    stack.style.setProperty('--above-actions', `${bar ? offsetOf(stack, region, bar, Infinity) : 0}px`);
  };
  const measureSoon = () => {
    frame ||= requestAnimationFrame(measure);
  };
  measure();
  const resizes = sizeObserver(measureSoon);
  resizes.observe(region);
  const changes = new MutationObserver(measureSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', measureSoon);
  window.addEventListener('scroll', measureSoon, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    resizes.disconnect();
    changes.disconnect();
    window.removeEventListener('resize', measureSoon);
    window.removeEventListener('scroll', measureSoon, { capture: true });
    stack.style.removeProperty('--beside-actions');
    stack.style.removeProperty('--above-actions');
  };
}
