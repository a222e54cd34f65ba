import type { Role } from '@attesta/domain/access/roles';
import { awaitsApproval, type Approval } from '../../guard/decide';
import type { User } from '../../session/user';
import { routeAt, routes, type MenuGroup, type MenuKey, type Route } from '../../navigation/routes';

/** Translation keys of the group titles, in `groups` of the `portal` bundle. */
type GroupKey = MenuGroup | 'widget';

export interface MenuItem {
  id: MenuKey;
  /** Key in `menu` of the `portal` bundle. An entry without a route has the label `error`: 'Menu Items Error'. */
  label: MenuKey;
  /** Absent if the entry has no route. */
  href?: string;
}

export interface MenuGroupOf {
  id: GroupKey;
  /** Key in `groups` of the `portal` bundle. */
  label: GroupKey;
  items: readonly MenuItem[];
}

const mayOpen = (route: Route, role: Role | null) => role !== null && (!route.roles || route.roles.includes(role));

/** Creates a menu entry. It has no link if its path is missing or matches no route (specification, section 8). */
export function menuItem(id: MenuKey, path: string | undefined): MenuItem {
  const known = path !== undefined && path.startsWith('/') && routeAt(path).path !== '*';
  return known ? { id, label: id, href: path } : { id, label: 'error' };
}

function grouped(list: readonly Route[]): MenuGroupOf[] {
  const groups = new Map<MenuGroup, MenuItem[]>();
  for (const { menu, path } of list)
    if (menu) groups.set(menu.group, [...(groups.get(menu.group) ?? []), menuItem(menu.item, path)]);
  return [...groups].map(([id, items]) => ({ id, label: id, items }));
}

/** The navigation menu of a role's dashboards, in the order of the route table (specification, section 2). */
export const dashboardMenu = (role: Role | null): MenuGroupOf[] =>
  grouped(routes.filter((route) => route.menu?.group !== 'hub' && mayOpen(route, role)));

/**
 * The menu of a user: the role's dashboards, then the hub. All pages of an account that is not active are closed, and
 * the dashboards of a notified body that is not approved.
 */
export function menuOf(user: Approval & Pick<User, 'is_account_active'>): MenuGroupOf[] {
  if (!user.is_account_active) return [];
  return awaitsApproval(user) ? hubMenu() : [...dashboardMenu(user.role), ...hubMenu()];
}

/** The sections of the hub, for every signed-in user. */
export const hubMenu = (): MenuGroupOf[] => grouped(routes.filter((route) => route.menu?.group === 'hub'));

/** The static widget menu of the specification. Its paths have no routes, so its entries have no links. */
export const widgetMenu = (): MenuGroupOf => ({
  id: 'widget',
  label: 'widget',
  items: (['statistics', 'data', 'chart'] as const).map((id) => menuItem(id, `/widget/${id}`)),
});

/** The id of the menu entry to mark as current for a path. Pages of a device mark the list of devices. */
export function activeItem(path: string): MenuKey | undefined {
  const route = routeAt(path);
  if (route.menu) return route.menu.item;
  return /^\/dashboard\/market-operator\/(edit|view)-medical-device\//.test(path) ? 'yourDevices' : undefined;
}
