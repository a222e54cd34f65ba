import { EmptyState } from '@attesta/ui/display/empty-state';
import { Button } from '@attesta/ui/inputs/button';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Problem } from '../../../platform/http/problem';
import { ReadError } from '../../../platform/errors/read-state';
import { devicePaths } from '../../../platform/navigation/paths';

/** Explains why a device could not be loaded. Has no retry button if the device does not exist or is not accessible. */
export function DeviceError({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useTranslation('devices');
  if (problem.code !== 'not_found' && problem.code !== 'invalid')
    return <ReadError problem={problem} onRetry={onRetry} />;
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
