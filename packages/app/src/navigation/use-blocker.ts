import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import type { Way } from './history';
import { HistoryContext } from './portal-router';

/** As the data router's `useBlocker` answers. */
export interface Blocker {
  state: 'unblocked' | 'blocked';
  /** Takes the way that is held. */
  proceed: () => void;
  /** Stays. */
  reset: () => void;
}

/**
 * Holds the way to another page while `shouldBlock` says so; the page asks the person and lets it go on or stays.
 * @param shouldBlock asked when someone wants to leave; keep it stable by `useCallback`
 */
export function useBlocker(shouldBlock: (way: { currentLocation: Location; nextLocation: Way }) => boolean): Blocker {
  const history = use(HistoryContext);
  const currentLocation = useLocation();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);

  useEffect(
    () =>
      history?.hold((nextLocation, go) => {
        if (!shouldBlock({ currentLocation, nextLocation })) return false;
        setGoOn(() => go);
        return true;
      }),
    [history, shouldBlock, currentLocation],
  );

  const reset = useCallback(() => setGoOn(null), []);
  const proceed = useCallback(() => {
    setGoOn(null);
    goOn?.();
  }, [goOn]);
  return useMemo(() => ({ state: goOn ? 'blocked' : 'unblocked', proceed, reset }), [goOn, proceed, reset]);
}
