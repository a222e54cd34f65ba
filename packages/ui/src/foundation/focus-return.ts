/**
 * Returns a ref callback for a part of the page that may be removed while it has the focus. The focus then returns to
 * the element that had it before it moved into the part.
 */
export function createFocusReturn(): (element: HTMLElement | null) => void {
  let root: HTMLElement | null = null;
  let before: HTMLElement | null = null;
  const record = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !root?.contains(relatedTarget)) before = relatedTarget;
  };
  return (element) => {
    root?.removeEventListener('focusin', record);
    // React calls ref callbacks before it removes the element, while it still has the focus.
    if (!element && root?.contains(document.activeElement) && before?.isConnected)
      before.focus({ preventScroll: true });
    root = element;
    root?.addEventListener('focusin', record);
  };
}
