import type { Device } from '@attesta/domain/devices/schema';
import { Card } from '@attesta/ui/display/card';
import { Text } from '@attesta/ui/display/typography';
import { Stack } from '@attesta/ui/layout/stack';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { DateRail } from './date-rail';
import { deviceDates } from './device-dates';

/** The dates of the devices in the next twelve months, and when later ones follow. */
export function DatesCard({ devices, today }: { devices: readonly Device[]; today: string }) {
  const { t } = useTranslation('dashboards');
  const { date } = useFormats();
  const { months, groups, later } = deviceDates(devices, today);
  const [firstLater] = later;
  return (
    <Card title={t('operator.dates.title')} subtitle={groups.length > 0 && t('operator.dates.text')}>
      <Stack gap={8}>
        {groups.length > 0 ? (
          <DateRail months={months} groups={groups} />
        ) : (
          <Text tone="muted">{t('operator.dates.empty')}</Text>
        )}
        {firstLater && (
          <Text tone="muted">{t('operator.dates.later', { count: later.length, date: date(firstLater.on) })}</Text>
        )}
      </Stack>
    </Card>
  );
}
