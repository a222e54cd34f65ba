import { listDevices, maxPageSize } from '@attesta/domain/devices/calls';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Stat } from '@attesta/ui/display/stat';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useCall } from '../../platform/http/use-call';
import { useFormats } from '../../platform/i18n/formats';
import { Page } from '../../platform/shell/page';
import { LoadFailedAlert } from './load-failed-alert';
import { StatGrid } from '../../platform/shell/stat-grid';
import { operatorSummary } from './operator-summary';
import { UpcomingTable } from './upcoming-table';

const create = '/dashboard/market-operator/create-medical-device';
const list = '/dashboard/market-operator/list-medical-devices';

/** The market operator's dashboard: devices by state, and the next application dates. */
export function Component() {
  const { t } = useTranslation('dashboards');
  const { number } = useFormats();
  const read = useCall(listDevices, { query: { pageSize: maxPageSize } });
  const [today] = useState(() => todayInBrussels(new Date()));
  const summary = read.data && operatorSummary(read.data.devices, today);
  const isEmpty = summary?.devices === 0;
  const stat = (name: 'devices' | 'ready' | 'lodged' | 'certified', value: number | undefined) => (
    <Stat
      label={t(`operator.stats.${name}`)}
      help={t(`operator.stats.${name}Help`)}
      value={value === undefined ? '–' : number(value)}
    />
  );
  return (
    <Page
      title={t('operator.title')}
      lead={t('operator.lead')}
      actions={
        !isEmpty && (
          <Button start={<Plus aria-hidden />} render={<RouterLink to={create} />}>
            {t('operator.add')}
          </Button>
        )
      }
    >
      <LoadFailedAlert read={read} />
      {isEmpty ? (
        <EmptyState
          headingLevel={2}
          title={t('operator.empty.title')}
          action={<Button render={<RouterLink to={create} />}>{t('operator.empty.action')}</Button>}
        >
          {t('operator.empty.text')}
        </EmptyState>
      ) : (
        <>
          <StatGrid aria-busy={read.isLoading}>
            {stat('devices', read.data?.total)}
            {stat('ready', summary?.ready)}
            {stat('lodged', summary?.lodged)}
            {stat('certified', summary?.certified)}
          </StatGrid>
          <Card
            flush
            title={t('operator.next.title')}
            headingLevel={2}
            actions={<Link render={<RouterLink to={list} />}>{t('operator.all')}</Link>}
          >
            <UpcomingTable upcoming={summary?.upcoming ?? []} loading={read.isLoading} />
          </Card>
          {read.data && read.data.total > read.data.devices.length && (
            <Text size="small" tone="muted">
              {t('operator.truncated', { count: read.data.devices.length })}
            </Text>
          )}
        </>
      )}
    </Page>
  );
}
