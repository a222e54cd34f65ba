import { describe, expect, it } from 'vitest';
import { decisionAt, person } from '../../testing/guarded-users';
import { routeAt, routes } from '../navigation/routes';
import type { User } from '../session/user';
import type { Rule } from './decide';

const mo = '/dashboard/market-operator/default';
const gantt = '/dashboard/notified-body/gantt';

describe('every user at every address', () => {
  const flags = [true, false];
  const users: (User | null)[] = [null];
  for (const role of ['market_operator', 'notified_body', 'candidate', 'other', null] as const)
    for (const is_email_verified of flags)
      for (const is_account_active of flags)
        for (const account_configured of flags)
          for (const status of ['approved', 'pending', null])
            users.push(
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

  /** Follows redirects until the user may stay. Like the portal, it drops the remembered path on any page but `/`. */
  function followRedirects(user: User | null, start: string, stored: string | null): { end: string; used: Rule[] } {
    let address = start;
    let remembered = stored;
    const used: Rule[] = [];
    for (let step = 0; step < 20; step += 1) {
      const decision = decisionAt(address, user, remembered);
      if (decision.stay) return { end: address, used };
      if (user && !isRoot(address)) remembered = null;
      used.push(decision.rule);
      address = decision.go;
    }
    throw new Error(`Redirect loop from ${start}: ${used.join(' → ')}`);
  }

  it('applies each rule at most once until the user may stay (D.29)', () => {
    const repeating: string[] = [];
    for (const user of users)
      for (const path of paths)
        for (const to of targets)
          for (const stored of [null, mo, gantt]) {
            const { used } = followRedirects(user, to === null ? path : `${path}?to=${encodeURIComponent(to)}`, stored);
            if (new Set(used).size < used.length)
              repeating.push(`${path} ${to} ${stored} ${JSON.stringify(user)}: ${used.join(' → ')}`);
          }
    expect(paths).toContain('/account-settings/personal');
    expect(users.length * paths.length * targets.length).toBeGreaterThan(100_000);
    expect(repeating).toEqual([]);
  });

  it('never ends on a page that the user may not open (S1.1, S4.30)', () => {
    const ends = users.flatMap((user) =>
      paths.map((path) => ({
        user,
        route: routeAt(new URL(followRedirects(user, path, null).end, 'https://portal.example').pathname),
      })),
    );
    const forbidden = ends.filter(({ user, route }) =>
      user ? route.roles && !route.roles.includes(user.role!) : route.access === 'hub' || route.access === 'portal',
    );
    expect(forbidden).toEqual([]);
  });
});
