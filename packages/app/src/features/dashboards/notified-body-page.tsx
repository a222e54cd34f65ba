import type { WindowView } from '@attesta/domain/availability/schema';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { availabilityPaths, useAllWindows, windowsRead } from '../availability';
import { ReadState } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { Page } from '../../platform/shell/page';
import { bodySummary } from './body-summary';
import { DashboardSkeleton } from './dashboard-skeleton';
import { Figures } from './figures';
import { OrganisationName } from './organisation-name';
import { placesByMonth } from './places-by-month';
import { PlacesChart } from './places-chart';
import { WindowTable } from './window-table';

export const reads = () => [readRequest(...windowsRead)];

/** The notified body's dashboard: places by month, windows to confirm, and windows that end soon. */
export function Component() {
  const { t } = useTranslation(['dashboards', 'problems']);
  const read = useAllWindows();
  return (
    <Page
      title={<OrganisationName otherwise={t('body.title')} />}
      actions={
        <Button start={<CalendarDays aria-hidden />} render={<RouterLink to={availabilityPaths.calendar} />}>
          {t('body.calendar')}
        </Button>
      }
    >
      <ReadState framed read={read} skeleton={<DashboardSkeleton heights={[400, 520]} />}>
        {(windows) => (windows.some(({ past }) => !past) ? <Windows windows={windows} /> : <NoWindows />)}
      </ReadState>
    </Page>
  );
}

function NoWindows() {
  const { t } = useTranslation('dashboards');
  return (
    <Card>
      <EmptyState icon={<CalendarDays />} headingLevel={2} title={t('body.empty.title')}>
        {t('body.empty.text')}
      </EmptyState>
    </Card>
  );
}

function Windows({ windows }: { windows: readonly WindowView[] }) {
  const { t } = useTranslation('dashboards');
  const [today] = useState(() => todayInBrussels(new Date()));
  const { byStatus, freePlaces, stale, ending } = bodySummary(windows, today);
  const places = placesByMonth(windows, today);
  return (
    <>
      <Figures
        figures={[
          { id: 'open', label: t('body.stats.open'), value: byStatus.open },
          { id: 'limited', label: t('body.stats.limited'), value: byStatus.limited },
          { id: 'closed', label: t('body.stats.closed'), value: byStatus.closed },
          { id: 'places', label: t('body.stats.places'), value: freePlaces },
        ]}
      />
      <Card title={t('body.chart.title')} subtitle={t('body.chart.text')}>
        {places.some(({ windows: covering }) => covering > 0) ? (
          <PlacesChart places={places} />
        ) : (
          <Text tone="muted">{t('body.chart.empty')}</Text>
        )}
      </Card>
      <Card
        flush
        title={stale.length > 0 ? t('body.stale.title', { count: stale.length }) : t('body.stale.none')}
        actions={<Link render={<RouterLink to={availabilityPaths.calendar} />}>{t('body.stale.all')}</Link>}
      >
        <WindowTable
          caption={t('body.stale.caption')}
          empty={t('body.stale.empty')}
          windows={stale}
          today={today}
          last="confirmed"
        />
      </Card>
      <Card flush title={t('body.ending.title')}>
        <WindowTable
          caption={t('body.ending.caption')}
          empty={t('body.ending.empty')}
          windows={ending}
          today={today}
          last="free"
        />
      </Card>
    </>
  );
}
