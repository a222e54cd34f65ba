import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { $token } from '../../../platform/http/token';
import { signOutRequested } from '../../../platform/session/sign-out';
import { $session } from '../../../platform/session/model';
import { operator } from '../../../testing/people';
import { fakeBrowser } from '../../../testing/fake-browser';
import { fakeHost, type FakeResponse } from '../../../testing/fake-host';
import { portalScope } from '../../../testing/portal-scope';
import { changePasswordFx } from './change-password';

const signedInScope = () => portalScope([[$session, { isLoggedIn: true, isInitialized: true, user: operator }]]);
const body = { current_password: 'the one before', password: 'a new sentence to sign in with' };

it('the session continues with the token of the response', async () => {
  const { localStorage } = fakeBrowser();
  localStorage.setItem('serviceToken', 'before');
  await fakeHost(() => ({ body: { token: 'after' } }));
  const scope = signedInScope();
  await allSettled(changePasswordFx, { scope, params: body });
  expect([scope.getState($token), localStorage.getItem('serviceToken')]).toEqual(['after', 'after']);
});

it('a response after signing out brings no session back, and its session is ended on the server', async () => {
  const { localStorage } = fakeBrowser();
  localStorage.setItem('serviceToken', 'before');
  let respond: (response: FakeResponse) => void = () => undefined;
  const { seen } = await fakeHost(({ url }) =>
    url === '/api/change-password' ? new Promise((resolve) => (respond = resolve)) : { status: 204 },
  );
  const scope = signedInScope();
  const changed = allSettled(changePasswordFx, { scope, params: body });
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  void allSettled(signOutRequested, { scope });
  respond({ body: { token: 'after' } });
  await changed;
  expect([scope.getState($token), localStorage.getItem('serviceToken')]).toEqual([null, null]);
  const ended = seen.filter(({ url }) => url === '/api/logout').map(({ headers }) => headers.authorization);
  expect(new Set(ended)).toEqual(new Set(['Bearer before', 'Bearer after']));
});
