/** Whether a press follows a link that replaces this page, rather than one that opens elsewhere. */
export const leavesPage = (event: MouseEvent): boolean =>
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  event.target instanceof Element &&
  event.target.closest('a[href]:not([target="_blank"])') !== null;
