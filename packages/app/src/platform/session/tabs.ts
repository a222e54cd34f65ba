import { createEffect, createStore, sample } from 'effector';
import { delay } from 'patronum';
import { problemOf } from '../http/problem';
import { tokenAdopted, tokenChangedInOtherTab } from '../http/token';
import { fetchUserFx } from './current-user';
import { sessionLoadRequested } from './load-session';
import { $session, $user, sessionEnded } from './model';
import { reloadFx } from './person';
import { isSamePerson, type User } from './user';

/**
 * The newest token that another tab has stored, until its user is known. Requests send the old token until then, and a
 * 401 for the old token is ignored.
 */
export const $awaitedToken = createStore<string | null>(null);

/** Whether a token belongs to the user of this tab. */
const compareUsersFx = createEffect(async ({ user, token }: { user: User; token: string }) =>
  isSamePerson(user, await fetchUserFx(token)),
);

/** Time in ms after which the comparison is repeated if the server could not be reached. */
const retryDelay = 5_000;

// Removed in another tab.
sample({ clock: tokenChangedInOtherTab, filter: (token) => token === null, target: tokenAdopted });
sample({
  clock: tokenChangedInOtherTab,
  source: $session,
  filter: ({ isLoggedIn }, token) => isLoggedIn && token === null,
  fn: () => 'other-tab' as const,
  target: sessionEnded,
});

// Stored in another tab while this one is signed out.
const signedInElsewhere = sample({
  clock: tokenChangedInOtherTab,
  source: $session,
  filter: ({ isLoggedIn }, token) => !isLoggedIn && token !== null,
  fn: (_, token) => token,
});
sample({ clock: signedInElsewhere, target: tokenAdopted });
sample({ clock: signedInElsewhere, target: sessionLoadRequested });

// Stored in another tab while this one is signed in: a new token of the same user, or another user.
sample({
  clock: tokenChangedInOtherTab,
  source: $user,
  filter: (user, token) => user !== null && token !== null,
  fn: (_, token) => token,
  target: $awaitedToken,
});
$awaitedToken.on([tokenAdopted, sessionEnded], () => null);

const unreachable = compareUsersFx.failData.filter({ fn: (error) => problemOf(error).code === 'wrong_services' });
const retried = delay({ source: unreachable, timeout: retryDelay });
sample({
  clock: [$awaitedToken.updates, retried],
  source: { user: $user, token: $awaitedToken },
  filter: ({ user, token }) => user !== null && token !== null,
  fn: ({ user, token }) => ({ user: user!, token: token! }),
  target: compareUsersFx,
});
const compared = sample({
  clock: compareUsersFx.done,
  source: $awaitedToken,
  filter: (awaited, { params }) => awaited === params.token,
  fn: (_, { params, result: isSame }) => ({ token: params.token, isSame }),
});
sample({ clock: compared, filter: ({ isSame }) => isSame, fn: ({ token }) => token, target: tokenAdopted });
sample({ clock: compared, filter: ({ isSame }) => !isSame, target: reloadFx });
// The server rejected the token. Without a response, the comparison is repeated.
sample({
  clock: compareUsersFx.fail,
  source: $awaitedToken,
  filter: (awaited, { params, error }) => awaited === params.token && problemOf(error).code !== 'wrong_services',
  target: reloadFx,
});
