import type { WindowView } from '@attesta/domain/availability/schema';
import { getBodyProfile } from '@attesta/domain/body-profile/calls';
import { isProductCode } from '@attesta/domain/codes/codes';
import type { ResponseOf } from '@attesta/domain/contract/call';
import { bodyAttention } from '@attesta/domain/dashboards/body-attention';
import { getStatistics } from '@attesta/domain/statistics/calls';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { AvailabilityWindowIcon } from '@attesta/ui/display/icon';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { CalendarDays } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useAllWindows, windowsRead } from '../availability';
import { ReadState } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useCall, type Read } from '../../platform/http/use-call';
import { availabilityPaths } from '../../platform/navigation/paths';
import { Page } from '../../platform/shell/page/page';
import { AttentionCard } from './body/attention-card';
import { DatesCard } from './body/dates-card';
import { DemandSection } from './body/demand-section';
import { GroupsCard } from './body/groups-card';
import { ownPlaces, placesByGroup } from './body/own-places';
import { PlacesCard } from './body/places-card';
import { Columns, Width } from './layout/columns.styles';
import { DashboardSkeleton } from './layout/dashboard-skeleton';
import { OrganisationName } from './layout/organisation-name';

export const reads = () => [
  readRequest(...windowsRead),
  readRequest(getBodyProfile, {}),
  readRequest(getStatistics, {}),
];

/** The notified body's dashboard: what needs attention first, then places, demand and dates. */
export function Component() {
  // With the texts of the charts that follow later: loading them then would hide the whole page.
  const { t } = useTranslation(['dashboards', 'analytics', 'availability', 'codes', 'problems', 'statistics']);
  const windows = useAllWindows();
  const profile = useCall(getBodyProfile, {});
  // Both decide what is above the rest, so the page shows one placeholder until both have arrived.
  const isPending = profile.data === undefined && !profile.problem;
  return (
    <Page
      title={<OrganisationName otherwise={t('body.title')} />}
      actions={
        <Button
          variant="outlined"
          start={<CalendarDays aria-hidden />}
          render={<RouterLink to={availabilityPaths.calendar} />}
        >
          {t('body.calendar')}
        </Button>
      }
    >
      <ReadState
        framed
        read={isPending ? { ...windows, data: undefined, problem: null } : windows}
        skeleton={<DashboardSkeleton heights={[320, 460, 260]} />}
      >
        {(all) => <Sections windows={all} profile={profile} />}
      </ReadState>
    </Page>
  );
}

type Profile = ResponseOf<typeof getBodyProfile>;

function Sections({ windows, profile }: { windows: readonly WindowView[]; profile: Read<Profile> }) {
  const [today] = useState(() => todayInBrussels(new Date()));
  const places = useMemo(() => ownPlaces(windows, today), [windows, today]);
  const groups = useMemo(() => placesByGroup(windows, today), [windows, today]);
  const counted = profile.data?.counted ?? [];
  const codes = counted.flatMap((designation) => designation.codes.filter(isProductCode));
  const attention = (
    <ReadState framed read={profile} skeleton={<Skeleton shape="sheet" height={320} />}>
      {(data) => <AttentionCard attention={bodyAttention({ profile: data, windows }, today)} today={today} />}
    </ReadState>
  );
  if (groups.length === 0)
    return (
      <>
        {attention}
        <NoWindows />
        {codes.length > 0 && <DemandSection codes={codes} windows={windows} />}
      </>
    );
  return (
    <Width>
      <Columns data-split="side">
        {attention}
        <PlacesCard places={places} today={today} />
      </Columns>
      <Columns>
        <GroupsCard groups={groups} />
        {profile.data && <DemandSection codes={codes} windows={windows} />}
      </Columns>
      <DatesCard windows={windows} designations={counted} today={today} />
    </Width>
  );
}

function NoWindows() {
  const { t } = useTranslation('dashboards');
  return (
    <Card>
      <EmptyState
        icon={<AvailabilityWindowIcon />}
        headingLevel={2}
        title={t('body.empty.title')}
        action={
          <Button variant="outlined" render={<RouterLink to={availabilityPaths.calendar} />}>
            {t('body.calendar')}
          </Button>
        }
      >
        {t('body.empty.text')}
      </EmptyState>
    </Card>
  );
}
