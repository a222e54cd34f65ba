import { describe, expect, it } from 'vitest';
import { routeAt, routes, type Route } from '../routes';
import type { User } from '../session/user';
import { decide, type Decision, type Rule } from './decide';
import { placeOf, type Place } from './place';

const person = (facts: Partial<User>): User => ({
  id: 1,
  email: 'p@example.org',
  first_name: 'P',
  last_name: 'Q',
  roles: [],
  role: 'market_operator',
  is_email_verified: true,
  is_account_active: true,
  account_configured: true,
  user_notified_body_request_status: null,
  notified_body: null,
  market_operator: null,
  ...facts,
});
const operator = person({});
const body = person({ role: 'notified_body', user_notified_body_request_status: 'approved' });

/** Addresses that were read once: the walk comes by the same ones a million times. */
const known = new Map<string, { place: Place; route: Route }>();
function read(address: string) {
  const { pathname, search } = new URL(address, 'https://portal.example');
  const seen = { place: placeOf({ pathname, search }), route: routeAt(pathname) };
  known.set(address, seen);
  return seen;
}
function at(address: string, user: User | null, remembered: string | null = null): Decision {
  const { place, route } = known.get(address) ?? read(address);
  return decide(user, { ...place, remembered }, route);
}
const go = (to: string, rule: Rule): Decision => ({ stay: false, go: to, rule });
const stay: Decision = { stay: true };

const mo = '/dashboard/market-operator/default';
const nb = '/dashboard/notified-body/default';
const list = '/dashboard/market-operator/list-medical-devices';
const gantt = '/dashboard/notified-body/gantt';

// The guard of the specification, section 4, as a literal table: address, who, what happens.
const table: [requirement: string, address: string, user: User | null, expected: Decision][] = [
  ['S4.18 S1.1 signed out', mo, null, go('/', 1)],
  ['S4.18 signed out on configuration', '/account-configuration', null, go('/', 1)],
  ['S4.18 S2.33 S2.34 signed out on inaccessible', '/inaccessible-account', null, go('/', 1)],
  ['S4.19 signed out with a return path', `${mo}?to=/dashboard/statistics`, null, go('/?to=/dashboard/statistics', 1)],
  ['S4.19 D.40 signed out with a foreign return path', `${mo}?to=//evil.example`, null, go('/', 1)],
  ['S4.20 a return path', `${mo}?to=${list}`, operator, go(list, 2)],
  [
    'S4.20 S4.17 a return path goes before the address being verified',
    `${mo}?to=${list}`,
    person({ is_email_verified: false }),
    go(list, 2),
  ],
  ['S4.20 a return path to where one is', `${list}?to=${list}?page=2`, operator, stay],
  ['S4.20 D.40 a return path outside', `${list}?to=https://evil.example`, operator, stay],
  ['D.40 a return path given twice', `${list}?to=/nexus&to=/nexus`, operator, stay],
  [
    'S4.21 no return path on configuration',
    `/account-configuration?to=${list}`,
    person({ account_configured: false }),
    stay,
  ],
  [
    'S4.21 no return path on inaccessible',
    `/inaccessible-account?to=${list}`,
    person({ is_email_verified: false }),
    stay,
  ],
  ['S4.22 not verified', list, person({ is_email_verified: false }), go('/inaccessible-account', 3)],
  ['S4.22 D.28 not verified, already there', '/inaccessible-account', person({ is_email_verified: false }), stay],
  [
    'S4.22 S8.12 not verified on configuration',
    '/account-configuration',
    person({ is_email_verified: false }),
    go('/inaccessible-account', 3),
  ],
  ['S4.23 S8.13 not active', list, person({ is_account_active: false }), go('/inaccessible-account', 4)],
  [
    'S4.17 neither verified nor active',
    list,
    person({ is_email_verified: false, is_account_active: false }),
    go('/inaccessible-account', 3),
  ],
  [
    'S4.24 S6.23 S8.14 a body that asked and waits',
    gantt,
    person({ role: 'notified_body', user_notified_body_request_status: 'pending' }),
    go('/inaccessible-account', 5),
  ],
  ['S4.24 a body without a status', nb, person({ role: 'notified_body' }), go('/inaccessible-account', 5)],
  [
    'S4.24 D.28 a body without a status, already there',
    '/inaccessible-account',
    person({ role: 'notified_body' }),
    stay,
  ],
  [
    'S4.24 a body that is not configured yet is not held up by it',
    gantt,
    person({ role: 'notified_body', account_configured: false }),
    stay,
  ],
  ['S4.24 an operator with a status', list, person({ user_notified_body_request_status: 'pending' }), stay],
  [
    'S4.26 operator not configured',
    mo,
    person({ account_configured: false }),
    go(`/account-configuration?to=${mo}`, 6),
  ],
  [
    'S4.26 body not configured',
    nb,
    person({ role: 'notified_body', account_configured: false }),
    go(`/account-configuration?to=${nb}`, 6),
  ],
  [
    'S4.26 S4.17 the other role’s dashboard, not configured',
    nb,
    person({ account_configured: false }),
    go(`/account-configuration?to=${nb}`, 6),
  ],
  ['S4.26 only the default dashboards', list, person({ account_configured: false }), stay],
  ['S4.27 operator configured', '/account-configuration', operator, go(mo, 7)],
  ['S4.27 body configured', '/account-configuration', body, go(nb, 7)],
  ['S4.27 D.31 candidate configured', '/account-configuration', person({ role: 'candidate' }), go('/nexus', 7)],
  ['S4.27 D.31 no role, configured', '/account-configuration', person({ role: null }), go('/nexus', 7)],
  ['S4.28 operator, nothing wrong', '/inaccessible-account', operator, go(mo, 8)],
  ['S4.28 body approved', '/inaccessible-account', body, go(nb, 8)],
  [
    'S4.28 body, status absent, not configured',
    '/inaccessible-account',
    person({ role: 'notified_body', account_configured: false }),
    go(nb, 8),
  ],
  ['S4.28 D.31 other, nothing wrong', '/inaccessible-account', person({ role: 'other' }), go('/nexus', 8)],
  [
    'S4.28 a status that is neither',
    '/inaccessible-account',
    person({ user_notified_body_request_status: 'refused' }),
    stay,
  ],
  ['S4.29 no role', list, person({ role: null }), go('/', 9)],
  [
    'S4.29 no role where every role may',
    '/account-configuration',
    person({ role: null, account_configured: false }),
    go('/', 9),
  ],
  ['S4.30 S2.49 operator on a body’s page', gantt, operator, go('/', 9)],
  ['S4.30 body on an operator’s page', list, body, go('/', 9)],
  ['S4.30 candidate', '/dashboard/statistics', person({ role: 'candidate' }), go('/', 9)],
  ['S2.37 statistics, operator', '/dashboard/statistics', operator, stay],
  ['S2.37 statistics, body', '/dashboard/statistics', body, stay],
  ['S1.2 operator at home', mo, operator, stay],
  ['S1.8 S6.17 body at home', nb, body, stay],
  ['any letter case and a closing slash', `${list.toUpperCase()}/`, operator, stay],

  ['S4.31 hub, signed out', '/nexus', null, go('/', 'hub')],
  ['S4.31 hub, signed out, with a return path', '/video?to=/codes', null, go('/?to=/codes', 'hub')],
  ['S4.32 hub, not verified', '/nexus', person({ is_email_verified: false }), go('/inaccessible-account', 'hub')],
  ['S4.32 hub, not active', '/community', person({ is_account_active: false }), go('/inaccessible-account', 'hub')],
  ['S6.22 hub needs no role', '/nexus', person({ role: null }), stay],
  [
    'S6.22 hub needs no approval',
    '/courses',
    person({ role: 'notified_body', user_notified_body_request_status: 'pending' }),
    stay,
  ],
  [
    'S4.25 S6.23 course registration needs no approval',
    '/register-course/eu-101',
    person({ role: 'notified_body' }),
    stay,
  ],
  ['S2.32 D.41 course registration, signed out', '/register-course/eu-101', null, go('/', 'hub')],
  [
    'D.41 course registration, not verified',
    '/register-course/eu-101',
    person({ is_email_verified: false }),
    go('/inaccessible-account', 'hub'),
  ],

  ['S2.21 root, signed out', '/', null, stay],
  ['S2.22 root, signed in', '/', operator, go('/nexus', 'root')],
  ['D.32 root, signed in, return path', `/?to=${list}`, operator, go(list, 'return')],
  ['D.32 D.40 root, signed in, bad return path', '/?to=/login', operator, go('/nexus', 'root')],
  ['S4.34 S2.3 sign-in, signed in', '/login', operator, go('/', 'sign-in')],
  ['S4.34 sign-in keeps a return path', `/login?to=${list}`, operator, go(`/?to=${list}`, 'sign-in')],
  ['S4.34 registration, signed in', '/register', body, go('/', 'sign-in')],
  ['S2.12 sign-in, signed out', '/login', null, stay],
  ['S2.12 a reset link, signed in', '/reset-password?token=x', operator, stay],
  ['S2.12 privacy', '/privacy-policy', null, stay],
  ['an address that nothing answers', '/nowhere', null, stay],
  ['S2.56 the widget menu is not routed', '/widget/chart', operator, stay],
];

describe('the guard', () => {
  it.each(table)('%s: %s', (_, address, user, expected) => expect(at(address, user)).toEqual(expected));

  it('D.33 the remembered path opens after sign-in', () => expect(at('/', operator, list)).toEqual(go(list, 'return')));
  it('D.34 a return path in the address wins over the remembered one', () =>
    expect(at('/?to=/codes', operator, list)).toEqual(go('/codes', 'return')));

  it('S4.25 rule 5 itself spares course registration', () => {
    const route = { ...routeAt('/register-course/x'), access: 'portal' as const };
    expect(
      decide(person({ role: 'notified_body' }), placeOf({ pathname: '/register-course/x', search: '' }), route),
    ).toEqual(stay);
  });

  it('S4.29 S4.30 a route’s own redirect path goes before /', () => {
    const route = { ...routeAt(gantt), redirect: '/nexus' };
    expect(decide(operator, placeOf({ pathname: gantt, search: '' }), route)).toEqual(go('/nexus', 9));
    expect(decide(person({ role: null }), placeOf({ pathname: gantt, search: '' }), route)).toEqual(go('/nexus', 9));
  });

  it('S4.33 a hub route’s redirect path is followed', () => {
    const route = { ...routeAt('/video'), redirect: '/nexus' };
    expect(decide(operator, placeOf({ pathname: '/video', search: '' }), route)).toEqual(go('/nexus', 'hub'));
  });
});

describe('every person at every address', () => {
  const flags = [true, false];
  const people: (User | null)[] = [null];
  for (const role of ['market_operator', 'notified_body', 'candidate', 'other', null] as const)
    for (const is_email_verified of flags)
      for (const is_account_active of flags)
        for (const account_configured of flags)
          for (const status of ['approved', 'pending', null])
            people.push(
              person({
                role,
                is_email_verified,
                is_account_active,
                account_configured,
                user_notified_body_request_status: status,
              }),
            );
  const paths = [...routes.map(({ path }) => path.replace(/:\w+/, '12')), '/nowhere'];
  const targets = [null, ...paths, '//evil.example'];

  const isRoot = (address: string) => /^\/(\?|$)/.test(address);

  /** Follows the guard until someone may stay; the remembered path is forgotten away from `/`, as the portal does. */
  function walk(user: User | null, start: string, kept: string | null): { end: string; used: Rule[] } {
    let address = start;
    let remembered = kept;
    const used: Rule[] = [];
    for (let step = 0; step < 20; step += 1) {
      const decision = at(address, user, remembered);
      if (decision.stay) return { end: address, used };
      if (user && !isRoot(address)) remembered = null;
      used.push(decision.rule);
      address = decision.go;
    }
    throw new Error(`A loop from ${start}: ${used.join(' → ')}`);
  }

  it('D.29 comes to rest, with at most one redirect for a rule', () => {
    const repeating: string[] = [];
    for (const user of people)
      for (const path of paths)
        for (const to of targets)
          for (const kept of [null, mo, gantt]) {
            const { used } = walk(user, to === null ? path : `${path}?to=${encodeURIComponent(to)}`, kept);
            if (new Set(used).size < used.length)
              repeating.push(`${path} ${to} ${kept} ${JSON.stringify(user)}: ${used.join(' → ')}`);
          }
    expect(people.length * paths.length * targets.length).toBeGreaterThan(100_000);
    expect(repeating).toEqual([]);
  }, 30_000);

  it('S1.1 S4.30 nobody comes to rest where they may not be', () => {
    const ends = people.flatMap((user) =>
      paths.map((path) => ({
        user,
        route: routeAt(new URL(walk(user, path, null).end, 'https://portal.example').pathname),
      })),
    );
    const trespassing = ends.filter(({ user, route }) =>
      user ? route.roles && !route.roles.includes(user.role!) : route.access === 'hub' || route.access === 'portal',
    );
    expect(trespassing).toEqual([]);
  });
});
