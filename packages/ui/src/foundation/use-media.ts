'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches; null on the server and until hydration. Don't use it for visible content. */
export function useMedia(query: string): boolean | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(query).matches,
    () => null,
  );
}
