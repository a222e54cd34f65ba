import { listDevices, maxPageSize } from '@attesta/domain/devices/calls';
import type { ResponseOf } from '@attesta/domain/contract/call';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Stat } from '@attesta/ui/display/stat';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import { ClipboardList, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { devicePaths } from '../devices';
import { ReadState } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useCall } from '../../platform/http/use-call';
import { useFormats } from '../../platform/i18n/formats';
import { Page } from '../../platform/shell/page';
import { StatGrid } from '../../platform/shell/stat-grid';
import { DashboardSkeleton } from './dashboard-skeleton';
import { operatorSummary } from './operator-summary';
import { UpcomingTable } from './upcoming-table';

/** All devices, for the counts and the next dates. */
const allDevices = { query: { pageSize: maxPageSize } };

export const reads = () => [readRequest(listDevices, allDevices)];

/** The market operator's dashboard: devices by state, and the next application dates. */
export function Component() {
  const { t } = useTranslation(['dashboards', 'problems']);
  const read = useCall(listDevices, allDevices);
  const isEmpty = read.data?.total === 0;
  return (
    <Page
      title={t('operator.title')}
      lead={t('operator.lead')}
      actions={
        !isEmpty && (
          <Button start={<Plus aria-hidden />} render={<RouterLink to={devicePaths.create} />}>
            {t('operator.add')}
          </Button>
        )
      }
    >
      <ReadState framed read={read} skeleton={<DashboardSkeleton tables={1} />}>
        {(page) => (page.total === 0 ? <NoDevices /> : <Devices page={page} />)}
      </ReadState>
    </Page>
  );
}

function NoDevices() {
  const { t } = useTranslation('dashboards');
  return (
    <Card>
      <EmptyState
        icon={<ClipboardList />}
        headingLevel={2}
        title={t('operator.empty.title')}
        action={<Button render={<RouterLink to={devicePaths.create} />}>{t('operator.empty.action')}</Button>}
      >
        {t('operator.empty.text')}
      </EmptyState>
    </Card>
  );
}

function Devices({ page: { devices, total } }: { page: ResponseOf<typeof listDevices> }) {
  const { t } = useTranslation('dashboards');
  const { number } = useFormats();
  const [today] = useState(() => todayInBrussels(new Date()));
  const summary = operatorSummary(devices, today);
  const stat = (name: 'devices' | 'ready' | 'lodged' | 'certified', value: number) => (
    <Stat label={t(`operator.stats.${name}`)} help={t(`operator.stats.${name}Help`)} value={number(value)} />
  );
  return (
    <>
      <StatGrid>
        {stat('devices', total)}
        {stat('ready', summary.ready)}
        {stat('lodged', summary.lodged)}
        {stat('certified', summary.certified)}
      </StatGrid>
      <Card
        flush
        title={t('operator.next.title')}
        headingLevel={2}
        actions={<Link render={<RouterLink to={devicePaths.list} />}>{t('operator.all')}</Link>}
      >
        <UpcomingTable upcoming={summary.upcoming} />
      </Card>
      {total > devices.length && (
        <Text size="small" tone="muted">
          {t('operator.truncated', { count: devices.length })}
        </Text>
      )}
    </>
  );
}
