'use client';
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { arriveAt } from './arrive-at.js';

/** How long a page may take to show its heading, in ms; a reader who waited longer is elsewhere. */
const PATIENCE = 10_000;

const seenHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.checkVisibility());

/** Answers the page's heading once it is there, or undefined where the reader went on by key or press, or nothing came. Answers how to give up. */
function whenHeaded(tell: (heading: HTMLElement | undefined) => void): () => void {
  const quiet = new AbortController();
  const end = (heading?: HTMLElement) => {
    quiet.abort();
    tell(heading);
  };
  const look = () => {
    const heading = seenHeading();
    if (heading) end(heading);
  };
  const drawn = new MutationObserver(look);
  const clock = setTimeout(end, PATIENCE);
  const frame = requestAnimationFrame(look); // the page has done what it does when it comes, and the title is its own
  quiet.signal.addEventListener('abort', () => {
    drawn.disconnect();
    clearTimeout(clock);
    cancelAnimationFrame(frame);
  });
  for (const own of ['keydown', 'pointerdown'])
    addEventListener(own, () => end(), { signal: quiet.signal, capture: true });
  drawn.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] }); // what waits is hidden by its style
  return () => quiet.abort();
}

/**
 * Brings the reader along when a router shows another page: the focus goes to the heading in `main` as soon as it is there, and the title is announced.
 * Nothing happens at the first page that is seen, where the page took the focus itself, or where the reader went on meanwhile.
 * @param page what names the page, as its path: without the query, whose change brings nobody anywhere. Pages under one name, as those within a
 * `PageTransition`, are left to what is around them.
 */
export function usePageArrival(page: string): void {
  const known = useRef<string | null>(null);
  // Before the page's own effects: what has the focus after them was left behind, or the page focused it.
  const left = useRef<Element | null>(null);
  useInsertionEffect(() => {
    left.current = document.activeElement;
  }, [page]);

  // With the commit, not after it: the heading of this page must not be taken for that of the page before.
  useLayoutEffect(() => {
    if (known.current === page) return;
    const isFirst = known.current === null;
    return whenHeaded((heading) => {
      known.current = page;
      const main = heading?.closest('main');
      if (isFirst || !main) return;
      const { activeElement } = document;
      const focusedItself = activeElement !== left.current && activeElement !== main && main.contains(activeElement);
      arriveAt(main, focusedItself ? undefined : heading);
    });
  }, [page]);
}
