import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { sessionEnded, signedIn, type SessionEnd } from '../../../platform/session/model';
import '../../../platform/session/stored-data-removal';
import { fakeBrowser } from '../../../testing/fake-browser';
import { operator } from '../../../testing/people';
import { $firstRunEnded, firstRunEnded, readFirstRunFx } from './model';

const key = 'attesta-first-run-ended';
const end = (scope: Scope, user: string) => allSettled(firstRunEnded, { scope, params: user });
const signIn = (scope: Scope, id: string) => allSettled(signedIn, { scope, params: { ...operator, id } });
/** What a page that is opened now reads. */
async function readLater() {
  const scope = fork();
  await allSettled(readFirstRunFx, { scope });
  return scope.getState($firstRunEnded);
}
/** A scope in which the first run of the user `u1` ended. */
async function endedRun() {
  const browser = fakeBrowser();
  const scope = fork();
  await signIn(scope, 'u1');
  await end(scope, 'u1');
  return { ...browser, scope };
}

describe('the end of the first run', () => {
  it('is kept in the browser for the user (D.173)', async () => {
    await endedRun();
    expect(fork().getState($firstRunEnded)).toBeUndefined();
    expect(await readLater()).toBe('u1');
  });

  it.each<SessionEnd>(['signed-out', 'other-tab'])('is forgotten with the session: %s (D.119, D.173)', async (how) => {
    const { scope, localStorage } = await endedRun();
    await allSettled(sessionEnded, { scope, params: how });
    expect(localStorage.getItem(key)).toBeNull();
    expect(scope.getState($firstRunEnded)).toBeUndefined();
  });

  it('is kept for the user of an expired session, and forgotten when another user signs in (D.119, D.173)', async () => {
    const { scope, localStorage } = await endedRun();
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await signIn(scope, 'u1');
    expect([scope.getState($firstRunEnded), localStorage.getItem(key)]).toEqual(['u1', 'u1']);
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await signIn(scope, 'u2');
    expect([scope.getState($firstRunEnded), localStorage.getItem(key)]).toEqual([undefined, null]);
  });

  it('of users of earlier versions, and of others while the portal was closed, is removed (D.119)', async () => {
    const { localStorage } = fakeBrowser();
    for (const stored of ['u1', 'ana@example.org\nu2']) {
      localStorage.setItem(key, stored);
      await signIn(fork(), 'u2');
      expect(localStorage.getItem(key)).toBeNull();
    }
  });

  it('is kept until the page is closed if the browser refuses to store it (D.173)', async () => {
    fakeBrowser().localStorage.refuse('all');
    const scope = fork();
    await end(scope, 'u1');
    await allSettled(readFirstRunFx, { scope });
    expect(scope.getState($firstRunEnded)).toBe('u1');
  });

  it('is unknown in a new browser (D.173)', async () => {
    fakeBrowser();
    expect(await readLater()).toBeNull();
  });
});
