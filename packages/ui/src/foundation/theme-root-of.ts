/**
 * Where what floats from an element mounts: the nearest theme root, so that an island keeps its theme, or the nearest open modal dialog, since everything
 * outside of that is inert and lies beneath it.
 */
export function themeRootOf(element: Element | null): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const root = element?.closest<HTMLElement>('dialog:modal, [data-preset]');
  return root && root !== document.documentElement ? root : document.body;
}

/**
 * The place where everything floats on a page that has one theme and no open modal dialog: then it need not be asked from where. Null on any other page.
 * To be asked while no part of the page is still to be mounted.
 */
export const onlyThemeRoot = (): HTMLElement | null =>
  document.body.querySelector('[data-preset], dialog:modal') ? null : document.body;

/** Whether text runs right to left where the element stands. */
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
