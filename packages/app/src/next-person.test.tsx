import type { DeviceSummary } from '@attesta/domain/devices/summary-schema';
import { allSettled, serialize, type Scope } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { courseHost } from './features/courses/testing/course-host';
import { openCourse } from './features/courses/testing/registrations';
import { deviceHost } from './features/devices/testing/device-host';
import { coursePaths, devicePaths, paths } from './platform/navigation/paths';
import { notify } from './platform/toasts/model';
import { deviceWith } from './testing/device';
import { operatorResponse, registeredResponse } from './testing/people';
import { openPortal, pending, reloads, serve, type Host } from './testing/portal-page';

const ana = { ...operatorResponse, id: 'person-ana', email: 'ana@corvia.example', last_name: 'Popescu' };
const ben = {
  ...operatorResponse,
  id: 'person-ben',
  email: 'ben@elsewhere.example',
  first_name: 'Ben',
  last_name: 'Roth',
};
/** As a host with the fields of section 3 alone sends a user. */
const bare = (user: typeof ana) =>
  Object.fromEntries(Object.entries(user).filter(([field]) => field !== 'id' && field !== 'email'));

const course = openCourse();
const street = 'Strada Academiei 28';
const noDevices: DeviceSummary = {
  today: '2026-11-21',
  total: 0,
  ready: 0,
  lodged: 0,
  certified: 0,
  latest: null,
  attention: { total: 0, devices: [] },
  next: null,
  dates: [],
  laterDates: null,
};
const host: Host = {
  ...deviceHost(deviceWith({ workingName: 'Tensora' })),
  ...courseHost(),
  'GET /api/courses': { body: { courses: [], next: null } },
  'GET /api/devices/summary': { body: noDevices },
  'DELETE /api/logout': { status: 204 },
};
/** What Ana typed, chose and saw. */
const traces = [ana.id, ana.email, 'Popescu', street, 'Pulsora', 'Tensora', course.id, '"t1"'];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const open = (path: string, user: object, isReload = true) => openPortal({ path, user, host, isReload });

/** Everything that the browser and the models keep, as text. */
const kept = (scope: Scope) =>
  JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
    document.title,
    history.state,
    serialize(scope),
  ]);
const tracesIn = (text: string) =>
  traces.filter((trace) => text.includes(trace) || text.includes(JSON.stringify(trace)));

async function signIn(email: string): Promise<void> {
  await userEvent.fill(page.getByLabelText('E-mail address'), email);
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'a long sentence');
  await button('Sign in').click();
}

/** Ana hides the first steps, fills a cart, opens her device and leaves a draft with a toast. Returns her last page. */
async function workAsAna(user: object): Promise<Scope> {
  await open(paths.hub, user, false);
  await button('Hide this list').click();
  await expect.poll(() => localStorage.getItem('attesta-first-run-ended')).not.toBeNull();
  await open(`${coursePaths.register(course.id)}?step=details`, user);
  await userEvent.fill(page.getByLabelText('Street and number'), street);
  await expect.poll(() => localStorage.getItem('berry-cart')).toContain(street);
  await open(devicePaths.list, user);
  await expect.element(page.getByRole('link', { name: 'Tensora', exact: true })).toBeVisible();
  const scope = await open(devicePaths.create, user);
  await userEvent.fill(page.getByLabelText('Working name'), 'Pulsora');
  await expect.poll(() => sessionStorage.getItem('attesta-drafts')).toContain('Pulsora');
  await allSettled(notify, { scope, params: { message: 'Tensora was saved.', persist: true } });
  return scope;
}

async function signOut(): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.element(button('Sign in')).toBeVisible();
}

/** What the next person finds on the pages that Ana used. */
async function expectNothingFound(user: object): Promise<void> {
  await open(devicePaths.create, user);
  await expect.element(page.getByLabelText('Working name')).toHaveValue('');
  const scope = await open(`${coursePaths.register(course.id)}?step=details`, user);
  await expect.element(page.getByLabelText('Street and number')).toHaveValue('');
  expect(kept(scope)).not.toContain(street);
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('after signing out, the next person of the same tab', () => {
  it('finds nothing in storage, models, cache, title and page (D.49, D.119, D.173)', async () => {
    const scope = await workAsAna(ana);
    expect(tracesIn(kept(scope))).toEqual(traces); // the test can see each of them
    await signOut();
    await vi.waitFor(() => expect(tracesIn(kept(scope))).toEqual([]));
    serve({
      ...host,
      'GET /api/devices': pending, // the devices of Ana would be shown meanwhile
      'POST /api/login': { body: { token: 't2', user: ben } },
    });
    await signIn(ben.email);
    await expect.element(heading('Welcome, Ben')).toBeVisible();
    expect(location.pathname).toBe(paths.hub);
    await page.getByRole('navigation').getByRole('link', { name: 'Your devices' }).click();
    await expect.element(heading('Your Medical Devices')).toBeVisible();
    await expect.element(page.getByRole('table')).toBeInTheDocument();
    expect(tracesIn(kept(scope))).toEqual([]);
    expect(tracesIn(document.body.textContent)).toEqual([]);
    expect(reloads).toBe(0);
    await expectNothingFound(ben);
  });

  it('does not open the last page of the first person, after a reload either (D.33)', async () => {
    const scope = await openPortal({ path: paths.statistics, user: ana, host });
    await expect.element(heading('Global Statistics')).toBeVisible();
    await signOut();
    expect(sessionStorage.getItem('attesta-wanted-path')).toBeNull();
    expect(kept(scope)).not.toContain(paths.statistics);
    await openPortal({
      path: '/',
      user: null,
      host: {
        'POST /api/login': { body: { token: 't2', user: ben } },
        'GET /api/get-authenticated-user': { body: { user: ben } },
      },
      isReload: true,
    });
    await signIn(ben.email);
    await expect.element(heading('Welcome, Ben')).toBeVisible();
    expect(location.pathname).toBe(paths.hub);
  });

  it('loads the page again if the host sends neither id nor address, and finds nothing (D.320)', async () => {
    const scope = await workAsAna(bare(ana));
    await signOut();
    serve({ ...host, 'POST /api/login': { body: { token: 't2', user: bare(ben) } } });
    await signIn(ben.email);
    await expect.poll(() => reloads).toBe(1);
    expect(tracesIn(kept(scope))).toEqual([]);
    expect(location.pathname).toBe(paths.hub);
    await expectNothingFound(bare(ben));
  });

  it('loads the page again after an expired session, too, and does not open its page (D.33, D.320)', async () => {
    const scope = await workAsAna(bare(ana));
    serve({
      ...host,
      'GET /api/devices/summary': { status: 401, body: { message: 'Sign in first.', code: 'unauthenticated' } },
      'POST /api/login': { body: { token: 't2', user: bare(ben) } },
    });
    await page.getByRole('list', { name: 'Dashboard' }).getByRole('link', { name: 'Dashboard', exact: true }).click();
    await button('Leave and keep the draft').click();
    await expect.element(button('Sign in')).toBeVisible();
    await signIn(ben.email);
    await expect.poll(() => reloads).toBe(1);
    await vi.waitFor(() => expect(location.pathname).toBe(paths.hub));
    expect(tracesIn(kept(scope))).toEqual([]);
    await expectNothingFound(bare(ben));
  });
});

describe('addresses typed before sign-in', () => {
  it('are not found by the next person, by going back either (D.119, D.681)', async () => {
    const scope = await openPortal({
      path: paths.forgotPassword,
      user: null,
      host: {
        'POST /api/forgot-password': { body: { accepted: true } },
        'POST /api/register': { body: { user: { ...registeredResponse, email: ana.email } } },
        'POST /api/login': { body: { token: 't2', user: ben } },
        'GET /api/get-authenticated-user': { body: { user: ben } },
      },
    });
    await userEvent.fill(page.getByLabelText('E-mail address'), ana.email);
    await page.getByRole('main').getByRole('button').first().click();
    await expect.element(page.getByText(`If ${ana.email} is registered`, { exact: false })).toBeVisible();
    expect(kept(scope)).toContain(ana.email);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await signIn(ben.email);
    await expect.element(heading('Welcome, Ben')).toBeVisible();
    expect(kept(scope)).not.toContain(ana.email);
    history.back();
    await vi.waitFor(() => expect(location.pathname).toBe(paths.checkMail));
    expect(document.body.textContent).not.toContain(ana.email);
    expect(kept(scope)).not.toContain(ana.email);
  });
});
