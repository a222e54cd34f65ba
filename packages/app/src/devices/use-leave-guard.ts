import { useCallback, useEffect, type RefObject } from 'react';
import { useBlocker, type Blocker } from '../navigation/use-blocker';
import { $session } from '../session/model';

/**
 * Asks before a page with unsaved changes is left. An ended session is never held up: what was typed waits as a draft.
 * @param isSaved set as soon as everything is saved, before the page leads on
 */
export function useLeaveGuard(hasChanges: boolean, isSaved: RefObject<boolean>): Blocker {
  const blocker = useBlocker(
    useCallback(
      // The session is read as it is now: its end leads away before this page is drawn again.
      ({ currentLocation, nextLocation }) =>
        hasChanges &&
        !isSaved.current &&
        $session.getState().isLoggedIn &&
        currentLocation.pathname !== nextLocation.pathname,
      [hasChanges, isSaved],
    ),
  );
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges, isSaved]);
  return blocker;
}
