import type { Route } from '../navigation/routes';
import type { Role } from '@attesta/domain/access/roles';
import type { User } from '../session/user';
import { withReturnPath, type GuardedLocation } from './guarded-location';
import { paths, coursePaths } from '../navigation/paths';

/**
 * The rule that decided. The nine rules of the specification have their number; `return` and `root` are the two
 * redirects from `/`.
 */
export type Rule = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 'return' | 'root' | 'sign-in' | 'hub';

export type Decision = { stay: true } | { stay: false; go: string; rule: Rule };

const { start: root, hub: hubHome, configuration, inaccessible } = paths;
const registerCourse = coursePaths.pattern;

const dashboards: Partial<Record<Role, string>> = {
  market_operator: paths.operatorDashboard,
  notified_body: paths.bodyDashboard,
};

/** The default dashboard of a role, or the hub for a role without a dashboard. */
export const defaultDashboard = (role: Role | null): string => (role && dashboards[role]) ?? hubHome;

/**
 * The default dashboard. It keeps the return path, with which rule 2 then returns to the page that required the
 * configuration.
 */
function afterConfiguration(role: Role | null, location: GuardedLocation): string {
  const dashboard = defaultDashboard(role);
  const { to } = location;
  if (to === null || dashboard === hubHome || isAt(location, to) || normalize(to) === dashboard) return dashboard;
  return withReturnPath(dashboard, to);
}

/** The facts of a user that decide whether the request of a notified body is still to be approved. */
export type Approval = Pick<User, 'role' | 'account_configured' | 'user_notified_body_request_status'>;

/**
 * Whether the user is a notified body whose request is not approved (rule 5). Only the hub, personal settings and
 * course registrations are open to it.
 */
export const awaitsApproval = ({ role, account_configured, user_notified_body_request_status }: Approval): boolean =>
  role === 'notified_body' && account_configured && user_notified_body_request_status !== 'approved';

/** The nine rules of specification section 4, in its order. */
function portalRules(user: User | null, location: GuardedLocation, route: Route): [Rule, string] | null {
  const { path } = route;
  if (!user) return [1, withReturnPath(root, location.to)];
  if (location.to && !isAt(location, location.to) && path !== configuration && path !== inaccessible)
    return [2, location.to];
  if (!user.is_email_verified) return [3, inaccessible];
  if (!user.is_account_active) return [4, inaccessible];
  if (path !== registerCourse && awaitsApproval(user)) return [5, inaccessible];
  if (Object.values(dashboards).includes(path) && !user.account_configured)
    return [6, withReturnPath(configuration, location.path)];
  if (path === configuration && user.account_configured) return [7, afterConfiguration(user.role, location)];
  const status = user.user_notified_body_request_status;
  if (path === inaccessible && (status === 'approved' || status === null)) return [8, defaultDashboard(user.role)];
  if (!user.role || (route.roles && !route.roles.includes(user.role))) return [9, route.redirect ?? root];
  return null;
}

/** The simpler guard of the hub. */
function hubRules(user: User | null, location: GuardedLocation, route: Route): [Rule, string] | null {
  if (!user) return ['hub', withReturnPath(root, location.to)];
  if (!user.is_email_verified || !user.is_account_active) return ['hub', inaccessible];
  return route.redirect ? ['hub', route.redirect] : null;
}

/** Redirects a signed-in user from `/` to the requested path, or to the hub. */
function rootRules(location: GuardedLocation): [Rule, string] {
  const requested = location.to ?? location.remembered;
  return requested === null ? ['root', hubHome] : ['return', requested];
}

function firstMatch(user: User | null, location: GuardedLocation, route: Route): [Rule, string] | null {
  switch (route.access) {
    case 'open':
      return null;
    case 'root':
      return user && rootRules(location);
    case 'sign-in':
      return user && ['sign-in', withReturnPath(root, location.to)];
    case 'hub':
      return hubRules(user, location, route);
    case 'portal':
      return portalRules(user, location, route);
  }
}

/** Normalizes a path like the router, which ignores the query, a trailing slash and letter case. */
const normalize = (target: string) =>
  target
    .replace(/[?#].*$/su, '')
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase();
const isAt = (location: GuardedLocation, target: string) => normalize(target) === normalize(location.path);

/**
 * Decides whether a user may stay at a location or is redirected (specification, section 4).
 * The first matching rule decides. A redirect to the current location means stay.
 * @param user the signed-in user, or null
 */
export function decide(user: User | null, location: GuardedLocation, route: Route): Decision {
  const match = firstMatch(user, location, route);
  if (!match || isAt(location, match[1])) return { stay: true };
  return { stay: false, rule: match[0], go: match[1] };
}
