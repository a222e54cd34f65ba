/** Returns whether a click follows a link in this tab, so that the current page is replaced. */
export const leavesPage = (event: MouseEvent): boolean =>
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  event.target instanceof Element &&
  event.target.closest('a[href]:not([target="_blank"])') !== null;
