import { useMemo, useRef, useState } from 'react';
import { useLeaveGuard } from '../../../platform/forms/use-leave-guard';
import type { Blocker } from '../../../platform/navigation/use-blocker';

/** What `useCloseGuard` returns. */
export interface CloseGuard {
  /** Closes the form, or asks first if entries would be lost. */
  close: () => void;
  /** The close or the navigation that waits for the confirmation of the user. */
  blocker: Blocker;
}

/** Asks for confirmation before the user closes a panel or a dialog, or leaves its page, while entries are not saved. */
export function useCloseGuard(hasEntered: boolean, onClose: () => void): CloseGuard {
  const [isAsking, setAsking] = useState(false);
  const leaving = useLeaveGuard(hasEntered, useRef(false));
  const blocker = useMemo<Blocker>(
    () => (isAsking ? { state: 'blocked', proceed: onClose, reset: () => setAsking(false) } : leaving),
    [isAsking, leaving, onClose],
  );
  return { close: () => (hasEntered ? setAsking(true) : onClose()), blocker };
}
