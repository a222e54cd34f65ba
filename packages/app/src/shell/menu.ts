import type { Role } from '@attesta/domain/account/roles';
import { routeAt, routes, type MenuGroup, type MenuKey, type Route } from '../routes';

/** Keys of words in the `portal` bundle, for whoever draws the menu. */
type GroupKey = MenuGroup | 'widget';

export interface MenuItem {
  id: MenuKey;
  /** Key under `menu`; an entry that leads nowhere gets `error`: 'Menu Items Error'. */
  label: MenuKey;
  /** Absent where the entry can't be resolved. */
  href?: string;
}

export interface MenuGroupOf {
  id: GroupKey;
  /** Key under `groups`. */
  label: GroupKey;
  items: readonly MenuItem[];
}

const mayOpen = (route: Route, role: Role | null) => role !== null && (!route.roles || route.roles.includes(role));

/** An entry of a menu: one whose path no route knows, or that carries no path, can't be resolved (specification, section 8). */
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

/** The hub's sections; everyone who is signed in has them. */
export const hubMenu = (): MenuGroupOf[] => grouped(routes.filter((route) => route.menu?.group === 'hub'));

/** The specification's static widget menu: it exists, its paths are not routed, so none of its entries resolves. */
export const widgetMenu = (): MenuGroupOf => ({
  id: 'widget',
  label: 'widget',
  items: (['statistics', 'data', 'chart'] as const).map((id) => menuItem(id, `/widget/${id}`)),
});

/** The id of the menu's entry that stands for a path, for marking it as current; a device's page belongs to the list. */
export function activeItem(path: string): MenuKey | undefined {
  const route = routeAt(path);
  if (route.menu) return route.menu.item;
  return /^\/dashboard\/market-operator\/(edit|view)-medical-device\//.test(path) ? 'yourDevices' : undefined;
}
