import { Link } from '@attesta/ui/navigation/link';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { awaitsApproval } from '../../../platform/guard/decide';
import { $user } from '../../../platform/session/model';
import { Layout } from './settings-layout.styles';
import { paths, organisationSettingsOf } from '../../../platform/navigation/paths';

interface SettingsLayoutProps {
  /** The sections of the page: their anchors and titles. */
  sections?: readonly { id: string; title: string }[];
  /** The sections. */
  children: ReactNode;
}

/** The settings pages: links to them and to the sections of the current one, beside the sections on wide screens. */
export function SettingsLayout({ sections = [], children }: SettingsLayoutProps) {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const user = useUnit($user);
  const organisation = user && !awaitsApproval(user) ? organisationSettingsOf(user.role) : null;
  const anchors = sections.length > 0 && (
    <ul data-slot="anchors">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link href={`#${id}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
  const page = (path: string, title: string) => (
    <li>
      <Link render={<RouterLink to={path} />} aria-current={path === pathname ? 'page' : undefined}>
        {title}
      </Link>
      {path === pathname && anchors}
    </li>
  );
  return (
    <Layout>
      <nav aria-label={t('personal.sections.label')}>
        {organisation ? (
          <ul>
            {page(organisation, t('personal.organisation'))}
            {user?.role === 'notified_body' && page(paths.bodyProfile, t('personal.bodyProfile'))}
            {user?.role === 'notified_body' && page(paths.accessKeys, t('personal.accessKeys'))}
            {page(paths.personalSettings, t('personal.title'))}
          </ul>
        ) : (
          anchors
        )}
      </nav>
      <div data-slot="sections">{children}</div>
    </Layout>
  );
}
