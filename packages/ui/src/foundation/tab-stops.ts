const candidates =
  'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex]';

const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
const isRadio = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';

/** Of radio buttons with one name the browser stops at the chosen one, else at the first. */
function isStop(element: HTMLElement, among: readonly HTMLElement[]): boolean {
  if (!isRadio(element)) return true;
  const group = among.filter((other) => isRadio(other) && other.name === element.name && other.form === element.form);
  return element === (group.find((other) => isRadio(other) && other.checked) ?? group[0]);
}

/** What Tab stops at inside of an element, in order. Without `seen` what does not show counts too: before a dialog is open nothing in it shows. */
export function tabStops(root: Element, seen = true): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      (!seen || isSeen(element)),
  );
  return all.filter((element) => isStop(element, all));
}
