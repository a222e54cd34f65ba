/**
 * Returns the node into which an overlay opened from `element` is rendered: the nearest theme root, so that the overlay
 * has its theme, or the nearest open modal dialog, because everything outside it is inert and stacked below it.
 * Otherwise the shadow root of the element, which has its own style sheets, or the body.
 */
export function themeRootOf(element: Element | null): HTMLElement | ShadowRoot | null {
  if (typeof document === 'undefined') return null;
  const root = element?.closest<HTMLElement>('dialog:modal, [data-preset]');
  if (root && root !== document.documentElement) return root;
  const tree = element?.getRootNode();
  return tree instanceof ShadowRoot ? tree : document.body;
}

/**
 * Returns the body if all overlays are rendered there, because the page has a single theme and no open modal dialog.
 * Otherwise, or if the caller may be in a shadow root, returns null. Call it only when the page is completely mounted.
 */
export const onlyThemeRoot = (): HTMLElement | null =>
  !document.documentElement.matches('[data-preset]') ||
  document.activeElement?.shadowRoot ||
  document.body.querySelector('[data-preset], dialog:modal')
    ? null
    : document.body;

/** Returns whether the text direction of an element is right to left. */
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
