import { bodyDates, type BodyDate } from '@attesta/domain/dashboards/body-dates';
import type { Designation, WindowView } from '@attesta/domain/availability/schema';
import type { CalendarDate } from '@attesta/domain/values/dates';
import { Card } from '@attesta/ui/display/card';
import { Text } from '@attesta/ui/display/typography';
import { Stack } from '@attesta/ui/layout/stack';
import { Link } from '@attesta/ui/navigation/link';
import { CalendarPlus, CalendarX, FileClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../../../platform/i18n/formats';
import { availabilityPaths, paths } from '../../../platform/navigation/paths';
import { DateRail, type RailDate } from '../dates/date-rail';
import { monthsFrom } from '../dates/months';

const icons = { opens: CalendarPlus, ends: CalendarX, designationEnds: FileClock };

interface DatesCardProps {
  windows: readonly WindowView[];
  designations: readonly Designation[];
  today: CalendarDate;
}

/** The days of the next twelve months on which windows open or end, and on which designations end. */
export function DatesCard({ windows, designations, today }: DatesCardProps) {
  const { t } = useTranslation('dashboards');
  const { date } = useFormats();
  const { dates, later } = bodyDates({ windows, designations }, today);
  const railDate = (one: BodyDate): RailDate => {
    const Icon = icons[one.kind];
    const [text, to] =
      one.kind === 'designationEnds'
        ? [t('body.dates.designationEnds', { regulation: one.regulation }), paths.bodyProfile]
        : [
            t(`body.dates.${one.kind}`, { count: one.windows }),
            one.codes.length === 1 && one.codes[0] !== undefined
              ? availabilityPaths.calendarOf(one.codes[0])
              : availabilityPaths.calendar,
          ];
    return {
      id: `${one.kind} ${one.on} ${'regulation' in one ? one.regulation : ''}`,
      on: one.on,
      mark: <Icon aria-hidden size="1.25rem" />,
      name: (
        <Link render={<RouterLink to={to} />}>
          <bdi>{text}</bdi>
        </Link>
      ),
    };
  };
  return (
    <Card title={t('body.dates.title')} subtitle={dates.length > 0 && t('body.dates.text')}>
      <Stack gap={8}>
        {dates.length > 0 ? (
          <DateRail months={monthsFrom(today)} dates={dates.map(railDate)} />
        ) : (
          <Text tone="muted">{t('body.dates.empty')}</Text>
        )}
        {later && (
          <Text tone="muted">{t('operator.dates.later', { count: later.count, date: date(later.first) })}</Text>
        )}
      </Stack>
    </Card>
  );
}
