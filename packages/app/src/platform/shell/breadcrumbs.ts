import type { Role } from '@attesta/domain/access/roles';
import { defaultDashboard } from '../guard/decide';
import { routeAt, type MenuGroup, type MenuKey, type Route, type TitleKey } from '../navigation/routes';

/** One breadcrumb. Its label is in `groups`, `menu` or `titles` of the `portal` bundle. */
export type Crumb = { href?: string } & (
  | { from: 'groups'; key: MenuGroup }
  | { from: 'menu'; key: MenuKey }
  | { from: 'titles'; key: TitleKey }
);

/** The group of pages that are not in the menu, by the folder of the page. */
const groupByFolder: Record<string, MenuGroup> = { devices: 'medicalDevices' };

const groupOf = (route: Route): MenuGroup | undefined => route.menu?.group ?? groupByFolder[route.page.split('/')[0]!];

/**
 * The breadcrumbs of a page: dashboard, title of the group, title of the item (specification, section 2). The group is
 * omitted for items of the group "Dashboard". Pages outside the dashboards have no breadcrumbs.
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

/** The key of a page's title, in `titles` of the `portal` bundle. */
export const titleOf = (path: string): TitleKey => routeAt(path).title;
