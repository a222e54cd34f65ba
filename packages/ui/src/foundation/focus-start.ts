/** Brings the focus to where a page or a section begins, without moving the page. What is focusable for this moment only is no stop of the Tab key. */
export function focusStart(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
