import type { PointerEvent } from 'react';

/** Whether the text of an element is truncated. */
export const isTruncated = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;

/**
 * Pointer handler that shows the full text as a title when the element's text is truncated. Use it on an element inside
 * a control: the title of the control itself would repeat its name as a description.
 */
export const showWhole = ({ currentTarget: element }: PointerEvent<HTMLElement>): void => {
  element.title = isTruncated(element) ? (element.textContent ?? '') : '';
};
