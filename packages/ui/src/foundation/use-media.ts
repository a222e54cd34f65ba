'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { mediaOf } from './environment/media.js';

/**
 * Returns whether a media query matches; null on the server, until hydration, and where there are no media queries, as in
 * jsdom. Don't use it for visible content.
 */
export function useMedia(query: string): boolean | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = mediaOf(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => mediaOf(query)?.matches ?? null,
    () => null,
  );
}
