import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { AvailabilityWindowIcon } from '@attesta/ui/display/icon';
import { Button } from '@attesta/ui/inputs/button';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths';

/** No window or code matches the filters. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('availability');
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title={t('nothing.title')}
        action={
          <Button variant="outlined" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        }
      >
        {t('nothing.text')}
      </EmptyState>
    </Card>
  );
}

/** The body has no designated code, so it can have no windows. */
export function NoDesignations() {
  const { t } = useTranslation('availability');
  return (
    <Card>
      <EmptyState
        icon={<AvailabilityWindowIcon />}
        headingLevel={2}
        title={t('empty.title')}
        action={<Button render={<RouterLink to={paths.bodyProfile} />}>{t('empty.action')}</Button>}
      >
        {t('empty.text')}
      </EmptyState>
    </Card>
  );
}
