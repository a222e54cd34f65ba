import type { DeviceSummary, NamedDevice } from '@attesta/domain/devices/summary-schema';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { availabilityPaths, devicePaths, paths } from '../../platform/navigation/paths';
import { windowWith } from '../../testing/availability-window';
import { notifiedBodyResponse, operatorResponse } from '../../testing/people';
import { openPortal, sent, type Host } from '../../testing/portal-page';
import english from '../../platform/i18n/en/hub.json';

const device: NamedDevice = {
  id: 'dev-06',
  workingName: 'Pulsora',
  tradeName: null,
  stage: 'idea',
  classVariant: null,
};
const summary: DeviceSummary = {
  today: '2026-11-21',
  total: 1,
  ready: 1,
  lodged: 0,
  certified: 0,
  latest: 'dev-06',
  attention: { total: 0, devices: [] },
  next: null,
  dates: [],
  laterDates: null,
};
const attention: DeviceSummary['attention'] = {
  total: 1,
  devices: [{ device, reasons: [{ kind: 'answers', first: 'riskClass', count: 3, isMaximum: false }] }],
};
const hostWith = (changes: Partial<DeviceSummary> = {}): Host => ({
  'GET /api/devices/summary': { body: { ...summary, ...changes } },
  'GET /api/courses': { body: { courses: [], next: null } },
  'GET /api/course-registrations': { body: { registrations: [] } },
  'GET /api/availability': { body: { windows: [windowWith({ to: '2099-06-30' })], next: null } },
});
const hub = (changes?: Partial<DeviceSummary>, user?: object) =>
  openPortal({ path: paths.hub, host: hostWith(changes), ...(user && { user }) });
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const firstSteps = () => page.getByRole('heading', { name: english.firstRun.title });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the first steps', () => {
  it('lead to the first device, and can be hidden for good (D.172)', async () => {
    await hub({ total: 0, latest: null });
    await expect.element(link(english.firstRun.next.device.action).first()).toHaveAttribute('href', devicePaths.create);
    await page.getByRole('button', { name: english.firstRun.hide }).click();
    await expect.element(firstSteps()).not.toBeInTheDocument();
    await expect.poll(() => localStorage.getItem('attesta-first-run-ended') ?? '').toContain('u1');
    await openPortal({ path: paths.hub, host: hostWith({ total: 0, latest: null }), isReload: true });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Ana' })).toBeVisible();
    await expect.element(page.getByText('No courses are planned at the moment')).toBeVisible();
    await expect.element(firstSteps()).not.toBeInTheDocument();
  });

  it('are over once the matches of the first device were opened (D.172)', async () => {
    await hub();
    await link(english.firstRun.next.matches.action).click();
    await vi.waitFor(() => expect(location.pathname + location.search).toBe(devicePaths.matches('dev-06')));
    await expect.poll(() => localStorage.getItem('attesta-first-run-ended') ?? '').toContain('u1');
  });

  it('lead an account without a configuration to it, and back to the hub', async () => {
    await hub({}, { ...operatorResponse, account_configured: false, market_operator: null });
    await expect
      .element(link(english.firstRun.next.organisation.action))
      .toHaveAttribute('href', `${paths.configuration}?to=${paths.hub}`);
    expect(sent('GET /api/devices/summary')).toEqual([]);
  });
});

describe('the next step', () => {
  it('is the device that needs attention, at the answer to give first (D.161)', async () => {
    await hub({ total: 2, attention });
    const card = page.getByRole('heading', { name: english.nextStep.title });
    await expect.element(card).toBeVisible();
    const links = page.getByRole('main').getByRole('link').elements() as HTMLAnchorElement[];
    expect(links.map(({ href }) => href)).toContain(`${location.origin}${devicePaths.edit('dev-06')}#device-riskClass`);
  });

  it('of a notified body is the window whose confirmation is oldest', async () => {
    await hub({}, notifiedBodyResponse);
    await expect.element(page.getByRole('heading', { name: english.nextStep.title })).toBeVisible();
    await expect
      .element(link(english.about.links.availability).first())
      .toHaveAttribute('href', availabilityPaths.calendar);
  });
});

describe('the dashboard of an operator', () => {
  it('shows the figures and what needs attention (D.161)', async () => {
    await openPortal({ path: paths.operatorDashboard, host: hostWith({ total: 7, ready: 4, lodged: 2, attention }) });
    await expect.element(page.getByText('Pulsora').first()).toBeVisible();
    for (const figure of ['7', '4', '2'])
      await expect.element(page.getByRole('main').getByText(figure, { exact: true }).first()).toBeVisible();
    expect(sent('GET /api/devices/summary')).toHaveLength(1);
  });
});

describe('the sections of the hub', () => {
  it('lead to what is there today: other pages, and the job board in a new tab (S2.27, S2.28)', async () => {
    await openPortal({ path: '/job-board' });
    const board = page.getByRole('main').getByRole('link', { name: new RegExp(`^${english.about.links.jobBoard}`) });
    await expect.element(board).toHaveAttribute('href', expect.stringMatching(/^https:/));
    await expect.element(board).toHaveAttribute('target', '_blank');
    await expect.element(board).toHaveAttribute('rel', 'noreferrer noopener');
    await page.getByRole('main').getByRole('link', { name: english.about.back }).click();
    await vi.waitFor(() => expect(location.pathname).toBe(paths.hub));
    await openPortal({ path: '/matchmaking' });
    await expect.element(link(english.about.links.matchmaking)).toHaveAttribute('href', paths.matching);
  });
});
