import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router-dom';
import type { TitleKey } from './platform/navigation/routes';
import { titleOf } from './platform/shell/breadcrumbs';
import { isIncompleteLink, linkTokenIn } from './features/sign-in';

type TitleLocation = Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>;

/**
 * The key of a location's title. `/check-mail` has three: the mail was sent, its link was opened, and the address is
 * verified.
 */
export function titleAt(location: TitleLocation): TitleKey {
  const title = titleOf(location.pathname);
  if (title !== 'checkMail') return title;
  if (linkTokenIn(location).token !== null || isIncompleteLink(location)) return 'verifyAddress';
  const state: unknown = location.state;
  return typeof state === 'object' && state !== null && 'verified' in state ? 'addressVerified' : title;
}

/** Sets the document title to the title of the page and the name of the portal. */
export function useTitle(): void {
  const { t } = useTranslation('portal');
  const title = `${t(`titles.${titleAt(useLocation())}`)} · ${t('name')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
