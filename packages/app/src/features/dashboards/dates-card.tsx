import type { DeviceSummary } from '@attesta/domain/devices/summary-schema';
import { Card } from '@attesta/ui/display/card';
import { Text } from '@attesta/ui/display/typography';
import { Stack } from '@attesta/ui/layout/stack';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { DateRail } from './date-rail';
import { groupDates } from './group-dates';
import { monthsFrom } from './months';

/** The dates of the devices in the next twelve months, and when later ones follow. */
export function DatesCard({ summary: { today, dates, laterDates } }: { summary: DeviceSummary }) {
  const { t } = useTranslation('dashboards');
  const { date } = useFormats();
  const months = monthsFrom(today);
  return (
    <Card title={t('operator.dates.title')} subtitle={dates.length > 0 && t('operator.dates.text')}>
      <Stack gap={8}>
        {dates.length > 0 ? (
          <DateRail months={months} groups={groupDates(dates, months)} />
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
