import { useCallback, useEffect, type RefObject } from 'react';
import { useBlocker, type Blocker } from '../navigation/use-blocker';

/**
 * Asks for confirmation before the user leaves a page with unsaved changes. The end of the session removes the block: the
 * input is stored as a draft.
 * @param isSaved set to true when everything is saved, before the page navigates
 */
export function useLeaveGuard(hasChanges: boolean, isSaved: RefObject<boolean>): Blocker {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        hasChanges && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
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
