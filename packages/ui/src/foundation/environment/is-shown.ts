const isDisplayed = (element: Element | null): boolean =>
  element === null || (getComputedStyle(element).display !== 'none' && isDisplayed(element.parentElement));

/**
 * Returns whether an element is displayed; with `visibilityProperty`, whether it is visible too. jsdom, and Safari before
 * 17.4, have no `checkVisibility`.
 */
export const isShown = (element: Element, options: { visibilityProperty?: boolean } = {}): boolean =>
  element.checkVisibility?.(options) ??
  (element.isConnected &&
    isDisplayed(element) &&
    !(options.visibilityProperty && getComputedStyle(element).visibility === 'hidden'));
