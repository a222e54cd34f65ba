import { listCourses } from '@attesta/domain/courses/calls';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost } from '../../testing/fake-host';
import { portalScope } from '../../testing/portal-scope';
import { $settings, builtIn } from '../start/settings';
import { $connectionProblem, $hasServerResponded, onlineChanged } from './reachability';
import { getFx } from './request';
import { sendFx } from './send';

const health = { path: '/api/health' };

it.each([
  [200, null],
  [404, null],
  [500, null],
  [502, 'unreachable'],
  [503, 'unreachable'],
  [504, 'unreachable'],
])('after a response with status %i, the connection problem is %s (D.133)', async (status, problem) => {
  fakeBrowser();
  await fakeHost(() => ({ status, body: {} }));
  const scope = portalScope();
  await allSettled(getFx, { scope, params: health });
  expect(scope.getState($connectionProblem)).toBe(problem);
});

it('a full storage is no connection problem: reading still works (D.196)', async () => {
  fakeBrowser();
  await fakeHost(() => ({ status: 503, body: { code: 'storage_full', message: 'Full.' } }));
  const scope = portalScope();
  await allSettled(getFx, { scope, params: health });
  expect(scope.getState($connectionProblem)).toBeNull();
});

it.each([
  [200, true],
  [500, true],
  [502, false],
  [504, false],
])('after an unreadable response with status %i, the server has responded: %s (D.197)', async (status, expected) => {
  fakeBrowser();
  await fakeHost(() => ({ status, body: '<!doctype html>', type: 'text/html' }));
  const scope = portalScope();
  await allSettled(getFx, { scope, params: health });
  expect(scope.getState($hasServerResponded)).toBe(expected);
});

it('a request without a response makes the API unreachable until one succeeds (D.133)', async () => {
  fakeBrowser();
  const { origin } = await fakeHost(() => ({ body: {} }));
  const scope = portalScope([[$settings, { ...builtIn, apiHost: 'http://127.0.0.1:1' }]]);
  await allSettled(getFx, { scope, params: health });
  expect(scope.getState($connectionProblem)).toBe('unreachable');
  await allSettled($settings, { scope, params: { ...builtIn, apiHost: origin } });
  await allSettled(getFx, { scope, params: health });
  expect(scope.getState($connectionProblem)).toBeNull();
});

it('a lost response stays one after a later success, because its message is still on screen (D.430)', async () => {
  fakeBrowser();
  let status = 500;
  const { origin } = await fakeHost(() => ({ status, body: {} }));
  const scope = portalScope([[$settings, { ...builtIn, apiHost: origin }]]);
  await allSettled(getFx, { scope, params: health });
  expect(scope.getState($hasServerResponded)).toBe(true);
  status = 200;
  await allSettled($settings, { scope, params: { ...builtIn, apiHost: 'http://127.0.0.1:1' } });
  await allSettled(getFx, { scope, params: health });
  await allSettled($settings, { scope, params: { ...builtIn, apiHost: origin } });
  await allSettled(getFx, { scope, params: health });
  expect(scope.getState($hasServerResponded)).toBe(false);
});

it('a response that does not match its schema came from the server (D.197)', async () => {
  fakeBrowser();
  await fakeHost(() => ({ body: { items: 'none' } }));
  const scope = portalScope();
  await allSettled(sendFx, { scope, params: { definition: listCourses, input: { query: {} } } });
  expect(scope.getState($hasServerResponded)).toBe(true);
});

it('a cancelled request says nothing about the connection', async () => {
  fakeBrowser();
  await fakeHost(() => ({ body: {} }));
  const scope = portalScope();
  await allSettled(getFx, { scope, params: { ...health, signal: AbortSignal.abort() } });
  expect(scope.getState($connectionProblem)).toBeNull();
});

it('without a network, the portal is offline (D.133)', async () => {
  const scope = portalScope();
  await allSettled(onlineChanged, { scope, params: false });
  expect(scope.getState($connectionProblem)).toBe('offline');
  await allSettled(onlineChanged, { scope, params: true });
  expect(scope.getState($connectionProblem)).toBeNull();
});
