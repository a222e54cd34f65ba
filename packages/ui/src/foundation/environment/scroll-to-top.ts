/** Scrolls the content of an element to a position in px. Not with `scrollTo`, which jsdom does not have. */
export function scrollToTop(element: Element, top: number): void {
  element.scrollTop = top;
}
