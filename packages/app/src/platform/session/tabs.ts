import { createEffect, createEvent, sample } from 'effector';
import { fetchUser } from './current-user';
import { $session, $user, sessionEnded } from './model';
import { sessionLoadRequested } from './load-session';
import { pinToken, tokenKey } from '../http/token';
import { isSamePerson, type User } from './user';

/** Another tab changed the stored token. */
export interface TokenChange {
  from: string | null;
  to: string | null;
}
export const tokenChangedInOtherTab = createEvent<TokenChange>();

/** Listens for changes of the stored token in other tabs, including a cleared storage. */
export function watchOtherTabs(target: Pick<Window, 'addEventListener'> = window): void {
  target.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === tokenKey) tokenChangedInOtherTab({ from: oldValue, to: newValue });
    if (key === null) tokenChangedInOtherTab({ from: null, to: null });
  });
}

/** Whether the new token belongs to the user of this tab. Requests send the old token until this is known. */
export const compareUsersFx = createEffect(
  async ({ user, from, to }: { user: User; from: string | null; to: string }) => {
    pinToken(from);
    const same = isSamePerson(user, await fetchUser(to));
    if (same) pinToken(null);
    return same;
  },
);

/** Reloads this tab for the other user. */
export const reloadFx = createEffect(() => globalThis.location.reload());

sample({
  clock: tokenChangedInOtherTab,
  source: $session,
  filter: ({ isLoggedIn }, { to }) => isLoggedIn && to === null,
  fn: () => 'other-tab' as const,
  target: sessionEnded,
});
sample({
  clock: tokenChangedInOtherTab,
  source: $session,
  filter: ({ isLoggedIn }, { to }) => !isLoggedIn && to !== null,
  fn: () => undefined,
  target: sessionLoadRequested,
});
sample({
  clock: tokenChangedInOtherTab,
  source: $user,
  filter: (user, { to }) => user !== null && to !== null,
  fn: (user, { from, to }) => ({ user: user!, from, to: to! }),
  target: compareUsersFx,
});
sample({ clock: compareUsersFx.doneData, filter: (same) => !same, fn: () => undefined, target: reloadFx });
sample({ clock: compareUsersFx.failData, fn: () => undefined, target: reloadFx });
