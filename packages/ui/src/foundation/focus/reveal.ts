import { flushSync } from 'react-dom';
import { isShown } from '../environment/is-shown.js';
import { rootOf } from './active-element.js';

const openers = '[aria-controls]:is([aria-expanded="false"], [role="tab"][aria-selected="false"])';

/** Returns the button or tab that shows an element, while it is collapsed. Compares ids, which a selector must escape. */
const openerOf = (element: Element) =>
  [...rootOf(element).querySelectorAll<HTMLElement>(openers)].find((opener) =>
    opener.getAttribute('aria-controls')?.split(' ').includes(element.id),
  );

/** Opens an ancestor that may hide its content: `details`, a collapsed section, an accordion item or a tab panel. */
function open(ancestor: Element) {
  if (ancestor instanceof HTMLDetailsElement) ancestor.open = true;
  const hidesContent = getComputedStyle(ancestor).contentVisibility === 'hidden';
  if (!hidesContent && isShown(ancestor, { visibilityProperty: true })) return;
  const opener = ancestor.id ? openerOf(ancestor) : undefined;
  if (opener) flushSync(() => opener.click());
  else if (ancestor.getAttribute('hidden') === 'until-found')
    flushSync(() => ancestor.dispatchEvent(new Event('beforematch', { bubbles: true })));
}

/** Opens everything around an element that hides it, from the outside in. Returns whether the element is visible. */
export function reveal(element: HTMLElement): boolean {
  const ancestors: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) ancestors.unshift(at);
  if (!isShown(element, { visibilityProperty: true })) for (const ancestor of ancestors) open(ancestor);
  return isShown(element, { visibilityProperty: true });
}
