import { describe, expect, it } from 'vitest';
import { body, decisionAt, go, operator, person, stay } from '../../testing/guarded-users';
import { routeAt } from '../navigation/routes';
import type { User } from '../session/user';
import { decide, type Decision } from './decide';
import { guardedLocation } from './guarded-location';

const mo = '/dashboard/market-operator/default';
const nb = '/dashboard/notified-body/default';
const list = '/dashboard/market-operator/list-medical-devices';
const gantt = '/dashboard/notified-body/gantt';

// The guard of the specification (section 4) as a literal table.
const table: [title: string, address: string, user: User | null, expected: Decision][] = [
  ['signed out: redirects to / (S4.18, S1.1)', mo, null, go('/', 1)],
  ['signed out, on configuration: redirects to / (S4.18)', '/account-configuration', null, go('/', 1)],
  [
    'signed out, on the inaccessible page: redirects to / (S4.18, S2.33, S2.34)',
    '/inaccessible-account',
    null,
    go('/', 1),
  ],
  [
    'signed out, with a return path: redirects to /?to=/dashboard/statistics (S4.19)',
    `${mo}?to=/dashboard/statistics`,
    null,
    go('/?to=/dashboard/statistics', 1),
  ],
  [
    'signed out, return path to another origin: redirects to / (S4.19, D.40)',
    `${mo}?to=//evil.example`,
    null,
    go('/', 1),
  ],
  ['signed in, with a return path: redirects to the return path (S4.20)', `${mo}?to=${list}`, operator, go(list, 2)],
  [
    'address not verified, with a return path: redirects to the return path (S4.20, S4.17)',
    `${mo}?to=${list}`,
    person({ is_email_verified: false }),
    go(list, 2),
  ],
  ['return path to the current page: stays (S4.20)', `${list}?to=${list}?page=2`, operator, stay],
  [
    'return path to the current page, with another fragment: stays (S4.20)',
    `${list}?to=${list}%23devices`,
    operator,
    stay,
  ],
  ['return path to another origin: stays (S4.20, D.40)', `${list}?to=https://evil.example`, operator, stay],
  ['two return paths: stays (D.40)', `${list}?to=/nexus&to=/nexus`, operator, stay],
  [
    'configuration ignores the return path: stays (S4.21)',
    `/account-configuration?to=${list}`,
    person({ account_configured: false }),
    stay,
  ],
  [
    'the inaccessible page ignores the return path: stays (S4.21)',
    `/inaccessible-account?to=${list}`,
    person({ is_email_verified: false }),
    stay,
  ],
  [
    'address not verified: redirects to /inaccessible-account (S4.22)',
    list,
    person({ is_email_verified: false }),
    go('/inaccessible-account', 3),
  ],
  [
    'address not verified, on the inaccessible page: stays (S4.22, D.28)',
    '/inaccessible-account',
    person({ is_email_verified: false }),
    stay,
  ],
  [
    'address not verified, on the inaccessible page with trailing slashes: stays (D.28)',
    '/inaccessible-account//',
    person({ is_email_verified: false }),
    stay,
  ],
  [
    'address not verified, on configuration: redirects to /inaccessible-account (S4.22, S8.12)',
    '/account-configuration',
    person({ is_email_verified: false }),
    go('/inaccessible-account', 3),
  ],
  [
    'account not active: redirects to /inaccessible-account (S4.23, S8.13)',
    list,
    person({ is_account_active: false }),
    go('/inaccessible-account', 4),
  ],
  [
    'neither verified nor active: redirects to /inaccessible-account (S4.17)',
    list,
    person({ is_email_verified: false, is_account_active: false }),
    go('/inaccessible-account', 3),
  ],
  [
    'notified body with a pending request: redirects to /inaccessible-account (S4.24, S6.23, S8.14)',
    gantt,
    person({ role: 'notified_body', user_notified_body_request_status: 'pending' }),
    go('/inaccessible-account', 5),
  ],
  [
    'notified body without a status: redirects to /inaccessible-account (S4.24)',
    nb,
    person({ role: 'notified_body' }),
    go('/inaccessible-account', 5),
  ],
  [
    'notified body without a status, on the inaccessible page: stays (S4.24, D.28)',
    '/inaccessible-account',
    person({ role: 'notified_body' }),
    stay,
  ],
  [
    'notified body without a status, not configured: stays (S4.24)',
    gantt,
    person({ role: 'notified_body', account_configured: false }),
    stay,
  ],
  [
    'market operator with a pending status: stays (S4.24)',
    list,
    person({ user_notified_body_request_status: 'pending' }),
    stay,
  ],
  [
    'market operator, not configured: redirects to /account-configuration with a return path (S4.26)',
    mo,
    person({ account_configured: false }),
    go(`/account-configuration?to=${mo}`, 6),
  ],
  [
    'notified body, not configured: redirects to /account-configuration with a return path (S4.26)',
    nb,
    person({ role: 'notified_body', account_configured: false }),
    go(`/account-configuration?to=${nb}`, 6),
  ],
  [
    'market operator on the other role’s dashboard, not configured: redirects to /account-configuration with a return path (S4.26, S4.17)',
    nb,
    person({ account_configured: false }),
    go(`/account-configuration?to=${nb}`, 6),
  ],
  ['not configured, not on a default dashboard: stays (S4.26)', list, person({ account_configured: false }), stay],
  [
    'configured market operator, on configuration: redirects to the market operator dashboard (S4.27)',
    '/account-configuration',
    operator,
    go(mo, 7),
  ],
  [
    'configured market operator, on configuration with a return path: the dashboard keeps it for rule 2 (S4.27, D.174)',
    `/account-configuration?to=${list}?page=2`,
    operator,
    go(`${mo}?to=${list}%3Fpage%3D2`, 7),
  ],
  [
    'configured market operator, on configuration with the dashboard as return path: redirects to it (S4.27, D.174)',
    `/account-configuration?to=${mo}`,
    operator,
    go(mo, 7),
  ],
  [
    'configured market operator, on configuration with itself as return path: redirects to the dashboard (S4.27, D.29)',
    '/account-configuration?to=/account-configuration',
    operator,
    go(mo, 7),
  ],
  [
    'configured candidate, on configuration with a return path: redirects to /nexus (S4.27, D.31)',
    '/account-configuration?to=/courses',
    person({ role: 'candidate' }),
    go('/nexus', 7),
  ],
  [
    'configured notified body, on configuration: redirects to the notified body dashboard (S4.27)',
    '/account-configuration',
    body,
    go(nb, 7),
  ],
  [
    'configured candidate, on configuration: redirects to /nexus (S4.27, D.31)',
    '/account-configuration',
    person({ role: 'candidate' }),
    go('/nexus', 7),
  ],
  [
    'configured user without a role, on configuration: redirects to /nexus (S4.27, D.31)',
    '/account-configuration',
    person({ role: null }),
    go('/nexus', 7),
  ],
  [
    'market operator with access, on the inaccessible page: redirects to the market operator dashboard (S4.28)',
    '/inaccessible-account',
    operator,
    go(mo, 8),
  ],
  [
    'approved notified body, on the inaccessible page: redirects to the notified body dashboard (S4.28)',
    '/inaccessible-account',
    body,
    go(nb, 8),
  ],
  [
    'notified body without a status, not configured, on the inaccessible page: redirects to the notified body dashboard (S4.28)',
    '/inaccessible-account',
    person({ role: 'notified_body', account_configured: false }),
    go(nb, 8),
  ],
  [
    'other role with access, on the inaccessible page: redirects to /nexus (S4.28, D.31)',
    '/inaccessible-account',
    person({ role: 'other' }),
    go('/nexus', 8),
  ],
  [
    'unknown status, on the inaccessible page: stays (S4.28)',
    '/inaccessible-account',
    person({ user_notified_body_request_status: 'refused' }),
    stay,
  ],
  ['no role: redirects to / (S4.29)', list, person({ role: null }), go('/', 9)],
  [
    'no role, on a page for every role: redirects to / (S4.29)',
    '/account-configuration',
    person({ role: null, account_configured: false }),
    go('/', 9),
  ],
  ['market operator on a notified body’s page: redirects to / (S4.30, S2.49)', gantt, operator, go('/', 9)],
  ['notified body on a market operator’s page: redirects to / (S4.30)', list, body, go('/', 9)],
  [
    'candidate on a page for other roles: redirects to / (S4.30)',
    '/dashboard/statistics',
    person({ role: 'candidate' }),
    go('/', 9),
  ],
  ['statistics, market operator: stays (S2.37)', '/dashboard/statistics', operator, stay],
  ['statistics, notified body: stays (S2.37)', '/dashboard/statistics', body, stay],
  ['market operator on their dashboard: stays (S1.2)', mo, operator, stay],
  ['notified body on their dashboard: stays (S1.8, S6.17)', nb, body, stay],
  ['upper case and a trailing slash: stays', `${list.toUpperCase()}/`, operator, stay],
  [
    'candidate on the settings of market operators: redirects to the personal settings (D.52, S4.30)',
    '/account-settings/market-operator',
    person({ role: 'candidate' }),
    go('/account-settings/personal', 9),
  ],
  [
    'no role, on the settings of market operators: redirects to the personal settings (D.52, S4.29)',
    '/account-settings/market-operator',
    person({ role: null }),
    go('/account-settings/personal', 9),
  ],
  [
    'notified body on the settings of market operators: redirects to the personal settings (D.52)',
    '/account-settings/market-operator',
    body,
    go('/account-settings/personal', 9),
  ],
  ['market operator on their settings: stays (S2.36)', '/account-settings/market-operator', operator, stay],
  [
    'market operator on the settings of notified bodies: redirects to / (S2.35)',
    '/account-settings/notified-body',
    operator,
    go('/', 9),
  ],
  [
    'course registration, notified body without a status: stays (S4.25, S6.23)',
    '/register-course/eu-101',
    person({ role: 'notified_body' }),
    stay,
  ],
  ['course registration, signed out: redirects to / (S2.32, D.41)', '/register-course/eu-101', null, go('/', 1)],
  [
    'course registration, not verified: redirects to /inaccessible-account (D.41)',
    '/register-course/eu-101',
    person({ is_email_verified: false }),
    go('/inaccessible-account', 3),
  ],
];

describe('the paths that the guard names (S2.47)', () => {
  const unapproved = { role: 'notified_body', user_notified_body_request_status: 'pending' } as const;
  it.each([
    ['/ is where a visitor goes', list, null, go('/', 1)],
    ['/ shows a visitor the sign-in page', '/', null, stay],
    [
      '/account-configuration is where a dashboard of an unconfigured account goes',
      mo,
      person({ account_configured: false }),
      go(`/account-configuration?to=${mo}`, 6),
    ],
    ['/account-configuration is left by a configured account', '/account-configuration', operator, go(mo, 7)],
    [
      '/inaccessible-account is where an unapproved body goes',
      gantt,
      person(unapproved),
      go('/inaccessible-account', 5),
    ],
    ['/inaccessible-account is left by an approved body', '/inaccessible-account', body, go(nb, 8)],
    ['/register-course is open to an unapproved body', '/register-course/mdr', person(unapproved), stay],
    ['/register-course is closed to a visitor', '/register-course/mdr', null, go('/', 1)],
  ] as const)('%s (S2.47)', (_, address, user, expected) => expect(decisionAt(address, user)).toEqual(expected));
});

describe('the nine rules of the guard', () => {
  it.each(table)('%s', (_, address, user, expected) => expect(decisionAt(address, user)).toEqual(expected));

  it('rule 5 does not apply to course registration (S4.25)', () => {
    const route = { ...routeAt('/register-course/x'), access: 'portal' as const };
    expect(
      decide(person({ role: 'notified_body' }), guardedLocation({ pathname: '/register-course/x', search: '' }), route),
    ).toEqual(stay);
  });

  it('rule 9 redirects to the redirect path of the route, if it has one (S4.29, S4.30)', () => {
    const route = { ...routeAt(gantt), redirect: '/nexus' };
    expect(decide(operator, guardedLocation({ pathname: gantt, search: '' }), route)).toEqual(go('/nexus', 9));
    expect(decide(person({ role: null }), guardedLocation({ pathname: gantt, search: '' }), route)).toEqual(
      go('/nexus', 9),
    );
  });
});
