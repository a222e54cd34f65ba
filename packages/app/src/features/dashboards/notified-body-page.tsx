import type { WindowView } from '@attesta/domain/availability/schema';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Stat } from '@attesta/ui/display/stat';
import { Button } from '@attesta/ui/inputs/button';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useAllWindows, windowsRead } from '../availability';
import { ReadState } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useFormats } from '../../platform/i18n/formats';
import { Page } from '../../platform/shell/page';
import { StatGrid } from '../../platform/shell/stat-grid';
import { bodySummary, type BodySummary } from './body-summary';
import { DashboardSkeleton } from './dashboard-skeleton';
import { WindowTable } from './window-table';

export const reads = () => [readRequest(...windowsRead)];

/** The notified body's dashboard: windows by status, and windows that end soon or need confirmation. */
export function Component() {
  const { t } = useTranslation(['dashboards', 'problems']);
  const read = useAllWindows();
  const [today] = useState(() => todayInBrussels(new Date()));
  const content = (windows: readonly WindowView[]) => {
    const summary = bodySummary(windows, today);
    return summary.windows === 0 ? <NoWindows /> : <Windows summary={summary} />;
  };
  return (
    <Page
      title={t('body.title')}
      lead={t('body.lead')}
      actions={
        <Button start={<CalendarDays aria-hidden />} render={<RouterLink to="/dashboard/notified-body/gantt" />}>
          {t('body.calendar')}
        </Button>
      }
    >
      <ReadState framed read={read} skeleton={<DashboardSkeleton tables={2} />}>
        {content}
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

function Windows({ summary: { byStatus, freePlaces, ending, stale } }: { summary: BodySummary }) {
  const { t } = useTranslation('dashboards');
  const { number } = useFormats();
  const stat = (name: 'open' | 'limited' | 'closed' | 'places', value: number) => (
    <Stat label={t(`body.stats.${name}`)} help={t(`body.stats.${name}Help`)} value={number(value)} />
  );
  return (
    <>
      <StatGrid>
        {stat('open', byStatus.open)}
        {stat('limited', byStatus.limited)}
        {stat('closed', byStatus.closed)}
        {stat('places', freePlaces)}
      </StatGrid>
      <Card flush title={t('body.ending.title')} headingLevel={2}>
        <WindowTable caption={t('body.ending.caption')} empty={t('body.ending.empty')} windows={ending} last="free" />
      </Card>
      <Card flush title={t('body.stale.title')} headingLevel={2}>
        <WindowTable caption={t('body.stale.caption')} empty={t('body.stale.empty')} windows={stale} last="confirmed" />
      </Card>
    </>
  );
}
