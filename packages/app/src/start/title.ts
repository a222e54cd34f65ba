import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router-dom';
import type { TitleKey } from '../routes';
import { titleOf } from '../shell/breadcrumbs';
import { isIncompleteLink, linkTokenIn } from '../sign-in/link-token';

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>;

/**
 * Key of the title of a location. `/check-mail` is three pages: a mail is on its way, its link was opened, and the address
 * is verified.
 */
export function titleAt(location: Place): TitleKey {
  const title = titleOf(location.pathname);
  if (title !== 'checkMail') return title;
  if (linkTokenIn(location).token !== null || isIncompleteLink(location)) return 'verifyAddress';
  const state: unknown = location.state;
  return typeof state === 'object' && state !== null && 'verified' in state ? 'addressVerified' : title;
}

/** Names the browser's tab after the page: what it is first, whose it is after. */
export function useTitle(): void {
  const { t } = useTranslation('portal');
  const title = `${t(`titles.${titleAt(useLocation())}`)} · ${t('name')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
