import type { Role } from '@attesta/domain/account/roles';
import { defaultDashboard } from '../guard/decide';
import { routeAt, type MenuGroup, type MenuKey, type Route, type TitleKey } from '../routes';

/** One step of the way here; the words are under `groups`, `menu` or `titles` of the `portal` bundle. */
export type Crumb = { href?: string } & (
  | { from: 'groups'; key: MenuGroup }
  | { from: 'menu'; key: MenuKey }
  | { from: 'titles'; key: TitleKey }
);

/** Pages that no menu lists hang below the group of their neighbours. */
const groupByFolder: Record<string, MenuGroup> = { devices: 'medicalDevices' };

const groupOf = (route: Route): MenuGroup | undefined => route.menu?.group ?? groupByFolder[route.page.split('/')[0]!];

/**
 * Dashboard, then the group's title, then the item's title (specification, section 2). Nothing stands twice in a row: in the
 * group "Dashboard" the first step says it already. Outside of the dashboards there are none.
 */
export function breadcrumbs(path: string, role: Role | null): Crumb[] {
  const route = routeAt(path);
  if (!route.path.startsWith('/dashboard/')) return [];
  const home: Crumb = { from: 'groups', key: 'dashboard', href: defaultDashboard(role) };
  if (route.path === defaultDashboard(role)) return [{ from: 'groups', key: 'dashboard' }];
  const group = groupOf(route);
  const item: Crumb = route.menu ? { from: 'menu', key: route.menu.item } : { from: 'titles', key: route.title };
  return [home, ...(group && group !== 'dashboard' ? [{ from: 'groups' as const, key: group }] : []), item];
}

/** The title of the page at a path, as key under `titles` of the `portal` bundle. */
export const titleOf = (path: string): TitleKey => routeAt(path).title;
