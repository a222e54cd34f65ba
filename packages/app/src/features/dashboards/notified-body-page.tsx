import { todayInBrussels } from '@attesta/domain/values/dates';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Stat } from '@attesta/ui/display/stat';
import { Button } from '@attesta/ui/inputs/button';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useAllWindows } from '../availability';
import { useFormats } from '../../platform/i18n/formats';
import { Page } from '../../platform/shell/page';
import { bodySummary } from './body-summary';
import { LoadFailedAlert } from './load-failed-alert';
import { StatGrid } from '../../platform/shell/stat-grid';
import { WindowTable } from './window-table';

/** The notified body's dashboard: windows by status, and windows that end soon or need confirmation. */
export function Component() {
  const { t } = useTranslation('dashboards');
  const { number } = useFormats();
  const read = useAllWindows();
  const [today] = useState(() => todayInBrussels(new Date()));
  const summary = read.data && bodySummary(read.data, today);
  const stat = (name: 'open' | 'limited' | 'closed' | 'places', value: number | undefined) => (
    <Stat
      label={t(`body.stats.${name}`)}
      help={t(`body.stats.${name}Help`)}
      value={value === undefined ? '–' : number(value)}
    />
  );
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
      <LoadFailedAlert read={read} />
      {summary?.windows === 0 ? (
        <EmptyState headingLevel={2} title={t('body.empty.title')}>
          {t('body.empty.text')}
        </EmptyState>
      ) : (
        <>
          <StatGrid aria-busy={read.isLoading}>
            {stat('open', summary?.byStatus.open)}
            {stat('limited', summary?.byStatus.limited)}
            {stat('closed', summary?.byStatus.closed)}
            {stat('places', summary?.freePlaces)}
          </StatGrid>
          <Card flush title={t('body.ending.title')} headingLevel={2}>
            <WindowTable
              caption={t('body.ending.caption')}
              empty={t('body.ending.empty')}
              windows={summary?.ending ?? []}
              loading={read.isLoading}
              last="free"
            />
          </Card>
          <Card flush title={t('body.stale.title')} headingLevel={2}>
            <WindowTable
              caption={t('body.stale.caption')}
              empty={t('body.stale.empty')}
              windows={summary?.stale ?? []}
              loading={read.isLoading}
              last="confirmed"
            />
          </Card>
        </>
      )}
    </Page>
  );
}
