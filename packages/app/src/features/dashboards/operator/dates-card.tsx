import { stageOf } from '@attesta/domain/devices/fields';
import type { DeviceDate, DeviceSummary } from '@attesta/domain/devices/summary-schema';
import { Card } from '@attesta/ui/display/card';
import { Seal } from '@attesta/ui/display/seal';
import { Text } from '@attesta/ui/display/typography';
import { Stack } from '@attesta/ui/layout/stack';
import { Link } from '@attesta/ui/navigation/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { deviceName, sealFill } from '../../devices';
import { useFormats } from '../../../platform/i18n/formats';
import { devicePaths } from '../../../platform/navigation/paths';
import { DateRail, type RailDate } from '../dates/date-rail';
import { monthsFrom } from '../dates/months';

/** The dates of the devices in the next twelve months, and when later ones follow. */
export function DatesCard({ summary: { today, dates, laterDates } }: { summary: DeviceSummary }) {
  const { t } = useTranslation(['dashboards', 'devices']);
  const { date } = useFormats();
  const railDate = ({ device, kind, on }: DeviceDate): RailDate => ({
    id: `${device.id} ${kind}`,
    on,
    mark: (
      <Seal
        variant={kind === 'expiry' ? 'notified-body' : 'market-operator'}
        size={20}
        fill={sealFill(stageOf(device))}
      />
    ),
    name: (
      <Link render={<RouterLink to={devicePaths.view(device.id)} />}>
        <bdi>{deviceName(device) ?? t('view.unnamed', { ns: 'devices' })}</bdi>
      </Link>
    ),
    kind: kind === 'expiry' && t('operator.dates.expiry'),
  });
  return (
    <Card title={t('operator.dates.title')} subtitle={dates.length > 0 && t('operator.dates.text')}>
      <Stack gap={8}>
        {dates.length > 0 ? (
          <DateRail months={monthsFrom(today)} dates={dates.map(railDate)} />
        ) : (
          <Text tone="muted">{t('operator.dates.empty')}</Text>
        )}
        {laterDates && (
          <Text tone="muted">
            {t('operator.dates.later', { count: laterDates.count, date: date(laterDates.first) })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
