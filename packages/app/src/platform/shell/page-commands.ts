import { organisationSettingsOf, personalSettings } from '../navigation/settings-paths';
import { routeAt, type MenuKey, type TitleKey } from '../navigation/routes';
import type { User } from '../session/user';
import { dashboardMenu, hubMenu, type MenuGroupOf } from './menu';

/** A page that the command palette opens. */
export interface PageCommand {
  href: string;
  /** Key in `titles` of the `portal` bundle. */
  title: TitleKey;
  /** Key in `groups` of the `portal` bundle; absent for a page outside the menu. */
  group?: MenuGroupOf['label'];
  /** The menu entry, whose label and icon belong to the page. */
  entry?: MenuKey;
}

const page = (href: string): PageCommand => ({ href, title: routeAt(href).title });

/** Returns the pages that a user can open from everywhere: those of the menu, then the user's settings. */
export function pageCommands({ role, account_configured }: Pick<User, 'role' | 'account_configured'>): PageCommand[] {
  const pages = [...dashboardMenu(role), ...hubMenu()].flatMap(({ label, items }) =>
    items.flatMap(({ id, href }): PageCommand[] => (href ? [{ ...page(href), group: label, entry: id }] : [])),
  );
  const organisation = account_configured ? organisationSettingsOf(role) : '/account-configuration';
  const hasOrganisation = organisation !== null && role !== null && role !== 'other';
  return [...pages, ...(hasOrganisation ? [page(organisation)] : []), page(personalSettings)];
}
