import type { Route } from '../routes';
import type { Role } from '@attesta/domain/account/roles';
import type { User } from '../session/user';
import { withReturn, type Place } from './place';

/** Name of the rule that decided: the nine of the specification by their number; `return` and `root` are the two ways on from `/`. */
export type Rule = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 'return' | 'root' | 'sign-in' | 'hub';

export type Decision = { stay: true } | { stay: false; go: string; rule: Rule };

const root = '/';
const hubHome = '/nexus';
const configuration = '/account-configuration';
const inaccessible = '/inaccessible-account';
const registerCourse = '/register-course/:courseId';

const dashboards: Partial<Record<Role, string>> = {
  market_operator: '/dashboard/market-operator/default',
  notified_body: '/dashboard/notified-body/default',
};

/** The role's default dashboard; who has none goes to the hub. */
export const defaultDashboard = (role: Role | null): string => (role && dashboards[role]) ?? hubHome;

/** The nine rules of specification section 4, in its order. */
function portalRules(user: User | null, place: Place, route: Route): [Rule, string] | null {
  const { path } = route;
  if (!user) return [1, withReturn(root, place.to)];
  if (place.to && !isAt(place, place.to) && path !== configuration && path !== inaccessible) return [2, place.to];
  if (!user.is_email_verified) return [3, inaccessible];
  if (!user.is_account_active) return [4, inaccessible];
  const status = user.user_notified_body_request_status;
  if (user.role === 'notified_body' && user.account_configured && path !== registerCourse && status !== 'approved')
    return [5, inaccessible];
  if (Object.values(dashboards).includes(path) && !user.account_configured)
    return [6, withReturn(configuration, place.path)];
  if (path === configuration && user.account_configured) return [7, defaultDashboard(user.role)];
  if (path === inaccessible && (status === 'approved' || status === null)) return [8, defaultDashboard(user.role)];
  if (!user.role || (route.roles && !route.roles.includes(user.role))) return [9, route.redirect ?? root];
  return null;
}

/** The hub's simpler guard. */
function hubRules(user: User | null, place: Place, route: Route): [Rule, string] | null {
  if (!user) return ['hub', withReturn(root, place.to)];
  if (!user.is_email_verified || !user.is_account_active) return ['hub', inaccessible];
  return route.redirect ? ['hub', route.redirect] : null;
}

/** `/` of a signed-in user: on to where they wanted to go, else to the hub. */
function rootRules(place: Place): [Rule, string] {
  const wanted = place.to ?? place.remembered;
  return wanted === null ? ['root', hubHome] : ['return', wanted];
}

function firstMatch(user: User | null, place: Place, route: Route): [Rule, string] | null {
  switch (route.access) {
    case 'open':
      return null;
    case 'root':
      return user && rootRules(place);
    case 'sign-in':
      return user && ['sign-in', withReturn(root, place.to)];
    case 'hub':
      return hubRules(user, place, route);
    case 'portal':
      return portalRules(user, place, route);
  }
}

/** As the router sees it: query, closing slash and letter case make no other place. */
const plain = (target: string) =>
  target
    .replace(/[?#].*$/su, '')
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase();
const isAt = (place: Place, target: string) => plain(target) === plain(place.path);

/**
 * Whether a person may stay at a place, or where to go instead (specification, section 4).
 * The first rule that matches decides; a redirect to where one already is means stay.
 * @param user the signed-in user; null when nobody is signed in
 */
export function decide(user: User | null, place: Place, route: Route): Decision {
  const match = firstMatch(user, place, route);
  if (!match || isAt(place, match[1])) return { stay: true };
  return { stay: false, rule: match[0], go: match[1] };
}
