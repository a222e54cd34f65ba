/** Sends the events of a pressed pointer to the element until it is released. Does nothing where it cannot, as in jsdom. */
export const capturePointer = (element: Element, pointerId: number): void => element.setPointerCapture?.(pointerId);
