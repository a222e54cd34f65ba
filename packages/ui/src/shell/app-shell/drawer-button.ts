import { rootOf } from '../../foundation/focus/active-element.js';

/** Returns the button that opens the panel of the drawer. Compares ids, because one may need escaping in a selector. */
export const drawerButton = (panel: Element | null): HTMLElement | undefined =>
  [...(panel ? rootOf(panel) : document).querySelectorAll<HTMLElement>('[aria-controls]')].find(
    (button) => button.getAttribute('aria-controls') === panel?.id,
  );
