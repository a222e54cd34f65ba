import type { PointerEvent } from 'react';

/** Pointer handler that shows the full text as a title when the element's text is truncated. */
export const showWhole = (event: PointerEvent<HTMLElement>) => {
  const element = event.currentTarget;
  const truncated = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
  element.title = truncated ? (element.textContent ?? '') : '';
};
