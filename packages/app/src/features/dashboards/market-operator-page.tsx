import { summarizeDevices } from '@attesta/domain/devices/calls';
import type { DeviceSummary } from '@attesta/domain/devices/summary-schema';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Button } from '@attesta/ui/inputs/button';
import { ClipboardList, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ReadState } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useCall } from '../../platform/http/use-call';
import { Page } from '../../platform/shell/page/page';
import { AttentionCard } from './operator/attention-card';
import { DashboardSkeleton } from './layout/dashboard-skeleton';
import { Figures } from './layout/figures';
import { OrganisationName } from './layout/organisation-name';
import { DatesCard } from './operator/dates-card';
import { devicePaths } from '../../platform/navigation/paths';

export const reads = () => [readRequest(summarizeDevices, {})];

/** The market operator's dashboard: the devices that need attention, and the dates of the next twelve months. */
export function Component() {
  const { t } = useTranslation(['dashboards', 'problems']);
  const read = useCall(summarizeDevices, {});
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
        {(summary) => (summary.total === 0 ? <NoDevices /> : <Devices summary={summary} />)}
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

function Devices({ summary }: { summary: DeviceSummary }) {
  const { t } = useTranslation('dashboards');
  const { total, ready, lodged, certified } = summary;
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
      <AttentionCard summary={summary} />
      <DatesCard summary={summary} />
    </>
  );
}
