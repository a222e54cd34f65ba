import { routeAt, type MenuKey, type TitleKey } from '../../navigation/routes';
import { awaitsApproval, type Approval } from '../../guard/decide';
import type { User } from '../../session/user';
import { menuOf, type MenuGroupOf } from '../bar/menu';
import { paths, organisationSettingsOf } from '../../navigation/paths';

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
export function pageCommands(user: Approval & Pick<User, 'is_account_active'>): PageCommand[] {
  const { role, account_configured } = user;
  if (!user.is_account_active) return [];
  const pages = menuOf(user).flatMap(({ label, items }) =>
    items.flatMap(({ id, href }): PageCommand[] => (href ? [{ ...page(href), group: label, entry: id }] : [])),
  );
  const organisation = account_configured ? organisationSettingsOf(role) : paths.configuration;
  const hasOrganisation = organisation !== null && !awaitsApproval(user) && role !== null && role !== 'other';
  return [...pages, ...(hasOrganisation ? [page(organisation)] : []), page(paths.personalSettings)];
}
