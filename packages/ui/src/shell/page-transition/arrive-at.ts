import { focusStart } from '../../foundation/focus-start.js';

/**
 * Tells that another page is here: the focus goes to its heading, which is read, and its title is announced where it says more than that.
 * @param target what takes the focus; nothing where the page focused something itself
 */
export function arriveAt(page: HTMLElement, target: HTMLElement | undefined): void {
  if (target) focusStart(target);
  // In the next frame the title is the new page's. What speaks is loaded when it is first needed: the first page is not announced.
  requestAnimationFrame(() => {
    const { title } = document;
    if (page.isConnected && title && title !== page.querySelector('h1')?.textContent)
      void import('../../foundation/announce.js').then(({ announce }) => announce(title, { root: page }));
  });
}
