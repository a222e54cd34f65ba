import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { $cart, cartRestoreRequested, productAdded } from '../../features/checkout';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost, hostOrigin } from '../../testing/fake-host';
import { operatorResponse } from '../../testing/people';
import { $drafts, draftWritten } from '../forms/drafts';
import { $remembered, pathRequested } from '../guard/remembered';
import { $token, tokenChangedInOtherTab } from '../http/token';
import { $settings, builtIn } from '../start/settings';
import { appStarted } from '../start/app-started';
import { $queue } from '../toasts/queue';
import { notify } from '../toasts/model';
import '../../start';
import { refreshUserFx } from './load-session';
import { $user, sessionEnded, signedIn, userReceived } from './model';
import { $person } from './person';
import { signInFx } from './sign-in';
import './tabs';
import { isSamePerson, readUser, type User } from './user';

/** The fields of section 3, and no others. Every user of this host looks like every other user of the same name. */
const { id: _, email: __, ...bare } = operatorResponse;
const ana = readUser({ ...bare, first_name: 'Ana' })!;
const ben = readUser({ ...bare, first_name: 'Ben' })!;

const course = { id: 'course-1', name: 'Annex IX audits', price: 24_000, quantity: 1 };
const form = '/dashboard/market-operator/create-medical-device';
const draft = { values: { workingName: 'Pulsora' }, idempotencyKey: null, version: null, tried: null };
const path = '/dashboard/market-operator/list-medical-devices?page=2';

/** A host on which any token belongs to a user with the fields of section 3. */
const bareHost = () =>
  fakeHost(({ url, headers }) =>
    url === '/api/login'
      ? { body: { token: 't2', user: { ...bare, first_name: 'Ben' } } }
      : { body: { user: { ...bare, first_name: headers.authorization === 'Bearer t2' ? 'Ben' : 'Ana' } } },
  );

/** Opens the portal in a browser, as after a reload. */
async function opened(): Promise<Scope> {
  vi.stubGlobal('fetch', async () => Response.json({ apiHost: hostOrigin() }));
  const scope = fork({ values: [[$settings, { ...builtIn, apiHost: hostOrigin() }]] });
  await allSettled(appStarted, { scope });
  await allSettled(cartRestoreRequested, { scope });
  return scope;
}

/** Ana works in the portal with token t1: she has a cart, a draft and a toast. */
async function anaAtWork() {
  const browser = fakeBrowser(`https://portal.example${path}`);
  browser.localStorage.setItem('serviceToken', 't1');
  const { seen } = await bareHost();
  const scope = await opened();
  expect(scope.getState($user)).toEqual(ana);
  await allSettled(productAdded, { scope, params: course });
  await allSettled(draftWritten, { scope, params: { person: scope.getState($person)!, form, draft } });
  await allSettled(notify, { scope, params: { message: 'Pulsora was saved.', persist: true } });
  return { ...browser, scope, seen };
}

const signIn = (scope: Scope) =>
  allSettled(signInFx, { scope, params: { email: 'ben@example.org', password: 'a long sentence' } });

/** What a user finds of an earlier session. */
async function foundBy(scope: Scope) {
  const queue = await scope.getState($queue)?.open();
  const { toasts, history } = queue!.getState();
  return {
    products: scope.getState($cart).checkout.products,
    drafts: Object.values(scope.getState($drafts)),
    path: scope.getState($remembered),
    toasts: [...toasts, ...history].map(({ message }) => message),
  };
}
const sessionKeys = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index));
const nothing = { products: [], drafts: [], path: null, toasts: [] };

describe('users of a host that sends neither id nor email address', () => {
  it('never count as the same person (D.320)', () => {
    expect(isSamePerson(ana, ana)).toBe(false);
    expect(isSamePerson(ana, ben)).toBe(false);
    expect(isSamePerson({ ...ana, email: '' }, { ...ben, email: '' })).toBe(false);
    expect(isSamePerson({ ...ana, id: 1 }, { ...ben, id: 1 })).toBe(true);
    expect(isSamePerson({ ...ana, email: 'a@example.org' }, { ...ana, email: 'a@example.org' })).toBe(true);
    expect(isSamePerson({ ...ana, id: 1, email: 'a@example.org' }, { ...ana, email: 'a@example.org' })).toBe(false);
  });

  it('keep cart and drafts after a reload with the same token (D.320)', async () => {
    await anaAtWork();
    const scope = await opened();
    expect(scope.getState($cart).checkout.products).toEqual([course]);
    expect(Object.values(scope.getState($drafts))).toEqual([{ [form]: draft }]);
  });

  it('leave no key of themselves in the tab when they sign out (D.320)', async () => {
    const { scope, sessionStorage } = await anaAtWork();
    expect(sessionStorage.getItem('attesta-person')).not.toBeNull();
    await allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(sessionStorage.getItem('attesta-person')).toBeNull();
  });

  it('find nothing of an expired session, and the page is loaded again (D.320)', async () => {
    const { scope, location, localStorage, sessionStorage } = await anaAtWork();
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await allSettled(pathRequested, { scope, params: path });
    expect(location.reload).not.toHaveBeenCalled();
    await signIn(scope);
    expect(location.reload).toHaveBeenCalledOnce();
    expect(await foundBy(scope)).toEqual(nothing);
    expect(localStorage.getItem('serviceToken')).toBe('t2');
    expect([localStorage.getItem('berry-cart'), localStorage.getItem('berry-cart-owner')]).toEqual([null, null]);
    expect(sessionKeys(sessionStorage)).toEqual(['attesta-person']);
    const reloaded = await opened();
    expect(reloaded.getState($user)).toEqual(ben);
    expect(await foundBy(reloaded)).toEqual(nothing);
  });

  it('find nothing if the page was reloaded before sign-in (D.320)', async () => {
    const { scope, sessionStorage } = await anaAtWork();
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await allSettled(pathRequested, { scope, params: path });
    localStorage.removeItem('serviceToken');
    const reloaded = await opened();
    expect(reloaded.getState($remembered)).toBe(path);
    await signIn(reloaded);
    expect(await foundBy(reloaded)).toEqual(nothing);
    expect(sessionKeys(sessionStorage)).toEqual(['attesta-person']);
  });

  it('find nothing if another token was stored while the portal was closed (D.320)', async () => {
    const { localStorage } = await anaAtWork();
    localStorage.setItem('serviceToken', 't2');
    const scope = await opened();
    expect(scope.getState($user)).toEqual(ben);
    expect(await foundBy(scope)).toEqual(nothing);
    expect(localStorage.getItem('berry-cart')).toBeNull();
  });

  it('the other tabs of the browser are loaded again when one of them signs in (D.320, D.50)', async () => {
    const { scope, location } = await anaAtWork();
    await allSettled(tokenChangedInOtherTab, { scope, params: 't2' });
    expect(location.reload).toHaveBeenCalledOnce();
    expect(scope.getState($token)).toBe('t1');
  });

  it('a signed-out tab follows another tab without anything of the earlier session (D.320)', async () => {
    const { scope, location } = await anaAtWork();
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await allSettled(tokenChangedInOtherTab, { scope, params: 't2' });
    expect(location.reload).toHaveBeenCalledOnce();
    expect(await foundBy(scope)).toEqual(nothing);
  });

  it('without a token find nothing either, and leave nothing (D.320)', async () => {
    const { localStorage } = fakeBrowser();
    const scope = fork();
    await allSettled(cartRestoreRequested, { scope });
    await allSettled(signedIn, { scope, params: ana });
    await allSettled(productAdded, { scope, params: course });
    expect(localStorage).toHaveLength(0);
    await allSettled(signedIn, { scope, params: ben });
    expect(scope.getState($cart).checkout.products).toEqual([]);
  });
});

describe('the user of such a host', () => {
  it('is replaced by the user of a later response to the same session (D.320)', async () => {
    const { scope } = await anaAtWork();
    const saved: User = { ...ana, last_name: 'Popescu' };
    await allSettled(userReceived, { scope, params: { user: saved, session: 0 } });
    expect(scope.getState($user)).toEqual(saved);
    await allSettled(refreshUserFx, { scope });
    expect(scope.getState($user)).toEqual(ana);
  });

  it('is not replaced by a response to the previous session (D.320)', async () => {
    const { scope } = await anaAtWork();
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await signIn(scope);
    await allSettled(userReceived, { scope, params: { user: ana, session: 0 } });
    expect(scope.getState($user)).toEqual(ben);
  });
});

it('the cart of an ended session is removed when another user signs in on a page without the cart (D.119)', async () => {
  const { localStorage } = fakeBrowser();
  for (const ownerKey of ['berry-cart-owner', 'attesta-cart-owner']) {
    localStorage.setItem('berry-cart', '{}');
    localStorage.setItem(ownerKey, 'u1');
    await allSettled(signedIn, { scope: fork(), params: { ...ana, id: 'u1' } });
    expect(localStorage.getItem('berry-cart')).toBe('{}');
    await allSettled(signedIn, { scope: fork(), params: { ...ben, id: 'u2' } });
    expect(localStorage).toHaveLength(0);
  }
});

it('loads no page again when a user with an id or address signs in after another (D.50)', async () => {
  const { location } = fakeBrowser();
  const scope = fork();
  for (const id of ['u1', 'u2', 'u1']) await allSettled(signedIn, { scope, params: { ...ana, id } });
  expect(location.reload).not.toHaveBeenCalled();
});
