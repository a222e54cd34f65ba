import { combine, createEffect, createStore, sample } from 'effector';
import { $token } from '../http/token';
import { appStarted } from '../start/app-started';
import { createStoredText, tabStorage } from '../browser/browser-storage';
import { $user, sessionEnded, signedIn } from './model';
import { identityOf, type User } from './user';

/** Key of a user without an id, an e-mail address and a token. No data is stored for this key. */
export const unknownPerson = '';

const tokenPrefix = 'token:';

/** A 53-bit hash of a token, so that the token itself is stored once only. The algorithm is cyrb53, public domain. */
function fingerprint(token: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < token.length; index += 1) {
    const unit = token.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/**
 * The key under which the browser keeps the data of a user: cart, drafts, wanted path. A host may send users without id
 * and email address (specification, section 3). Such a user is known by the token only, so a new token is a new person.
 */
export const personKey = (user: User, token: string | null): string =>
  identityOf(user) ?? (token === null ? unknownPerson : tokenPrefix + fingerprint(token));

/** Whether two keys belong to the same person. */
export const isPerson = (one: string | null, other: string | null): boolean => one === other && one !== unknownPerson;

const isKnownByToken = (person: string) => person === unknownPerson || person.startsWith(tokenPrefix);

/** In place of the key of a user who signed out, which the next user of this tab must not find. */
const signedOutPerson = 'signed-out';

/** The key of the signed-in user, or null. */
export const $person = combine($user, $token, (user, token) => user && personKey(user, token));

/** A user signed in: the key. */
export const personSignedIn = sample({ clock: signedIn, source: $token, fn: (token, user) => personKey(user, token) });

const storageKey = 'attesta-person';
const { readFx } = createStoredText(tabStorage, storageKey);
/** A refused write is not reported: storage that refuses it has refused the token before. */
const writeFx = createEffect((person: string | null) =>
  person === null ? tabStorage().removeItem(storageKey) : tabStorage().setItem(storageKey, person),
);

/**
 * The users of this session and of the one before it in this tab, which is forgotten once both are compared. The user
 * of this session is known after a reload, too.
 */
const $people = createStore<{ before: string | null; now: string | null }>({ before: null, now: null })
  .on(readFx.doneData, ({ before }, now) => ({ before, now }))
  .on(personSignedIn, ({ now }, person) => ({ before: now, now: person }))
  .on(sessionEnded, (people, end) => {
    const { now } = people;
    return end === 'expired' || now === null || isKnownByToken(now) ? people : { before: null, now: signedOutPerson };
  });

sample({ clock: appStarted, target: readFx });
sample({ clock: personSignedIn, target: writeFx });
sample({ clock: sessionEnded, filter: (end) => end !== 'expired', fn: () => null, target: writeFx });

/** A user signed in who is not the user of the previous session of this tab. */
export const otherPersonSignedIn = sample({
  clock: personSignedIn,
  source: $people,
  filter: ({ before, now }) => before !== null && !isPerson(before, now),
});
$people.on(otherPersonSignedIn, ({ now }) => ({ before: null, now }));

/** Loads the page again, so that nothing of another session is left in memory. */
export const reloadFx = createEffect(() => globalThis.location.reload());

sample({
  clock: otherPersonSignedIn,
  filter: ({ before, now }) => [before!, now!].some(isKnownByToken),
  fn: () => undefined,
  target: reloadFx,
});
