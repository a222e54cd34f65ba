import { describe, expect, it } from 'vitest';
import { body, decisionAt, go, operator, person, stay } from '../../testing/guarded-users';
import { routeAt } from '../navigation/routes';
import type { User } from '../session/user';
import { decide, type Decision } from './decide';
import { guardedLocation } from './guarded-location';

const list = '/dashboard/market-operator/list-medical-devices';

// The guards of the hub, of `/` and of the sign-in pages (specification, section 4) as a literal table.
const table: [title: string, address: string, user: User | null, expected: Decision][] = [
  ['hub, signed out: redirects to / (S4.31)', '/nexus', null, go('/', 'hub')],
  [
    'hub, signed out, with a return path: redirects to /?to=/codes (S4.31)',
    '/video?to=/codes',
    null,
    go('/?to=/codes', 'hub'),
  ],
  [
    'hub, not verified: redirects to /inaccessible-account (S4.32)',
    '/nexus',
    person({ is_email_verified: false }),
    go('/inaccessible-account', 'hub'),
  ],
  [
    'hub, not active: redirects to /inaccessible-account (S4.32)',
    '/community',
    person({ is_account_active: false }),
    go('/inaccessible-account', 'hub'),
  ],
  ['hub, no role: stays (S6.22)', '/nexus', person({ role: null }), stay],
  [
    'hub, notified body with a pending request: stays (S6.22)',
    '/courses',
    person({ role: 'notified_body', user_notified_body_request_status: 'pending' }),
    stay,
  ],
  ['personal settings, signed out: redirects to / (D.131)', '/account-settings/personal', null, go('/', 'hub')],
  [
    'personal settings, not verified: redirects to /inaccessible-account (D.131)',
    '/account-settings/personal',
    person({ is_email_verified: false }),
    go('/inaccessible-account', 'hub'),
  ],
  ...(['market_operator', 'notified_body', 'candidate', 'other', null] as const).map((role): (typeof table)[number] => [
    `personal settings, role ${role}: stays (D.131)`,
    '/account-settings/personal',
    person({ role }),
    stay,
  ]),

  ['root, signed out: stays (S2.21)', '/', null, stay],
  ['root, signed in: redirects to /nexus (S2.22)', '/', operator, go('/nexus', 'root')],
  [
    'root, signed in, with a return path: redirects to the return path (D.32)',
    `/?to=${list}`,
    operator,
    go(list, 'return'),
  ],
  [
    'root, signed in, with an invalid return path: redirects to /nexus (D.32, D.40)',
    '/?to=/login',
    operator,
    go('/nexus', 'root'),
  ],
  ['sign-in, signed in: redirects to / (S4.34, S2.3)', '/login', operator, go('/', 'sign-in')],
  [
    'sign-in, signed in, with a return path: redirects to / with the return path (S4.34)',
    `/login?to=${list}`,
    operator,
    go(`/?to=${list}`, 'sign-in'),
  ],
  ['registration, signed in: redirects to / (S4.34)', '/register', body, go('/', 'sign-in')],
  ['sign-in, signed out: stays (S2.12)', '/login', null, stay],
  ['password reset link, signed in: stays (S2.12)', '/reset-password?token=x', operator, stay],
  ['privacy policy, signed out: stays (S2.12)', '/privacy-policy', null, stay],
  ['unknown address, signed out: stays', '/nowhere', null, stay],
  ['widget page, which has no route: stays (S2.56)', '/widget/chart', operator, stay],
];

describe('the guards of the hub, of / and of the sign-in pages', () => {
  it.each(table)('%s', (_, address, user, expected) => expect(decisionAt(address, user)).toEqual(expected));

  it('redirects from / to the remembered path (D.33)', () =>
    expect(decisionAt('/', operator, list)).toEqual(go(list, 'return')));
  it('prefers a return path in the address to the remembered path (D.34)', () =>
    expect(decisionAt('/?to=/codes', operator, list)).toEqual(go('/codes', 'return')));

  it('the hub’s guard redirects to the redirect path of the route (S4.33)', () => {
    const route = { ...routeAt('/video'), redirect: '/nexus' };
    const decided = (user: User | null) => decide(user, guardedLocation({ pathname: '/video', search: '' }), route);
    expect(decided(operator)).toEqual(go('/nexus', 'hub'));
    expect(decided(null)).toEqual(go('/', 'hub'));
    expect(decided(person({ is_email_verified: false }))).toEqual(go('/inaccessible-account', 'hub'));
    expect(decided(person({ is_account_active: false }))).toEqual(go('/inaccessible-account', 'hub'));
    expect(decisionAt('/video', operator)).toEqual(stay);
  });
});
