'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';

export interface PageScrollOptions {
  /** What names the page, as its path: without the query, whose change moves nothing. */
  page: string;
  /** What names the entry of the history, as the router's key; the position is kept under it. */
  entry?: string | undefined;
  /** Whether the entry was reached by going back or forward. */
  back?: boolean | undefined;
}

/** How long a page that is going back may take to become as long as it was, in ms. */
const GROWING = 2000;
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to a position as soon as the page is long enough for it, unless the reader scrolls first. Answers how to give up. */
function restore(top: number): () => void {
  const quiet = new AbortController();
  const reach = () => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 1) quiet.abort();
  };
  const grown = new ResizeObserver(reach);
  const clock = setTimeout(() => quiet.abort(), GROWING);
  quiet.signal.addEventListener('abort', () => {
    grown.disconnect();
    clearTimeout(clock);
  });
  for (const own of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(own, () => quiet.abort(), { signal: quiet.signal, passive: true });
  grown.observe(document.body); // tells once at the start, then at each change
  reach();
  return () => quiet.abort();
}

/**
 * Follows a router with the scroll position of the window: smoothly to the top when the page changes, at once where reduced motion is asked; not at all
 * when only the query does; back to where it was when going back. Source: specification, section 2.
 */
export function usePageScroll({ page, entry = page, back = false }: PageScrollOptions): void {
  const before = useRef({ page, entry });
  const kept = useRef(new Map<string, number>());

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    }; // a reload is the browser's business
    addEventListener('pagehide', giveBack);
    return () => {
      removeEventListener('pagehide', giveBack);
      giveBack();
    };
  }, []);

  useEffect(() => {
    const positions = kept.current;
    const keep = () => {
      positions.set(entry, scrollY);
    };
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [entry]);

  useLayoutEffect(() => {
    const { page: from, entry: left } = before.current;
    if (from === page && left === entry) return;
    before.current = { page, entry };
    if (back) return restore(kept.current.get(entry) ?? 0);
    if (from !== page) scrollTo({ top: 0, behavior: calm() ? 'instant' : 'smooth' });
  }, [page, entry, back]);
}
