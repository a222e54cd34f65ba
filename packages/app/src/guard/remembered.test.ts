import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { sessionEnded, signedIn } from '../session/model';
import { appStarted } from '../start/started';
import { fakeBrowser } from '../testing/fake-browser';
import { operator } from '../testing/people';
import { $remembered, pathForgotten, pathWanted } from './remembered';

const list = '/dashboard/market-operator/list-medical-devices?page=2';
const key = 'attesta-wanted-path';

describe('the remembered deep link', () => {
  it('D.33 is kept for this tab, and found again after a reload', async () => {
    const { sessionStorage, localStorage } = fakeBrowser();
    await allSettled(pathWanted, { scope: fork(), params: list });
    expect(sessionStorage.getItem(key)).toBe(list);
    expect(localStorage).toHaveLength(0);
    const reloaded = fork();
    await allSettled(appStarted, { scope: reloaded });
    expect(reloaded.getState($remembered)).toBe(list);
  });

  it('is used once', async () => {
    const { sessionStorage } = fakeBrowser();
    const scope = fork();
    await allSettled(pathWanted, { scope, params: list });
    await allSettled(pathForgotten, { scope });
    expect(scope.getState($remembered)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['//evil.example', '/login', '/', 'x'.repeat(10_000), '{"a":1}', '/%'])(
    'D.40 a broken value %.20j is ignored',
    async (text) => {
      fakeBrowser().sessionStorage.setItem(key, text);
      const scope = fork();
      await allSettled(appStarted, { scope });
      expect(scope.getState($remembered)).toBeNull();
    },
  );

  it('stays after an expired session, so that work goes on at the same page', async () => {
    fakeBrowser();
    const scope = fork();
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await allSettled(pathWanted, { scope, params: list });
    expect(scope.getState($remembered)).toBe(list);
  });

  it('is for the same person: another who signs in after an expired session is not led there', async () => {
    fakeBrowser();
    const scope = fork();
    const expire = async () => {
      await allSettled(sessionEnded, { scope, params: 'expired' });
      await allSettled(pathWanted, { scope, params: list });
    };
    await allSettled(signedIn, { scope, params: operator });
    await expire();
    await allSettled(signedIn, { scope, params: operator });
    expect(scope.getState($remembered)).toBe(list);
    await expire();
    await allSettled(signedIn, { scope, params: { ...operator, id: 'someone-else' } });
    expect(scope.getState($remembered)).toBeNull();
  });

  it.each(['signed-out', 'elsewhere'] as const)(
    'is no business of the next person when the session ended as %s',
    async (end) => {
      fakeBrowser();
      const scope = fork();
      await allSettled(pathWanted, { scope, params: '/nexus' });
      await allSettled(sessionEnded, { scope, params: end });
      await allSettled(pathWanted, { scope, params: list });
      expect(scope.getState($remembered)).toBeNull();
    },
  );
});
