const none: ResizeObserver = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };

/** Returns a ResizeObserver. Where there is none, as in jsdom, it reports nothing: no element has a size there. */
export const sizeObserver = (callback: ResizeObserverCallback): ResizeObserver =>
  typeof ResizeObserver === 'undefined' ? none : new ResizeObserver(callback);
