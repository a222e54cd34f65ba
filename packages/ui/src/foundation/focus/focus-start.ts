/**
 * Moves focus to the start of a page or section without scrolling. An element that is not focusable gets a `tabindex`
 * of -1 until it loses focus, so that it does not become a tab stop.
 */
export function focusStart(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
