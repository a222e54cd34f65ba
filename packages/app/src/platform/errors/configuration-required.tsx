import { EmptyState } from '@attesta/ui/display/empty-state';
import { Button } from '@attesta/ui/inputs/button';
import { Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { withReturnPath } from '../guard/guarded-location';
import { paths } from '../navigation/paths';

/** Replaces content that needs a configured account. Links to the configuration, which returns to this page. */
export function ConfigurationRequired() {
  const { t } = useTranslation('portal');
  const { pathname, search } = useLocation();
  const configuration = withReturnPath(paths.configuration, pathname + search);
  return (
    <EmptyState
      icon={<Settings2 />}
      headingLevel={2}
      title={t('configuration.title')}
      action={<Button render={<Link to={configuration} />}>{t('configuration.action')}</Button>}
    >
      {t('configuration.text')}
    </EmptyState>
  );
}
