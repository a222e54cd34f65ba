'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { useAnnounce } from '../../feedback/announcer/index.js';

/** Time in ms without a change before the number of results is announced, so that it is not read after each letter. */
export const announceDelay = 700;

/** Announces a text when it changes and then stays the same for `announceDelay`. Not on the initial page. */
export function useAnnouncedCount(text: string | undefined, root: RefObject<Element | null>) {
  const announce = useAnnounce(root);
  const last = useRef(text);
  useEffect(() => {
    if (text === undefined || text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      announce(text);
    }, announceDelay);
    return () => clearTimeout(timer);
  }, [text, announce]);
}
