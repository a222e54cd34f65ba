import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { sessionEnded, signedIn } from '../session/model';
import { appStarted } from '../start/app-started';
import { fakeBrowser } from '../../testing/fake-browser';
import { operator } from '../../testing/people';
import { $remembered, pathForgotten, pathRequested } from './remembered';

const list = '/dashboard/market-operator/list-medical-devices?page=2';
const key = 'attesta-wanted-path';

describe('the remembered deep link', () => {
  it('is stored for this tab and read again after a reload (D.33)', async () => {
    const { sessionStorage, localStorage } = fakeBrowser();
    await allSettled(pathRequested, { scope: fork(), params: list });
    expect(sessionStorage.getItem(key)).toBe(list);
    expect(localStorage).toHaveLength(0);
    const reloaded = fork();
    await allSettled(appStarted, { scope: reloaded });
    expect(reloaded.getState($remembered)).toBe(list);
  });

  it('is used once', async () => {
    const { sessionStorage } = fakeBrowser();
    const scope = fork();
    await allSettled(pathRequested, { scope, params: list });
    await allSettled(pathForgotten, { scope });
    expect(scope.getState($remembered)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['//evil.example', '/login', '/', 'x'.repeat(10_000), '{"a":1}', '/%'])(
    'ignores the invalid stored value %.20j (D.40)',
    async (text) => {
      fakeBrowser().sessionStorage.setItem(key, text);
      const scope = fork();
      await allSettled(appStarted, { scope });
      expect(scope.getState($remembered)).toBeNull();
    },
  );

  it('is kept after an expired session, so that the user can continue on the same page', async () => {
    fakeBrowser();
    const scope = fork();
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await allSettled(pathRequested, { scope, params: list });
    expect(scope.getState($remembered)).toBe(list);
  });

  it('is kept when the session expires before the path was opened', async () => {
    const { sessionStorage } = fakeBrowser();
    const scope = fork();
    await allSettled(pathRequested, { scope, params: list });
    await allSettled(sessionEnded, { scope, params: 'expired' });
    expect(scope.getState($remembered)).toBe(list);
    expect(sessionStorage.getItem(key)).toBe(list);
  });

  it('is kept when the first user of this tab signs in', async () => {
    fakeBrowser();
    const scope = fork();
    await allSettled(pathRequested, { scope, params: list });
    await allSettled(signedIn, { scope, params: operator });
    expect(scope.getState($remembered)).toBe(list);
  });

  it('is kept for the same user only: another user who signs in after an expired session is not redirected to it', async () => {
    fakeBrowser();
    const scope = fork();
    const expire = async () => {
      await allSettled(sessionEnded, { scope, params: 'expired' });
      await allSettled(pathRequested, { scope, params: list });
    };
    await allSettled(signedIn, { scope, params: operator });
    await expire();
    await allSettled(signedIn, { scope, params: operator });
    expect(scope.getState($remembered)).toBe(list);
    await expire();
    await allSettled(signedIn, { scope, params: { ...operator, id: 'someone-else' } });
    expect(scope.getState($remembered)).toBeNull();
  });

  it('is stored again for the user who signs in after a sign-out (D.33)', async () => {
    fakeBrowser();
    const scope = fork();
    await allSettled(sessionEnded, { scope, params: 'signed-out' });
    await allSettled(signedIn, { scope, params: operator });
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await allSettled(pathRequested, { scope, params: list });
    expect(scope.getState($remembered)).toBe(list);
  });

  it.each(['signed-out', 'other-tab'] as const)('is removed when the session ended as %s', async (end) => {
    fakeBrowser();
    const scope = fork();
    await allSettled(pathRequested, { scope, params: '/nexus' });
    await allSettled(sessionEnded, { scope, params: end });
    await allSettled(pathRequested, { scope, params: list });
    expect(scope.getState($remembered)).toBeNull();
  });
});
