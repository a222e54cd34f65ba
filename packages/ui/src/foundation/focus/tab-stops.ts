import { isShown } from '../environment/is-shown.js';
const selector =
  'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex]';

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

/** Returns the elements of open shadow roots too, in the order in which they are laid out (the flat tree). */
function flatTree(root: Element): HTMLElement[] {
  const assigned = root instanceof HTMLSlotElement ? root.assignedElements() : [];
  // A host that is not a tab stop excludes its shadow root from the tab order.
  const shadow = root.getAttribute('tabindex')?.startsWith('-') ? null : root.shadowRoot;
  const children = assigned.length > 0 ? assigned : [...(shadow ?? root).children];
  return children.flatMap((child) => [child as HTMLElement, ...flatTree(child)]);
}

function candidatesIn(root: Element): HTMLElement[] {
  const hasShadow = root.shadowRoot ?? [...root.querySelectorAll('*')].some((element) => element.shadowRoot);
  return hasShadow
    ? flatTree(root).filter((element) => element.matches(selector))
    : [...root.querySelectorAll<HTMLElement>(selector)];
}

/** Elements with a positive `tabindex` come first, like in browsers. */
const orderOf = ({ tabIndex }: HTMLElement) => (tabIndex > 0 ? tabIndex : Infinity);

/**
 * Returns the tab stops inside an element, in tab order, with those in open shadow roots. Set `visibleOnly` to false to
 * include hidden elements, for example before a dialog is open.
 */
export function tabStops(root: Element, visibleOnly = true): HTMLElement[] {
  const all = candidatesIn(root).filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      (!visibleOnly || isShown(element, { visibilityProperty: true })),
  );
  const stops = all.filter((element) => isStop(element, all));
  return stops.some(({ tabIndex }) => tabIndex > 0) ? stops.toSorted((a, b) => orderOf(a) - orderOf(b) || 0) : stops;
}
