import type { WindowChange } from '@attesta/domain/availability/changes';
import type { Designation, WindowView } from '@attesta/domain/availability/schema';
import type { PublishedCell } from '@attesta/domain/statistics/figures';
import { addDays, addMonths, todayInBrussels } from '@attesta/domain/values/dates';
import { describe, expect, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { availabilityPaths, paths } from '../../platform/navigation/paths';
import { windowWith } from '../../testing/availability-window';
import { notifiedBodyResponse } from '../../testing/people';
import { openPortal, pending, sent, showsToast, toastTone, type Host } from '../../testing/portal-page';
import english from '../../platform/i18n/en/dashboards.json';

const words = english.body;
const today = todayInBrussels(new Date());
const designation: Designation = {
  regulation: 'MDR',
  validFrom: '2024-01-01',
  validTo: null,
  procedures: ['IX(I)'],
  codes: ['MDA0203', 'MDA0204'],
  conditions: [],
};
const profile = {
  intake: 'open',
  acceptsFirstTimeApplicants: true,
  classesTakenOn: ['IIa'],
  kindsTaken: [],
  sizeBand: 'small',
  feeBand: null,
  smeScheme: null,
  medianMonthsByClass: {},
  designations: [designation],
};
/** A confirmed window from today for a year. */
const window = (changes: Partial<WindowView> = {}) =>
  windowWith({
    from: today,
    to: addMonths(today, 6),
    slots: 4,
    reserved: 1,
    updatedOn: today,
    freshness: 'fresh',
    ...changes,
  });
const demand: PublishedCell = {
  figure: 'demand-quarter',
  period: 'current',
  dimensions: ['MDA0203', `${today.slice(0, 4)}-Q${Math.ceil(Number(today.slice(5, 7)) / 3)}`],
  state: 'shown',
  value: 25,
};
const count = { countedAt: `${today}T01:30:00.000Z`, day: today, isDemo: false };
const hostWith = (windows: WindowView[], changes: Host = {}): Host => ({
  'GET /api/availability': { body: { windows, next: null } },
  'GET /api/body-profile': { body: { profile, counted: [designation], additions: [], version: 1 } },
  'GET /api/statistics': { body: { count, cells: [demand] } },
  ...changes,
});
const open = (host: Host) => openPortal({ path: paths.bodyDashboard, user: notifiedBodyResponse, host });
const main = page.getByRole('main');
/** The text of an element, without the marks that isolate numbers. */
const textOf = (locator: Locator) =>
  locator
    .element()
    .textContent.replaceAll(/[\u2066-\u2069]/gu, '')
    .replaceAll(/\s/gu, ' ');
const heading = (name: string) => main.getByRole('heading', { name, exact: true });

describe('the dashboard of a notified body', () => {
  it('shows what needs attention, places, demand and dates (D.600, D.601, D.602, D.603)', async () => {
    await open(hostWith([window(), window({ id: 'w2', code: 'MDA0204' })]));
    await expect.element(heading(words.attention.none)).toBeVisible();
    const dial = main.getByRole('grid', { name: words.places.dial });
    await expect.poll(() => textOf(dial.getByRole('row').nth(1))).toContain('6 of 8 free');
    await expect.element(main.getByText(/^\W*6\W* free$/)).toBeVisible();
    const chart = main.getByRole('figure', { name: 'Which of your codes are needed?' });
    await expect.element(chart.getByText('Most in four quarters: MDA 0203, about 25 devices.')).toBeVisible();
    await expect.element(main.getByRole('link', { name: words.demand.all })).toHaveAttribute('href', paths.analytics);
    await expect
      .element(main.getByRole('link', { name: '2 windows end' }))
      .toHaveAttribute('href', availabilityPaths.calendar);
  });

  it('confirms all windows that were not confirmed for 30 days (D.600)', async () => {
    const old = window({ id: 'old', freshness: 'aging', updatedOn: addDays(today, -40), version: 3 });
    const stored = new Map([old, window({ id: 'w2', code: 'MDA0204' })].map((view) => [view.id, view]));
    await open(
      hostWith([], {
        'GET /api/availability': () => ({ body: { windows: [...stored.values()], next: null } }),
        'POST /api/availability/changes': () => {
          stored.set('old', { ...old, updatedOn: today, freshness: 'fresh', version: 4 });
          return { body: { windows: [stored.get('old')] } };
        },
      }),
    );
    await expect.element(main.getByText('40 days ago')).toBeVisible();
    await main.getByRole('button', { name: 'Confirm 1 window' }).click();
    await showsToast('1 window confirmed');
    const [request] = sent('POST /api/availability/changes');
    const { changes } = request!.body as { changes: WindowChange[] };
    expect(changes).toMatchObject([{ id: 'old', version: 3, window: { code: 'MDA0203', slots: 4, reserved: 1 } }]);
    await expect.element(heading(words.attention.none)).toBeVisible();
  });

  it('keeps the windows and says why they could not be confirmed (D.600)', async () => {
    const old = window({ freshness: 'stale', updatedOn: addDays(today, -100) });
    const refused = { status: 403, body: { code: 'forbidden', message: 'No.' } };
    await open(hostWith([old], { 'POST /api/availability/changes': refused }));
    await main.getByRole('button', { name: 'Confirm 1 window' }).click();
    await expect.poll(toastTone).toBe('error');
    await expect.element(main.getByRole('button', { name: 'Confirm 1 window' })).toBeEnabled();
  });

  it('lists the most urgent first, each with a link to where it is solved (D.600)', async () => {
    const body = { profile: { ...profile, intake: 'suspended' }, counted: [designation], additions: [], version: 1 };
    await open(hostWith([window()], { 'GET /api/body-profile': { body } }));
    await expect.element(heading('2 points need your attention')).toBeVisible();
    const links = main.getByRole('link', { name: /^(Change intake|Add windows): / });
    await expect
      .element(
        main.getByRole('link', { name: `${words.attention.suspended.action}: ${words.attention.suspended.title}` }),
      )
      .toHaveAttribute('href', paths.bodyProfile);
    await expect
      .element(main.getByRole('link', { name: 'Add windows: 1 designated code has no window' }))
      .toHaveAttribute('href', availabilityPaths.calendarOf('MDA0204'));
    await expect.element(links.first()).toHaveAccessibleName(/suspended/);
  });

  it('leads a new body to its profile and its first windows, and shows no figures (D.604)', async () => {
    const body = { profile: null, counted: [], additions: [], version: 0 };
    await open(hostWith([], { 'GET /api/body-profile': { body } }));
    await expect.element(main.getByText(words.attention.noProfile.title)).toBeVisible();
    await expect.element(main.getByRole('link', { name: /^Open profile/ })).toHaveAttribute('href', paths.bodyProfile);
    await expect.element(heading(words.empty.title)).toBeVisible();
    await expect.element(main.getByText('0', { exact: true })).not.toBeInTheDocument();
    expect(sent('GET /api/statistics').length).toBeLessThanOrEqual(1);
  });

  it('says that demand is not counted yet, and shows no number while it loads (D.602)', async () => {
    await open(hostWith([window()], { 'GET /api/statistics': { body: { count: null, cells: [] } } }));
    await expect.element(heading('Demand is not counted yet')).toBeVisible();
    await open(hostWith([window()], { 'GET /api/body-profile': pending }));
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(main.getByText(words.places.caption)).not.toBeInTheDocument();
  });

  it('keeps the other sections when one cannot be loaded, which can be tried again (D.604)', async () => {
    const host = hostWith([window()]);
    const { 'GET /api/body-profile': works } = host;
    host['GET /api/body-profile'] = { status: 403, body: { code: 'forbidden', message: 'No.' } };
    await open(host);
    await expect.element(main.getByRole('alert')).toBeVisible();
    await expect.element(heading(words.places.title)).toBeVisible();
    host['GET /api/body-profile'] = works!;
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect.element(heading('1 point needs your attention')).toBeVisible();
    await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
  });
});
