'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { sizeObserver } from '../../foundation/environment/size-observer.js';
import { prefersReducedMotion } from '../../foundation/motion.js';

export interface PageScrollOptions {
  /** Identifies the page, for example its path without the query. A change of the query does not scroll. */
  page: string;
  /** Identifies the history entry, for example by the router's key. The scroll position is stored for each entry. */
  entry?: string | undefined;
  /** Whether the entry was reached by going back or forward. */
  back?: boolean | undefined;
}

/** Time in ms within which a page must reach its previous height when going back. */
const GROWTH_TIMEOUT = 2000;

/**
 * Scrolls to a position as soon as the page is long enough, unless the user scrolls first. Returns a function that
 * cancels.
 */
function restore(top: number): () => void {
  const controller = new AbortController();
  const scrollToTarget = () => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 1) controller.abort();
  };
  const observer = sizeObserver(scrollToTarget);
  const timeout = setTimeout(() => controller.abort(), GROWTH_TIMEOUT);
  controller.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timeout);
  });
  for (const own of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(own, () => controller.abort(), { signal: controller.signal, passive: true });
  observer.observe(document.body); // reports once at the start and on each change
  scrollToTarget();
  return () => controller.abort();
}

/**
 * Manages the window's scroll position for a client-side router. Scrolls to the top when the page changes: smoothly, or
 * instantly with reduced motion. Does not scroll when only the query changes. Restores the position when going back.
 * Source: specification, section 2.
 */
export function usePageScroll({ page, entry = page, back = false }: PageScrollOptions): void {
  const before = useRef({ page, entry });
  const savedPositions = useRef(new Map<string, number>());

  useEffect(() => {
    // The browser restores the position after a reload. The page may also come back as it was.
    const decide = ({ type }: { type: string }) => {
      history.scrollRestoration = type === 'pageshow' ? 'manual' : 'auto';
    };
    decide({ type: 'pageshow' });
    for (const type of ['pagehide', 'pageshow']) addEventListener(type, decide);
    return () => {
      for (const type of ['pagehide', 'pageshow']) removeEventListener(type, decide);
      decide({ type: 'pagehide' });
    };
  }, []);

  // In the commit of the next entry, because a shorter page moves the position before other effects run.
  useLayoutEffect(() => {
    const positions = savedPositions.current;
    const save = () => {
      positions.set(entry, scrollY);
    };
    addEventListener('scroll', save, { passive: true });
    return () => removeEventListener('scroll', save);
  }, [entry]);

  useLayoutEffect(() => {
    const { page: previousPage, entry: previousEntry } = before.current;
    if (previousPage === page && previousEntry === entry) return;
    before.current = { page, entry };
    if (back) return restore(savedPositions.current.get(entry) ?? 0);
    if (previousPage !== page) scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // A changed query is another entry at the same position, which may not be scrolled before the user leaves it.
    else savedPositions.current.set(entry, scrollY);
  }, [page, entry, back]);
}
