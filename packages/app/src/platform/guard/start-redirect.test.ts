import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { portalScope } from '../../testing/portal-scope';
import { historyOpened } from '../navigation/model';
import type { PortalHistory } from '../navigation/history';
import { noSessionFound } from '../session/model';
import { $remembered } from './remembered';
import './start-redirect';

function openedAt(address: string) {
  fakeBrowser(`https://portal.example${address}`);
  const replaceState = vi.fn<(state: unknown, unused: string, url: string) => void>();
  vi.stubGlobal('history', { replaceState });
  return { replaceState, scope: portalScope() };
}

it('a guarded address becomes the sign-in page before the first render, and is remembered (D.132)', async () => {
  const { replaceState, scope } = openedAt('/dashboard/statistics?a=1#b');
  await allSettled(noSessionFound, { scope });
  expect(replaceState.mock.calls).toEqual([[null, '', '/']]);
  expect(scope.getState($remembered)).toBe('/dashboard/statistics?a=1#b');
});

it.each(['/', '/login', '/privacy-policy', '/nowhere'])('%s stays', async (address) => {
  const { replaceState, scope } = openedAt(address);
  await allSettled(noSessionFound, { scope });
  expect(replaceState).not.toHaveBeenCalled();
});

it('redirects nothing while the router is rendered: the guard does', async () => {
  const { replaceState, scope } = openedAt('/nexus');
  await allSettled(historyOpened, { scope, params: {} as PortalHistory });
  await allSettled(noSessionFound, { scope });
  expect(replaceState).not.toHaveBeenCalled();
});
