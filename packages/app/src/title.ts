import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router-dom';
import { $namedPage, nameAt } from './platform/navigation/page-title';
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

/** A document title: the name of the record, if the page shows one, the title of the page, the name of the portal. */
export const documentTitle = (record: string | null, page: string, portal: string): string =>
  [record, page, portal].filter((text) => text !== null).join(' · ');

/** Sets the document title of the current page. */
export function useTitle(): void {
  const { t } = useTranslation('portal');
  const location = useLocation();
  const record = nameAt(useUnit($namedPage), location.pathname);
  const title = documentTitle(record, t(`titles.${titleAt(location)}`), t('name'));
  useEffect(() => {
    document.title = title;
  }, [title]);
}
