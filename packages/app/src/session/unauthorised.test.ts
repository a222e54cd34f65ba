import { allSettled, createWatch, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { unauthorised, type Unauthorised } from '../http/client';
import { fakeBrowser } from '../testing/fake-browser';
import { operator } from '../testing/people';
import { $session, sessionEnded, type SessionEnd } from './model';
import { judge, sentToRoot } from './unauthorised';

const answer = (address: string, tokens: Partial<Unauthorised> = {}): Unauthorised => ({
  token: 't',
  stored: 't',
  address: `https://portal.example${address}`,
  path: new URL(address, 'https://portal.example').pathname,
  ...tokens,
});

describe('judging a 401', () => {
  it.each([
    ['S8.1 in the portal', answer('/dashboard/statistics'), true, 'end'],
    ['S8.1 on the hub, with a query', answer('/nexus?a=/log'), true, 'end'],
    ['S8.3 on the sign-in page', answer('/login'), true, 'ignore'],
    ['S8.3 the address merely contains /login', answer('/dashboard/statistics?from=/login'), true, 'ignore'],
    ['S8.3 also in the fragment', answer('/nexus#/login'), true, 'ignore'],
    ['S8.3 at /', answer('/'), true, 'ignore'],
    ['S8.3 at / with a query', answer('/?to=/nexus'), true, 'ignore'],
    ['D.47 another token is stored by now', answer('/nexus', { stored: 'new' }), true, 'ignore'],
    ['D.47 the token is gone by now', answer('/nexus', { stored: null }), true, 'ignore'],
    ['S8.1 no token at all', answer('/nexus', { token: null, stored: null }), true, 'end'],
    ['D.14 a stale token at /, while starting', answer('/'), false, 'drop'],
    ['S8.2 S4.7 a stale token elsewhere, while starting', answer('/nexus'), false, 'drop'],
    ['S8.3 a stale token on the sign-in page, while starting', answer('/login'), false, 'ignore'],
  ] as const)('%s', (_, one, isInitialized, verdict) => expect(judge(one, { isInitialized })).toBe(verdict));
});

describe('many 401s', () => {
  it('S8.1 S8.2 D.47 remove the token, end the session once and send to / once', async () => {
    const { localStorage } = fakeBrowser();
    localStorage.setItem('serviceToken', 't');
    const scope = fork({ values: [[$session, { isLoggedIn: true, isInitialized: true, user: operator }]] });
    const ends: SessionEnd[] = [];
    let sent = 0;
    createWatch({
      unit: sessionEnded,
      scope,
      fn: (end) => {
        ends.push(end);
      },
    });
    createWatch({
      unit: sentToRoot,
      scope,
      fn: () => {
        sent += 1;
      },
    });
    for (let count = 0; count < 20; count += 1)
      await allSettled(unauthorised, {
        scope,
        params: answer('/nexus', { stored: localStorage.getItem('serviceToken') }),
      });
    expect(ends).toEqual(['expired']);
    expect(sent).toBe(1);
    expect(localStorage.getItem('serviceToken')).toBeNull();
    expect(scope.getState($session)).toEqual({ isLoggedIn: false, isInitialized: true, user: null });
  });
});
