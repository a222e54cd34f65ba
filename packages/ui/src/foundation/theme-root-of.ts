/** The nearest theme root of an element; what floats mounts there, so that an island keeps its theme. */
export function themeRootOf(element: Element | null): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const root = element?.closest<HTMLElement>('[data-preset]');
  return root && root !== document.documentElement ? root : document.body;
}

/** Whether text runs right to left where the element stands. */
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
