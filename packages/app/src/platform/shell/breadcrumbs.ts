import type { Role } from '@attesta/domain/access/roles';
import { defaultDashboard } from '../guard/decide';
import { routeAt, type MenuGroup, type MenuKey, type Route, type TitleKey } from '../navigation/routes';
import { paths } from '../navigation/paths';

/** One breadcrumb. Its label is in `groups`, `menu` or `titles` of the `portal` bundle. */
export type Crumb = { href?: string } & (
  | { from: 'groups'; key: MenuGroup }
  | { from: 'menu'; key: MenuKey }
  | { from: 'titles'; key: TitleKey }
);

/** The group of dashboard pages that are not in the menu, by the folder of the page. */
const groupByFolder: Record<string, MenuGroup> = { devices: 'medicalDevices' };

/** The pages with breadcrumbs. The hub has none, because its pages have no level above them. */
const hasBreadcrumbs = ({ path }: Route) => /^\/(dashboard|account-settings|account-configuration)\b/.test(path);

/** The dashboard cannot be opened before the account is configured. */
const isLinkedTo = (dashboard: string, { path }: Route) => path !== dashboard && path !== paths.configuration;

const hasDashboard = (role: Role | null) => defaultDashboard(role) !== defaultDashboard(null);

/** The group and the item of the menu, or the title of a page that the menu does not list as an item of a group. */
function pageCrumbs(route: Route, dashboard: string): Crumb[] {
  const group = route.menu?.group ?? groupByFolder[route.page.split('/')[0]!];
  const item: Crumb =
    route.menu && route.path !== dashboard
      ? { from: 'menu', key: route.menu.item }
      : { from: 'titles', key: route.title };
  return group ? [{ from: 'groups', key: group }, item] : [item];
}

/**
 * The breadcrumbs of a page: Dashboard, title of the group, title of the item (specification, section 2). A name that
 * would repeat its neighbour appears once. Default dashboards and account pages have Dashboard and their title. For a
 * role without a dashboard, the hub takes its place.
 */
export function breadcrumbs(path: string, role: Role | null): Crumb[] {
  const route = routeAt(path);
  if (!hasBreadcrumbs(route)) return [];
  const dashboard = defaultDashboard(role);
  const link = isLinkedTo(dashboard, route) && { href: dashboard };
  const home: Crumb = hasDashboard(role)
    ? { from: 'groups', key: 'dashboard', ...link }
    : { from: 'titles', key: 'nexus', ...link };
  const crumbs = [home, ...pageCrumbs(route, dashboard)];
  return crumbs.filter(({ key }, index) => key !== crumbs[index - 1]?.key);
}

/** The key of a page's title, in `titles` of the `portal` bundle. */
export const titleOf = (path: string): TitleKey => routeAt(path).title;
