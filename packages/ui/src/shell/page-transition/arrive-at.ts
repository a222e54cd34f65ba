import { focusStart } from '../../foundation/focus-start.js';

/**
 * Tells that another page is here: the focus goes to its heading, which is read, and its title is announced where it says more than that.
 * What a page focused itself keeps the focus.
 */
export function arriveAt(page: HTMLElement): void {
  const heading = page.querySelector<HTMLElement>('h1');
  if (!page.contains(document.activeElement)) focusStart(heading ?? page);
  // In the next frame the title is the new page's. What speaks is loaded when it is first needed: the first page is not announced.
  requestAnimationFrame(() => {
    const { title } = document;
    if (page.isConnected && title && title !== heading?.textContent) void import('../../foundation/announce.js').then(({ announce }) => announce(title, { root: page }));
  });
}
