import { NavBar } from '@attesta/ui/navigation/nav-bar';
import { NavTree, type NavGroup } from '@attesta/ui/navigation/nav-tree';
import { useMemo, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '../../session/user';
import { activeItem, menuOf, type MenuGroupOf } from './menu';
import { menuIcons } from './menu-icons';

const renderLink: NonNullable<ComponentProps<typeof NavTree>['renderLink']> = ({ href, ...link }) => (
  <Link {...link} to={href} />
);

/** Groups of menu entries as the navigation components of the library take them. */
function useEntries(menu: readonly MenuGroupOf[]) {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  const groups = useMemo(
    (): NavGroup[] =>
      menu.map((group) => ({
        id: group.id,
        label: t(`groups.${group.label}`),
        items: group.items.map(({ id, label, href }) => {
          const Icon = menuIcons[id];
          return { id, label: t(`menu.${label}` as 'menu.error'), href, icon: Icon && <Icon aria-hidden /> };
        }),
      })),
    [menu, t],
  );
  return { groups, activeId: activeItem(pathname), renderLink };
}

const useMenu = (user: User) => useMemo(() => menuOf(user), [user]);

/** Shows menu groups as a list of links. An entry without a route shows 'Menu Items Error'. */
export function MenuTree({ menu }: { menu: readonly MenuGroupOf[] }) {
  return <NavTree {...useEntries(menu)} />;
}

/** The navigation in the drawer. */
export function Navigation({ user }: { user: User }) {
  return <MenuTree menu={useMenu(user)} />;
}

/** The navigation as a bar, if the preference `menuOrientation` is `horizontal`. */
export function NavigationBar({ user }: { user: User }) {
  return <NavBar {...useEntries(useMenu(user))} />;
}
