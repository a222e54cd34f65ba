import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { tokenAdopted, tokenKey } from '../http/token';
import { appStarted } from '../start/app-started';
import { fetchUserFx } from './current-user';
import { sessionLoadRequested } from './load-session';
import { $session, $user, sessionEnded } from './model';
import { isSamePerson, type User } from './user';

/** Another tab changed the stored token to this one, or removed it. */
export const tokenChangedInOtherTab = createEvent<string | null>();

/** Listens for changes of the stored token in other tabs, including a cleared storage. */
const watchOtherTabsFx = createEffect(() => {
  const changed = scopeBind(tokenChangedInOtherTab, { safe: true });
  globalThis.addEventListener?.('storage', ({ key, newValue }) => {
    if (key === tokenKey) changed(newValue);
    if (key === null) changed(null);
  });
});

/** Whether the new token belongs to the user of this tab. Requests send the old token until this is known. */
const compareUsersFx = createEffect(async ({ user, token }: { user: User; token: string }) =>
  isSamePerson(user, await fetchUserFx(token)),
);

/** Reloads this tab for the other user. */
const reloadFx = createEffect(() => globalThis.location.reload());

sample({ clock: appStarted, target: watchOtherTabsFx });

sample({ clock: tokenChangedInOtherTab, filter: (token) => token === null, target: tokenAdopted });
sample({
  clock: tokenChangedInOtherTab,
  source: $session,
  filter: ({ isLoggedIn }, token) => isLoggedIn && token === null,
  fn: () => 'other-tab' as const,
  target: sessionEnded,
});

const signedInElsewhere = sample({
  clock: tokenChangedInOtherTab,
  source: $session,
  filter: ({ isLoggedIn }, token) => !isLoggedIn && token !== null,
  fn: (_, token) => token,
});
sample({ clock: signedInElsewhere, target: tokenAdopted });
sample({ clock: signedInElsewhere, fn: () => undefined, target: sessionLoadRequested });

sample({
  clock: tokenChangedInOtherTab,
  source: $user,
  filter: (user, token) => user !== null && token !== null,
  fn: (user, token) => ({ user: user!, token: token! }),
  target: compareUsersFx,
});
sample({
  clock: compareUsersFx.done,
  filter: ({ result: isSame }) => isSame,
  fn: ({ params }) => params.token,
  target: tokenAdopted,
});
sample({ clock: compareUsersFx.doneData, filter: (isSame) => !isSame, fn: () => undefined, target: reloadFx });
sample({ clock: compareUsersFx.failData, fn: () => undefined, target: reloadFx });
