import { focusStart } from '../../foundation/focus/focus-start.js';

/**
 * Announces a new page: moves the focus to its heading, and announces the document title if it differs from the
 * heading.
 * @param target element to focus; undefined if the page focused an element itself
 */
export function arriveAt(page: HTMLElement, target: HTMLElement | undefined): void {
  if (target) focusStart(target);
  // The title is updated in the next frame. The announcer is loaded on first use, because the first page is not
  // announced.
  requestAnimationFrame(() => {
    const { title } = document;
    if (page.isConnected && title && title !== page.querySelector('h1')?.textContent)
      void import('../../foundation/announce.js').then(({ announce }) =>
        announce(title, { root: page, source: document }),
      );
  });
}
