/**
 * Returns a ref callback for a part of the page that may be removed while it has the focus. The focus then returns to
 * the element that had it before it moved into the part.
 * @param beside selects an element next to the part that is removed with it and does not count as outside
 */
export function createFocusReturn(beside?: string): (element: HTMLElement | null) => void {
  let root: HTMLElement | null = null;
  let before: HTMLElement | null = null;
  let area: HTMLElement | null | undefined = null;
  const isInside = (element: Element) => root?.contains(element) || (beside !== undefined && element.matches(beside));
  const record = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget) && isInside(target as Element))
      before = relatedTarget;
  };
  return (element) => {
    area?.removeEventListener('focusin', record);
    // React calls ref callbacks before it removes the element, while it still has the focus.
    if (!element && root?.contains(document.activeElement) && before?.isConnected)
      before.focus({ preventScroll: true });
    root = element;
    area = beside === undefined ? root : root?.parentElement;
    area?.addEventListener('focusin', record);
  };
}
