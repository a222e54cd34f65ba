import { listShortlist } from '@attesta/domain/shortlist/calls';
import { Button } from '@attesta/ui/inputs/button';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useCall } from '../../../platform/http/use-call';
import { useFormats } from '../../../platform/i18n/formats';
import { devicePaths } from '../../../platform/navigation/paths';

/** Opens the shortlist of a device, if it has one. */
export function ShortlistLink({ device }: { device: string }) {
  const { t } = useTranslation('devices');
  const { number } = useFormats();
  const { data } = useCall(listShortlist, { query: { device_id: device } });
  if (!data || data.total === 0) return null;
  return (
    <Button
      variant="outlined"
      start={<Bookmark aria-hidden />}
      render={<RouterLink to={devicePaths.shortlist(device)} />}
    >
      {t('view.shortlist', { total: number(data.total) })}
    </Button>
  );
}
