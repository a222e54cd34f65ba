import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { titleOf } from '../shell/breadcrumbs';

/** Names the browser's tab after the page: what it is first, whose it is after. */
export function useTitle(): void {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  const title = `${t(`titles.${titleOf(pathname)}`)} · ${t('name')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
