import { allSettled } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost, type FakeResponse } from '../../testing/fake-host';
import { operator, operatorResponse } from '../../testing/people';
import { portalScope } from '../../testing/portal-scope';
import { $token, tokenAdopted, tokenRejected } from '../http/token';
import { sessionLoadRequested } from './load-session';
import { $session } from './model';
import { $failedSessionLoads, sessionLoadRetried } from './start-failure';

beforeEach(() => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => logged.mockRestore();
});

/** A portal at `/` with a stored token, whose host returns the given responses one after the other. */
async function startWith(...responses: FakeResponse[]) {
  fakeBrowser('https://portal.example/').localStorage.setItem('serviceToken', 't1');
  const { seen } = await fakeHost(() => responses.shift() ?? { status: 500 });
  const scope = portalScope();
  await allSettled(sessionLoadRequested, { scope });
  return { scope, seen };
}
const user: FakeResponse = { body: { user: operatorResponse } };

describe('a session that could not be checked at start', () => {
  it('keeps the token, and signs in when a retry succeeds (D.133)', async () => {
    const { scope } = await startWith({ status: 500 }, { status: 503 }, user);
    expect(scope.getState($session)).toEqual({ isLoggedIn: false, isInitialized: true, user: null });
    expect([scope.getState($failedSessionLoads), scope.getState($token)]).toEqual([1, 't1']);
    await allSettled(sessionLoadRetried, { scope });
    expect(scope.getState($failedSessionLoads)).toBe(2);
    await allSettled(sessionLoadRetried, { scope });
    expect(scope.getState($failedSessionLoads)).toBe(0);
    expect(scope.getState($session)).toEqual({ isLoggedIn: true, isInitialized: true, user: operator });
  });

  it('is not retried without a failure', async () => {
    const { scope, seen } = await startWith(user);
    await allSettled(sessionLoadRetried, { scope });
    expect(seen).toHaveLength(1);
  });

  it('ends when another tab signs out (D.133)', async () => {
    const { scope } = await startWith({ status: 500 });
    await allSettled(tokenAdopted, { scope, params: null });
    expect(scope.getState($failedSessionLoads)).toBe(0);
  });

  it('ends when the server rejects the token (D.133)', async () => {
    const refused = { status: 401, body: { message: 'no', code: 'unauthenticated' } };
    const { scope } = await startWith({ status: 500 }, refused);
    await allSettled(sessionLoadRetried, { scope });
    expect(scope.getState($failedSessionLoads)).toBe(0);
  });

  it('ends when the token is rejected by another request (D.133)', async () => {
    const { scope } = await startWith({ status: 500 });
    await allSettled(tokenRejected, { scope, params: 't1' });
    expect([scope.getState($failedSessionLoads), scope.getState($token)]).toEqual([0, null]);
  });
});
