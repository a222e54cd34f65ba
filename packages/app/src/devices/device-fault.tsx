import { EmptyState } from '@attesta/ui/display/empty-state';
import { Button } from '@attesta/ui/inputs/button';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Problem } from '../http/problem';
import { Fault } from '../http/read-state';
import { devicePaths } from './paths';

/** Why a device could not be read; one that is not there, or someone else's, can't be tried again. */
export function DeviceFault({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useTranslation('devices');
  if (problem.code !== 'not_found' && problem.code !== 'invalid') return <Fault problem={problem} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('error.notFound')}
      action={
        <Button variant="outlined" render={<RouterLink to={devicePaths.list} />}>
          {t('error.back')}
        </Button>
      }
    />
  );
}
