const candidates = 'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [contenteditable="true"], [tabindex]';

/** What Tab reaches inside an element, in its order. Of radio buttons with one name the browser offers the checked one, else the first. */
export function tabStops(element: Element): HTMLElement[] {
  const found = [...element.querySelectorAll<HTMLElement>(candidates)].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert]'));
  return found.filter((stop) => !(stop instanceof HTMLInputElement) || stop.type !== 'radio' || stop === radioStop(stop, found));
}

function radioStop(radio: HTMLInputElement, among: readonly HTMLElement[]) {
  if (!radio.name) return radio;
  const group = among.filter((other): other is HTMLInputElement => other instanceof HTMLInputElement && other.type === 'radio' && other.name === radio.name && other.form === radio.form);
  return group.find(({ checked }) => checked) ?? group[0];
}

/** Where a key of Tab leaves the popup: `after` its last stop, `before` its first, or null where the browser finds the next stop inside. */
export function leavesAt(popup: Element, backwards: boolean): 'before' | 'after' | null {
  const stops = tabStops(popup);
  const { activeElement } = document;
  if (backwards) return activeElement === popup || activeElement === stops[0] || stops.length === 0 ? 'before' : null;
  const last = stops.at(-1);
  const atLast = !last || activeElement === last || (activeElement instanceof HTMLInputElement && last instanceof HTMLInputElement && activeElement.type === 'radio' && activeElement.name === last.name && last.type === 'radio');
  return atLast ? 'after' : null;
}
