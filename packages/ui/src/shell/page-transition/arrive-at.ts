/** Brings the focus to where a page begins, without moving the page. What is focusable for this moment only is no stop of the Tab key. */
function focusStart(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

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
