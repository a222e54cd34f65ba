import { Card } from '@attesta/ui/display/card';
import { MonthStrip } from '@attesta/ui/display/month-strip';
import { Link } from '@attesta/ui/navigation/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useGroupLabel } from '../../codes';
import { useFormats } from '../../../platform/i18n/formats';
import { availabilityPaths } from '../../../platform/navigation/paths';
import { StripRow, StripRows } from '../layout/strip-rows.styles';
import type { GroupPlaces } from './own-places';
import { useMonthMarks } from './use-month-marks';

/** Number of groups on the dashboard. Codes Availability shows all. */
const maxGroups = 8;

/** The groups of codes with the fewest free places, each with a strip of twelve months. The last one has the initials. */
export function GroupsCard({ groups }: { groups: readonly GroupPlaces[] }) {
  const { t } = useTranslation(['dashboards', 'codes']);
  const { number } = useFormats();
  const groupLabel = useGroupLabel();
  const marksOf = useMonthMarks();
  const shown = groups.slice(0, maxGroups);
  const more = groups.length - shown.length;
  return (
    <Card flush title={t('body.groups.title')} subtitle={t('body.groups.text')}>
      <StripRows>
        {shown.map(({ id, code, group, months, free }, index) => (
          <StripRow key={id}>
            <span data-slot="name">
              <bdi>{groupLabel(code)}</bdi>
            </span>
            <MonthStrip
              image
              label={groupLabel(code)}
              months={marksOf(months)}
              group={group}
              hideInitials={index < shown.length - 1}
            />
            <span data-slot="end">
              <bdi>{t('body.groups.free', { places: number(free) })}</bdi>
            </span>
          </StripRow>
        ))}
        {more > 0 && (
          <StripRow data-more>
            <Link render={<RouterLink to={availabilityPaths.calendar} />}>
              <bdi>{t('body.groups.more', { count: more })}</bdi>
            </Link>
          </StripRow>
        )}
      </StripRows>
    </Card>
  );
}
