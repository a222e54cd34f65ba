import { EmptyState } from '@attesta/ui/display/empty-state';
import { Heading } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { titleOf } from '../shell/breadcrumbs';

/** The placeholder that the hub's sections share, and that stands for pages to come. */
export function Component() {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  return (
    <>
      <Heading level={1}>{t(`titles.${titleOf(pathname)}`)}</Heading>
      <EmptyState title={t('about.lead')} action={<Button variant="outlined" render={<Link to="/nexus">{t('about.back')}</Link>}>{t('about.back')}</Button>}>
        {t('about.text')}
      </EmptyState>
    </>
  );
}
