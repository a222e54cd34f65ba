import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import type { Destination } from './history';
import { HistoryContext } from './portal-router';

/** Compatible with the return value of the data router's `useBlocker`. */
export interface Blocker {
  state: 'unblocked' | 'blocked';
  /** Performs the blocked navigation. */
  proceed: () => void;
  /** Cancels the blocked navigation. */
  reset: () => void;
}

/**
 * Blocks navigations for which `shouldBlock` returns true. The caller asks for confirmation, then proceeds or resets.
 * @param shouldBlock called before each navigation; memoize it with `useCallback`
 */
export function useBlocker(
  shouldBlock: (navigation: { currentLocation: Location; nextLocation: Destination }) => boolean,
): Blocker {
  const history = use(HistoryContext);
  const currentLocation = useLocation();
  const [blocked, setBlocked] = useState<(() => void) | null>(null);

  useEffect(
    () =>
      history?.block((nextLocation, perform) => {
        if (!shouldBlock({ currentLocation, nextLocation })) return false;
        setBlocked(() => perform);
        return true;
      }),
    [history, shouldBlock, currentLocation],
  );

  const reset = useCallback(() => setBlocked(null), []);
  const proceed = useCallback(() => {
    setBlocked(null);
    blocked?.();
  }, [blocked]);
  return useMemo(() => ({ state: blocked ? 'blocked' : 'unblocked', proceed, reset }), [blocked, proceed, reset]);
}
