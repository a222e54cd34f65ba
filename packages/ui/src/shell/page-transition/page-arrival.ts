'use client';
import { focusedElement } from '../../foundation/focus/active-element.js';
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { arriveAt } from './arrive-at.js';
import { isShown } from '../../foundation/environment/is-shown.js';

/** Time in ms within which the page must show its heading. After this time the focus is not moved. */
const HEADING_TIMEOUT = 10_000;

const visibleHeading = () => [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => isShown(heading));

/**
 * Calls `done` with the page's heading once it is visible, or with undefined after a timeout or a key or pointer press.
 * Returns a function that cancels.
 */
function whenHeadingAppears(done: (heading: HTMLElement | undefined) => void): () => void {
  const controller = new AbortController();
  const end = (heading?: HTMLElement) => {
    controller.abort();
    done(heading);
  };
  const check = () => {
    const heading = visibleHeading();
    if (heading) end(heading);
  };
  const observer = new MutationObserver(check);
  const timeout = setTimeout(end, HEADING_TIMEOUT);
  const frame = requestAnimationFrame(check); // after the page's effects, when the title is updated
  controller.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timeout);
    cancelAnimationFrame(frame);
  });
  for (const own of ['keydown', 'pointerdown'])
    addEventListener(own, () => end(), { signal: controller.signal, capture: true });
  // React hides suspended content with a style attribute.
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  return () => controller.abort();
}

/**
 * Announces a navigation of a client-side router: moves the focus to the heading in `main` as soon as it is visible,
 * and announces the title. Does nothing on the first page. Does not move the focus if the page focused an element
 * itself or the user has interacted in the meantime.
 * @param page identifies the page, for example its path without the query. Use one value for all pages inside a
 * `PageTransition`, which announces them itself.
 */
export function usePageArrival(page: string): void {
  const known = useRef<string | null>(null);
  // Runs before the page's effects, to detect whether the page focused an element itself.
  const previousFocus = useRef<Element | null>(null);
  useInsertionEffect(() => {
    previousFocus.current = focusedElement();
  }, [page]);

  // Runs in the commit, not after it, so that the heading of the previous page is not used.
  useLayoutEffect(() => {
    if (known.current === page) return;
    const isFirst = known.current === null;
    return whenHeadingAppears((heading) => {
      known.current = page;
      const main = heading?.closest('main');
      if (isFirst || !main) return;
      const activeElement = focusedElement();
      const focusedItself =
        activeElement !== previousFocus.current && activeElement !== main && main.contains(activeElement);
      arriveAt(main, focusedItself ? undefined : heading);
    });
  }, [page]);
}
