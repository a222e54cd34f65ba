import type { listDevices } from '@attesta/domain/devices/calls';
import type { ResponseOf } from '@attesta/domain/contract/call';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { ClipboardList, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { devicePaths } from '../devices';
import { ReadState } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useCall } from '../../platform/http/use-call';
import { Page } from '../../platform/shell/page';
import { AttentionCard } from './attention-card';
import { DashboardSkeleton } from './dashboard-skeleton';
import { DatesCard } from './dates-card';
import { devicesRead } from './devices-read';
import { Figures } from './figures';
import { operatorSummary } from './operator-summary';
import { OrganisationName } from './organisation-name';

export const reads = () => [readRequest(...devicesRead)];

/** The market operator's dashboard: the devices that need the user, and the dates of the next twelve months. */
export function Component() {
  const { t } = useTranslation(['dashboards', 'problems']);
  const read = useCall(...devicesRead);
  const isEmpty = read.data?.total === 0;
  return (
    <Page
      title={<OrganisationName otherwise={t('operator.title')} />}
      actions={
        !isEmpty && (
          <Button variant="outlined" start={<Plus aria-hidden />} render={<RouterLink to={devicePaths.create} />}>
            {t('operator.add')}
          </Button>
        )
      }
    >
      <ReadState framed read={read} skeleton={<DashboardSkeleton heights={[160, 260]} />}>
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
  const [today] = useState(() => todayInBrussels(new Date()));
  const { ready, lodged, certified } = operatorSummary(devices);
  return (
    <>
      <Figures
        figures={[
          { id: 'devices', label: t('operator.stats.devices'), value: total },
          { id: 'ready', label: t('operator.stats.ready'), value: ready },
          { id: 'lodged', label: t('operator.stats.lodged'), value: lodged },
          { id: 'certified', label: t('operator.stats.certified'), value: certified },
        ]}
      />
      <AttentionCard devices={devices} today={today} />
      <DatesCard devices={devices} today={today} />
      {total > devices.length && (
        <Text size="small" tone="muted">
          {t('operator.truncated', { count: devices.length })}
        </Text>
      )}
    </>
  );
}
