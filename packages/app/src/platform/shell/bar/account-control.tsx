import { AccountMenu, type AccountMenuItem } from '@attesta/ui/shell/account-menu';
import { useUnit } from 'effector-react';
import { Briefcase, House, LogOut, Settings, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { signOutRequested } from '../../session/sign-out';
import { $token } from '../../http/token';
import { pictureAddress } from '../../session/picture-address';
import { organisationOf, type User } from '../../session/user';
import { $settings } from '../../start/settings';
import { accountEntries, type AccountEntry } from './account-entries';

const icons: Record<AccountEntry['id'], typeof House> = {
  home: House,
  eTool: Wrench,
  jobBoard: Briefcase,
  settings: Settings,
  logout: LogOut,
};

/** The account menu with the user's name and role (specification, section 2). */
export function AccountControl({ user }: { user: User }) {
  const { t } = useTranslation('portal');
  const [settings, token, signOut] = useUnit([$settings, $token, signOutRequested]);
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  const item = (entry: AccountEntry): AccountMenuItem => {
    const Icon = icons[entry.id];
    const shared = { id: entry.id, label: t(`accountMenu.${entry.id}`), icon: <Icon aria-hidden /> };
    if (entry.kind === 'action') return { ...shared, separated: true, onSelect: () => signOut() };
    return { ...shared, href: entry.href, external: entry.kind === 'external' };
  };
  return (
    <AccountMenu
      name={name || (user.email ?? '')}
      role={user.role ? t(`roles.${user.role}`) : undefined}
      avatarSrc={pictureAddress(user.photo_url ?? organisationOf(user)?.logo_url ?? null, settings.apiHost)}
      avatarPhoto={user.photo_url !== null}
      items={accountEntries(user, settings, token).map(item)}
      renderLink={({ href, ...props }) => <Link to={href} {...props} />}
    />
  );
}
