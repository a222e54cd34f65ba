const selector =
  'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex]';

const isVisible = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
const isRadio = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';

/** In a radio group only the checked button is a tab stop, or the first one if none is checked. */
function isStop(element: HTMLElement, candidates: readonly HTMLElement[]): boolean {
  if (!isRadio(element)) return true;
  const group = candidates.filter(
    (other) => isRadio(other) && other.name === element.name && other.form === element.form,
  );
  return element === (group.find((other) => isRadio(other) && other.checked) ?? group[0]);
}

/**
 * Returns the tab stops inside an element, in document order. Set `visibleOnly` to false to include hidden elements,
 * for example before a dialog is open.
 */
export function tabStops(root: Element, visibleOnly = true): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      (!visibleOnly || isVisible(element)),
  );
  return all.filter((element) => isStop(element, all));
}
