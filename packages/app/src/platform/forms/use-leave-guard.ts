import { useCallback, useEffect, type RefObject } from 'react';
import { useBlocker, type Blocker } from '../navigation/use-blocker';
import { $session } from '../session/model';

/**
 * Asks for confirmation before the user leaves a page with unsaved changes. Does not block when the session has ended:
 * the input is stored as a draft.
 * @param isSaved set to true when everything is saved, before the page navigates
 */
export function useLeaveGuard(hasChanges: boolean, isSaved: RefObject<boolean>): Blocker {
  const blocker = useBlocker(
    useCallback(
      // Reads the current state: the end of the session navigates before this page renders again.
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
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (!isSaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [hasChanges, isSaved]);
  return blocker;
}
