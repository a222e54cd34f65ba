import type { Role } from '@attesta/domain/access/roles';
import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { wrongServices } from '../http/problem';
import portal from '../i18n/en/portal.json';
import problems from '../i18n/en/problems.json';
import signIn from '../i18n/en/signIn.json';
import { routeAt } from '../navigation/routes';
import { sessionEnded } from '../session/model';
import { body, decisionAt, person } from '../../testing/guarded-users';
import { accountEntries } from './bar/account-entries';
import { titleOf } from './breadcrumbs';
import { $drawerOpen, drawerOpenChanged } from './drawer';
import { logoHome, logoVariant } from './bar/logo';
import { pageCommands } from './palette/page-commands';
import { activeItem, dashboardMenu, hubMenu, menuItem, widgetMenu, menuOf } from './bar/menu';

const textOf = (keys: Record<string, string>, key: string) => keys[key];
const menuTexts = (groups: ReturnType<typeof dashboardMenu>) =>
  groups.map(({ label, items }) => [portal.groups[label], items.map((item) => textOf(portal.menu, item.label))]);

describe('the navigation menu', () => {
  it('lists the pages of a notified body (S2.50, S2.51, S2.52)', () => {
    expect(menuTexts(dashboardMenu('notified_body'))).toEqual([
      ['Dashboard', ['Dashboard', 'Statistics']],
      ['Availability', ['Codes Availability']],
      ['Trend analysis', ['Analytics']],
    ]);
    expect(dashboardMenu('notified_body').flatMap(({ items }) => items.map(({ href }) => href))).toEqual([
      '/dashboard/notified-body/default',
      '/dashboard/statistics',
      '/dashboard/notified-body/gantt',
      '/dashboard/notified-body/analytics',
    ]);
  });

  it('lists the pages of a market operator (S2.53, S2.54)', () => {
    expect(menuTexts(dashboardMenu('market_operator'))).toEqual([
      ['Dashboard', ['Dashboard', 'Statistics']],
      ['Medical devices', ['Add medical device', 'Your devices', 'Matchmaking']],
    ]);
  });

  it.each(['candidate', 'other', null] as const)('is empty for the role %s, which has no dashboard', (role) =>
    expect(dashboardMenu(role)).toEqual([]),
  );

  it('lists the sections of the hub for every role (S1.22, S1.24)', () => {
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
    'shows ‘Menu Items Error’ for an entry with the path %j (S2.57, S8.8)',
    (path) => {
      const item = menuItem('chart', path);
      expect(item.href).toBeUndefined();
      expect(textOf(portal.menu, item.label)).toBe('Menu Items Error');
    },
  );

  it('has a widget menu without links (S2.55, S2.56)', () => {
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

describe('titles', () => {
  it.each([
    ['/dashboard/statistics', 'Global Statistics', 'D.26, S2.37'],
    ['/dashboard/market-operator/list-medical-devices', 'Your Medical Devices', 'D.26, S2.40'],
    ['/dashboard/notified-body/gantt', 'Codes Availability', 'D.26, S2.46'],
    ['/account-settings/notified-body', 'Account settings', 'D.26, S2.35'],
    ['/account-settings/market-operator', 'Account settings', 'D.26, S2.36'],
    ['/account-settings/personal', 'Personal settings', 'D.52'],
    ['/dashboard/market-operator/default', 'Market operator dashboard', 'D.26, S2.38'],
    ['/dashboard/market-operator/create-medical-device', 'Add medical device', 'D.26, S2.39'],
    ['/dashboard/market-operator/edit-medical-device/1', 'Edit device', 'D.26, S2.41'],
    ['/dashboard/market-operator/view-medical-device/1', 'View device', 'D.26, S2.42'],
    ['/dashboard/market-operator/matchmaking-medical-devices', 'Matchmaking', 'D.26, S2.43'],
    ['/dashboard/notified-body/default', 'Notified body dashboard', 'D.26, S2.44'],
    ['/dashboard/notified-body/analytics', 'Analytics', 'D.26, S2.45'],
  ])('%s has the title “%s” (%s)', (path, title) => expect(textOf(portal.titles, titleOf(path))).toBe(title));
});

describe('the sentences of the specification', () => {
  it('are the English texts, word for word (D.26)', () => {
    const unverified =
      'Please verify your email address before logging in. A verification link has been sent to the email provided during registration.';
    expect(signIn.signIn.notVerified).toBe(unverified);
    expect(problems.call.email_not_verified).toBe(unverified);
    expect(portal.notices.archived).toBe('Note archived');
    expect(portal.menu.error).toBe('Menu Items Error');
    expect(wrongServices).toBe('Wrong Services');
  });
});

describe('the account menu', () => {
  const addresses = { eToolUrl: 'https://e-tool.example/start?a=1', jobBoardUrl: 'https://job-board.example/' };

  it('has all entries for a notified body (S2.78, S2.79, S2.80, S2.81, S2.82, S2.83, S2.84, S6.18, D.51)', () => {
    expect(accountEntries(body, addresses, 'abc')).toEqual([
      { id: 'home', kind: 'route', href: '/' },
      { id: 'eTool', kind: 'external', href: 'https://e-tool.example/start?a=1&token=abc' },
      { id: 'jobBoard', kind: 'external', href: 'https://job-board.example/' },
      { id: 'settings', kind: 'route', href: '/account-settings/notified-body' },
      { id: 'logout', kind: 'action' },
    ]);
  });

  it('has no job board for a market operator (S2.82, S2.83)', () => {
    const entries = accountEntries(person({ role: 'market_operator' }), addresses, 'abc');
    expect(entries.map(({ id }) => id)).toEqual(['home', 'eTool', 'settings', 'logout']);
    expect(entries[2]).toMatchObject({ href: '/account-settings/market-operator' });
  });

  it.each(['candidate', 'other', null] as const)(
    'has account settings for the role %s, which the guard redirects to the personal settings (S2.83, D.52)',
    (role) => {
      expect(accountEntries(person({ role }), addresses, null)).toEqual([
        { id: 'home', kind: 'route', href: '/' },
        { id: 'eTool', kind: 'external', href: 'https://e-tool.example/start?a=1' },
        { id: 'settings', kind: 'route', href: '/account-settings/market-operator' },
        { id: 'logout', kind: 'action' },
      ]);
    },
  );

  it('of an account that is not active offers the way out only, and its menu has no pages (D.249)', () => {
    const inactive = person({ is_account_active: false });
    expect(accountEntries(inactive, addresses, 'abc')).toEqual([{ id: 'logout', kind: 'action' }]);
    expect(menuOf(inactive)).toEqual([]);
    expect(menuOf({ ...inactive, is_account_active: true })).not.toEqual([]);
  });

  it.each(['pending', 'rejected', null])(
    'and the menu of a notified body with the request status %s lead only to pages that are open to it (D.520)',
    (user_notified_body_request_status) => {
      const waiting = { ...body, user_notified_body_request_status };
      expect(menuOf(waiting)).toEqual(hubMenu());
      const hrefs = [
        ...menuOf(waiting).flatMap(({ items }) => items.map(({ href }) => href ?? '')),
        ...accountEntries(waiting, addresses, null).flatMap((entry) =>
          entry.kind === 'route' && entry.href !== '/' ? entry.href : [],
        ),
        ...pageCommands(waiting).map(({ href }) => href),
      ];
      expect(hrefs.filter((href) => !decisionAt(href, waiting).stay)).toEqual([]);
      expect(hrefs).toContain('/account-settings/personal');
    },
  );

  it('and the menu of a notified body that has not configured its account are those of an approved one (D.520)', () => {
    const fresh = { ...body, account_configured: false, user_notified_body_request_status: null };
    expect(menuOf(fresh)).toEqual(menuOf(body));
  });

  it('links only to existing routes', () => {
    const paths = accountEntries(body, addresses, null).flatMap((entry) => (entry.kind === 'route' ? entry.href : []));
    expect(paths.map((path) => routeAt(path).path)).toEqual(paths);
  });
});

describe('the logo', () => {
  it.each<[path: string, role: Role, variant: string, home: string, ids: string]>([
    [
      '/dashboard/notified-body/gantt',
      'notified_body',
      'notified-body',
      '/dashboard/notified-body/default',
      'D.53, S2.73, S2.74',
    ],
    [
      '/dashboard/statistics',
      'market_operator',
      'market-operator',
      '/dashboard/market-operator/default',
      'D.53, S2.75',
    ],
    ['/dashboard/statistics', 'candidate', 'market-operator', '/dashboard/market-operator/default', 'D.53, S2.75'],
    ['/nexus', 'notified_body', 'portal', '/nexus', 'D.54'],
    ['/dashboards', 'notified_body', 'portal', '/nexus', 'S2.74'],
  ])('at %s for the role %s is %s and links to %s (%s)', (path, role, variant, home) => {
    expect(logoVariant(path, role)).toBe(variant);
    expect(logoHome(path, role)).toBe(home);
  });
});

describe('the drawer', () => {
  it('keeps the state that the user chose in memory until the session ends (S4.47, D.64, S2.61)', async () => {
    const scope = fork();
    expect(scope.getState($drawerOpen)).toBeNull();
    await allSettled(drawerOpenChanged, { scope, params: false });
    expect(scope.getState($drawerOpen)).toBe(false);
    await allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(scope.getState($drawerOpen)).toBeNull();
  });
});
