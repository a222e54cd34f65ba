import { createEffect, createEvent, sample } from 'effector';
import { fetchUser } from './current-user';
import { $session, $user, sessionEnded } from './model';
import { sessionWanted } from './start';
import { holdToken, tokenKey } from './token';
import { isSamePerson, type User } from './user';

/** Another tab changed the stored token. */
export interface TokenChange {
  from: string | null;
  to: string | null;
}
export const tokenChangedElsewhere = createEvent<TokenChange>();

/** Tells of token changes in other tabs; a storage that was cleared as a whole counts, too. */
export function watchOtherTabs(target: Pick<Window, 'addEventListener'> = window): void {
  target.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === tokenKey) tokenChangedElsewhere({ from: oldValue, to: newValue });
    if (key === null) tokenChangedElsewhere({ from: null, to: null });
  });
}

/** Whether the new token belongs to the person who works here; until that is known, requests keep the old one. */
export const compareFx = createEffect(async ({ user, from, to }: { user: User; from: string | null; to: string }) => {
  holdToken(from);
  const same = isSamePerson(user, await fetchUser(to));
  if (same) holdToken(null);
  return same;
});

/** Starts this tab anew, as the other person's. */
export const reloadFx = createEffect(() => globalThis.location.reload());

sample({
  clock: tokenChangedElsewhere,
  source: $session,
  filter: ({ isLoggedIn }, { to }) => isLoggedIn && to === null,
  fn: () => 'elsewhere' as const,
  target: sessionEnded,
});
sample({
  clock: tokenChangedElsewhere,
  source: $session,
  filter: ({ isLoggedIn }, { to }) => !isLoggedIn && to !== null,
  fn: () => undefined,
  target: sessionWanted,
});
sample({
  clock: tokenChangedElsewhere,
  source: $user,
  filter: (user, { to }) => user !== null && to !== null,
  fn: (user, { from, to }) => ({ user: user!, from, to: to! }),
  target: compareFx,
});
sample({ clock: compareFx.doneData, filter: (same) => !same, fn: () => undefined, target: reloadFx });
sample({ clock: compareFx.failData, fn: () => undefined, target: reloadFx });
