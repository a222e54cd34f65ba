import { holdsFocus } from './active-element.js';
import { focusAfterRemoval } from './focus-after-removal.js';

const overlay = 'dialog, [role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Returns a ref callback for a part of the page that may be removed while it has the focus. The focus then returns to
 * the element that had it before it moved into the part, or, if that element was removed, to the nearest control.
 * @param beside selects an element next to the part that is removed with it and does not count as outside
 */
export function createFocusReturn(beside?: string): (element: HTMLElement | null) => void {
  let root: HTMLElement | null = null;
  let before: HTMLElement | null = null;
  let focusPlace: (() => void) | null = null;
  let area: HTMLElement | null | undefined = null;
  const isInside = (element: Element) => root?.contains(element) || (beside !== undefined && element.matches(beside));
  /** Whether the element is in an overlay that was opened from the part, such as a menu of further actions. */
  const isAbove = (element: Element) => {
    const above = element.closest(overlay);
    return above !== null && !above.contains(root);
  };
  const record = ({ target, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLElement) || isInside(relatedTarget) || !isInside(target as Element)) return;
    if (before && isAbove(relatedTarget)) return;
    before = relatedTarget;
    focusPlace = focusAfterRemoval(before);
  };
  return (element) => {
    area?.removeEventListener('focusin', record);
    // React calls ref callbacks before it removes the element, while it still has the focus.
    if (!element && root && holdsFocus(root)) {
      if (before?.isConnected) before.focus({ preventScroll: true });
      else focusPlace?.();
    }
    root = element;
    area = beside === undefined ? root : root?.parentElement;
    area?.addEventListener('focusin', record);
  };
}
