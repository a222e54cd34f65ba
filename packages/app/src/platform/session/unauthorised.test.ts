import { allSettled, createWatch } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { unauthorised, type Unauthorised } from '../http/request';
import { fakeBrowser } from '../../testing/fake-browser';
import { operator } from '../../testing/people';
import { portalScope } from '../../testing/portal-scope';
import { $session, sessionEnded, type SessionEnd } from './model';
import { historyOpened } from '../navigation/model';
import type { PortalHistory } from '../navigation/history';
import { $token } from '../http/token';
import { classify } from './unauthorised';

const response401 = (address: string, tokens: Partial<Unauthorised> = {}): Unauthorised => ({
  token: 't',
  stored: 't',
  address: `https://portal.example${address}`,
  path: new URL(address, 'https://portal.example').pathname,
  ...tokens,
});

describe('a 401 response', () => {
  it.each([
    ['ends the session on a portal page (S8.1)', response401('/dashboard/statistics'), true, 'end'],
    ['ends the session on the hub, with a query (S8.1)', response401('/nexus?a=/log'), true, 'end'],
    ['is ignored on the sign-in page (S8.3)', response401('/login'), true, 'ignore'],
    [
      'is ignored if the query contains /login (S8.3)',
      response401('/dashboard/statistics?from=/login'),
      true,
      'ignore',
    ],
    ['is ignored if the fragment contains /login (S8.3)', response401('/nexus#/login'), true, 'ignore'],
    ['is ignored at / (S8.3)', response401('/'), true, 'ignore'],
    ['is ignored at / with a query (S8.3)', response401('/?to=/nexus'), true, 'ignore'],
    [
      'is ignored if another token is stored meanwhile (D.47)',
      response401('/nexus', { stored: 'new' }),
      true,
      'ignore',
    ],
    ['is ignored if the token was removed meanwhile (D.47)', response401('/nexus', { stored: null }), true, 'ignore'],
    ['ends the session if no token was sent (S8.1)', response401('/nexus', { token: null, stored: null }), true, 'end'],
    ['drops the token at / during start-up (D.14)', response401('/'), false, 'drop'],
    ['drops the token on other pages during start-up (S8.2, S4.7)', response401('/nexus'), false, 'drop'],
    ['is ignored on the sign-in page during start-up (S8.3)', response401('/login'), false, 'ignore'],
  ] as const)('%s', (_, facts, isInitialized, outcome) =>
    expect(classify(facts, { isInitialized, isLoggedIn: isInitialized })).toBe(outcome),
  );

  it('drops the token at / when the session is checked again after a failure (D.14, D.133)', () =>
    expect(classify(response401('/'), { isInitialized: true, isLoggedIn: false })).toBe('drop'));
});

/** A portal at a path with a router, and what the 401 does to it. */
async function portalAt(pathname: string, isLoggedIn = true) {
  fakeBrowser().localStorage.setItem('serviceToken', 't');
  const user = isLoggedIn ? operator : null;
  const scope = portalScope([[$session, { isLoggedIn, isInitialized: true, user }]]);
  const replace = vi.fn<(path: string) => void>();
  const unblock = vi.fn<() => void>();
  const history = { navigator: { replace }, current: () => ({ location: { pathname } }), unblock };
  await allSettled(historyOpened, { scope, params: history as unknown as PortalHistory });
  const ended = vi.fn<(end: SessionEnd) => void>();
  createWatch({ unit: sessionEnded, scope, fn: ended });
  await allSettled(unauthorised, { scope, params: response401(pathname) });
  return { replace, unblock, ended };
}

describe('the end of a session', () => {
  it('removes the block of a form, and leaves the redirect from a guarded page to the guard (S8.1, D.33)', async () => {
    const { ended, unblock, replace } = await portalAt('/nexus');
    expect(ended.mock.calls).toEqual([['expired']]);
    expect(unblock).toHaveBeenCalledOnce();
    expect(replace).not.toHaveBeenCalled();
  });

  it('is not reported to a visitor, who had no session (D.47)', async () => {
    const { ended, replace } = await portalAt('/reset-password', false);
    expect(ended).not.toHaveBeenCalled();
    expect(replace.mock.calls).toEqual([['/']]);
  });
});

describe('several 401 responses', () => {
  it('remove the token, end the session once and redirect to / once (S8.1, S8.2, D.47)', async () => {
    const { localStorage } = fakeBrowser();
    localStorage.setItem('serviceToken', 't');
    const scope = portalScope([[$session, { isLoggedIn: true, isInitialized: true, user: operator }]]);
    const ends: SessionEnd[] = [];
    const replace = vi.fn<(path: string) => void>();
    const location = { pathname: '/reset-password' };
    const history = { navigator: { replace }, current: () => ({ location }), unblock: () => undefined };
    await allSettled(historyOpened, { scope, params: history as unknown as PortalHistory });
    createWatch({
      unit: sessionEnded,
      scope,
      fn: (end) => {
        ends.push(end);
      },
    });
    for (let count = 0; count < 20; count += 1)
      await allSettled(unauthorised, {
        scope,
        params: response401('/reset-password', { stored: scope.getState($token) }),
      });
    expect(ends).toEqual(['expired']);
    expect(replace.mock.calls).toEqual([['/']]);
    expect(localStorage.getItem('serviceToken')).toBeNull();
    expect(scope.getState($session)).toEqual({ isLoggedIn: false, isInitialized: true, user: null });
  });
});
