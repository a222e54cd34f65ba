import { decide, type Decision, type Rule } from '../platform/guard/decide';
import { guardedLocation, type GuardedLocation } from '../platform/guard/guarded-location';
import { routeAt, type Route } from '../platform/navigation/routes';
import type { User } from '../platform/session/user';

/** A configured market operator with access, changed by `facts`. */
export const person = (facts: Partial<User>): User => ({
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
  inactive_reason: null,
  deletion_date: null,
  photo_url: null,
  ...facts,
});
export const operator = person({});
export const body = person({ role: 'notified_body', user_notified_body_request_status: 'approved' });

/** Caches parsed addresses, because the walk over all states visits the same ones a million times. */
const parsedAddresses = new Map<string, { location: GuardedLocation; route: Route }>();
function parse(address: string) {
  const { pathname, search } = new URL(address, 'https://portal.example');
  const parsed = { location: guardedLocation({ pathname, search }), route: routeAt(pathname) };
  parsedAddresses.set(address, parsed);
  return parsed;
}
/** Returns the decision of the guard for a user at an address. */
export function decisionAt(address: string, user: User | null, remembered: string | null = null): Decision {
  const { location, route } = parsedAddresses.get(address) ?? parse(address);
  return decide(user, { ...location, remembered }, route);
}
/** A redirect to a path by a rule. */
export const go = (to: string, rule: Rule): Decision => ({ stay: false, go: to, rule });
export const stay: Decision = { stay: true };
