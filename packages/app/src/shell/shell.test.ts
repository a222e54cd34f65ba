import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import portal from '../i18n/en/portal.json';
import { routeAt, routes } from '../routes';
import { sessionEnded } from '../session/model';
import { accountEntries } from './account-entries';
import { breadcrumbs, titleOf } from './breadcrumbs';
import { $drawerMoved, drawerMoved, isDrawerOpen } from './drawer';
import { logoHome, logoVariant } from './logo';
import { activeItem, dashboardMenu, hubMenu, menuItem, widgetMenu } from './menu';

const words = (keys: Record<string, string>, key: string) => keys[key];
const menuWords = (groups: ReturnType<typeof dashboardMenu>) =>
  groups.map(({ label, items }) => [portal.groups[label], items.map((item) => words(portal.menu, item.label))]);

describe('the navigation menu', () => {
  it('S2.50 S2.51 S2.52 of a notified body', () => {
    expect(menuWords(dashboardMenu('notified_body'))).toEqual([
      ['Dashboard', ['Dashboard', 'Statistics']],
      ['Availability', ['Gantt calendar']],
      ['Trend analysis', ['Analytics']],
    ]);
    expect(dashboardMenu('notified_body').flatMap(({ items }) => items.map(({ href }) => href))).toEqual([
      '/dashboard/notified-body/default',
      '/dashboard/statistics',
      '/dashboard/notified-body/gantt',
      '/dashboard/notified-body/analytics',
    ]);
  });

  it('S2.53 S2.54 of a market operator', () => {
    expect(menuWords(dashboardMenu('market_operator'))).toEqual([
      ['Dashboard', ['Dashboard', 'Statistics']],
      ['Medical devices', ['Add medical device', 'Your devices', 'Matchmaking']],
    ]);
  });

  it.each(['candidate', 'other', null] as const)('of %s is empty: there is no dashboard', (role) =>
    expect(dashboardMenu(role)).toEqual([]),
  );

  it('S1.22 S1.24 the hub has its sections for everyone', () => {
    expect(hubMenu()[0]?.items.map(({ href }) => href)).toEqual([
      '/nexus',
      '/video',
      '/codes',
      '/matchmaking',
      '/job-board',
      '/courses',
      '/community',
    ]);
  });

  it.each([undefined, '/nowhere', 'javascript:alert(1)', '//evil.example', ''])(
    'S2.57 S8.8 an entry that leads to %j reads ‘Menu Items Error’',
    (path) => {
      const item = menuItem('chart', path);
      expect(item.href).toBeUndefined();
      expect(words(portal.menu, item.label)).toBe('Menu Items Error');
    },
  );

  it('S2.55 S2.56 the widget menu exists, and is not routed', () => {
    expect(widgetMenu().items.map(({ id, href }) => [id, href])).toEqual([
      ['statistics', undefined],
      ['data', undefined],
      ['chart', undefined],
    ]);
  });

  it('marks the current entry', () => {
    expect(activeItem('/dashboard/notified-body/gantt')).toBe('ganttCalendar');
    expect(activeItem('/dashboard/market-operator/view-medical-device/12')).toBe('yourDevices');
    expect(activeItem('/account-configuration')).toBeUndefined();
  });
});

describe('breadcrumbs', () => {
  const read = (path: string, role: 'market_operator' | 'notified_body') =>
    breadcrumbs(path, role).map(({ from, key }) => words(portal[from], key));

  it('S2.63 read Dashboard, the group, the item', () => {
    expect(read('/dashboard/notified-body/gantt', 'notified_body')).toEqual([
      'Dashboard',
      'Availability',
      'Gantt calendar',
    ]);
    expect(read('/dashboard/market-operator/create-medical-device', 'market_operator')).toEqual([
      'Dashboard',
      'Medical devices',
      'Add medical device',
    ]);
    expect(read('/dashboard/market-operator/edit-medical-device/12', 'market_operator')).toEqual([
      'Dashboard',
      'Medical devices',
      'Edit device',
    ]);
    expect(breadcrumbs('/dashboard/notified-body/gantt', 'notified_body')[0]?.href).toBe(
      '/dashboard/notified-body/default',
    );
  });

  it('say nothing twice in a row', () => {
    expect(read('/dashboard/statistics', 'market_operator')).toEqual(['Dashboard', 'Statistics']);
    expect(read('/dashboard/market-operator/default', 'market_operator')).toEqual(['Dashboard']);
  });

  it('stand on the dashboards only, and never exceed S2.64 S9.16 eight', () => {
    expect(breadcrumbs('/nexus', 'market_operator')).toEqual([]);
    for (const { path } of routes) expect(breadcrumbs(path, 'market_operator').length).toBeLessThanOrEqual(8);
  });
});

describe('titles', () => {
  it.each([
    ['S2.37', '/dashboard/statistics', 'Global Statistics'],
    ['S2.40 D.26', '/dashboard/market-operator/list-medical-devices', 'Your Medical Devices'],
    ['S2.46', '/dashboard/notified-body/gantt', 'Codes Availability'],
    ['S2.35', '/account-settings/notified-body', 'Account settings'],
    ['S2.36', '/account-settings/market-operator', 'Account settings'],
    ['S2.38', '/dashboard/market-operator/default', 'Market operator dashboard'],
    ['S2.39', '/dashboard/market-operator/create-medical-device', 'Add medical device'],
    ['S2.41', '/dashboard/market-operator/edit-medical-device/1', 'Edit device'],
    ['S2.42', '/dashboard/market-operator/view-medical-device/1', 'View device'],
    ['S2.43', '/dashboard/market-operator/matchmaking-medical-devices', 'Matchmaking'],
    ['S2.44', '/dashboard/notified-body/default', 'Notified body dashboard'],
    ['S2.45', '/dashboard/notified-body/analytics', 'Analytics'],
  ])('%s %s is “%s”', (_, path, title) => expect(words(portal.titles, titleOf(path))).toBe(title));
});

describe('the account menu', () => {
  const addresses = { eToolUrl: 'https://e-tool.example/start?a=1', jobBoardUrl: 'https://job-board.example/' };

  it('S2.78 S2.79 S2.80 S2.81 S2.82 S2.83 S2.84 S6.18 D.51 of a notified body', () => {
    expect(accountEntries('notified_body', addresses, 'abc')).toEqual([
      { id: 'home', kind: 'route', href: '/' },
      { id: 'eTool', kind: 'external', href: 'https://e-tool.example/start?a=1&token=abc' },
      { id: 'jobBoard', kind: 'external', href: 'https://job-board.example/' },
      { id: 'settings', kind: 'route', href: '/account-settings/notified-body' },
      { id: 'logout', kind: 'action' },
    ]);
  });

  it('S2.82 S2.83 of a market operator', () => {
    const entries = accountEntries('market_operator', addresses, 'abc');
    expect(entries.map(({ id }) => id)).toEqual(['home', 'eTool', 'settings', 'logout']);
    expect(entries[2]).toMatchObject({ href: '/account-settings/market-operator' });
  });

  it('D.52 of anyone else has no account settings', () => {
    expect(accountEntries('candidate', addresses, null).map(({ id }) => id)).toEqual(['home', 'eTool', 'logout']);
  });

  it('every entry of it that is a route exists', () => {
    const paths = accountEntries('notified_body', addresses, null).flatMap((entry) =>
      entry.kind === 'route' ? entry.href : [],
    );
    expect(paths.map((path) => routeAt(path).path)).toEqual(paths);
  });
});

describe('the logo', () => {
  it.each([
    [
      'S2.73 S2.74 D.53',
      '/dashboard/notified-body/gantt',
      'notified_body',
      'notified-body',
      '/dashboard/notified-body/default',
    ],
    ['S2.75 D.53', '/dashboard/statistics', 'market_operator', 'market-operator', '/dashboard/market-operator/default'],
    ['S2.75 D.53', '/dashboard/statistics', 'candidate', 'market-operator', '/dashboard/market-operator/default'],
    ['D.54', '/nexus', 'notified_body', 'portal', '/nexus'],
    ['S2.74', '/dashboards', 'notified_body', 'portal', '/nexus'],
  ] as const)('%s at %s for %s is %s and leads to %s', (_, path, role, variant, home) => {
    expect(logoVariant(path, role)).toBe(variant);
    expect(logoHome(path, role)).toBe(home);
  });
});

describe('the drawer', () => {
  it('S2.62 D.65 is closed by default below 900 px and open from there up', () => {
    expect(isDrawerOpen(null, 899)).toBe(false);
    expect(isDrawerOpen(null, 900)).toBe(true);
  });
  it('S4.47 D.64 S2.61 stays as it was put, in memory, until the session ends', async () => {
    const scope = fork();
    await allSettled(drawerMoved, { scope, params: false });
    expect(isDrawerOpen(scope.getState($drawerMoved), 1440)).toBe(false);
    await allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(scope.getState($drawerMoved)).toBeNull();
  });
});
