import { useUnit } from 'effector-react';
import { notify } from '../../../platform/toasts/model';
import { $sessionNumber, userReceived } from '../../../platform/session/model';
import { readUser } from '../../../platform/session/user';

/** Returns a function that takes the user of a response into the session and reports what was saved. */
export function useSaveUser() {
  const [session, received, show] = useUnit([$sessionNumber, userReceived, notify]);
  return (response: { user: unknown }, message: string) => {
    const user = readUser(response.user);
    show({ message, tone: 'success' });
    if (user) received({ user, session });
  };
}
