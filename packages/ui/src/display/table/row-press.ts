import type { MouseEvent } from 'react';

/** Elements that handle a click themselves. */
const interactive =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="menuitem"], [tabindex]';

/**
 * Whether a click on a row is a press of the row itself: not of a link, button or checkbox in it, not in an overlay that
 * a component of the row opened, and not the end of a text selection.
 */
export function isRowPress({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLElement>): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false;
  const closest = target.closest(interactive);
  if (closest && currentTarget.contains(closest)) return false;
  return target.ownerDocument.getSelection()?.type !== 'Range';
}
