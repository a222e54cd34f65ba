import { Seal } from '@attesta/ui/display/seal';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { Link } from '@attesta/ui/navigation/link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { deviceName, devicePaths, ReadinessLink, sealFill, stageKey } from '../devices';
import { useFormats } from '../../platform/i18n/formats';
import type { UpcomingDevice } from './operator-summary';

const WithSeal = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  vertical-align: middle;
`;

/** Number of rows on the dashboard. The list of devices shows all. */
const maxRows = 8;

/** Devices by target submission date. */
export function UpcomingTable({ upcoming }: { upcoming: readonly UpcomingDevice[] }) {
  const { t } = useTranslation(['dashboards', 'devices', 'classes']);
  const { date } = useFormats();
  const columns = useMemo<TableColumn<UpcomingDevice>[]>(() => {
    const inDays = (days: number) =>
      days < 0
        ? t('operator.next.passed')
        : days === 0
          ? t('operator.next.today')
          : t('operator.next.days', { count: days });
    return [
      {
        id: 'device',
        header: t('operator.next.device'),
        truncate: true,
        cell: ({ device }) => (
          <Link render={<RouterLink to={devicePaths.view(device.id)} />}>
            {deviceName(device) ?? t('devices:view.unnamed')}
          </Link>
        ),
        secondary: ({ device }) => device.classVariant && t(`variants.${device.classVariant}.label`, { ns: 'classes' }),
      },
      {
        id: 'stage',
        header: t('operator.next.stage'),
        width: '212px',
        cell: ({ device }) =>
          device.stage && (
            <WithSeal>
              <Seal variant="market-operator" size={24} fill={sealFill(device.stage)} />
              {t(`stages.${stageKey(device.stage, device.classVariant)}`, { ns: 'devices' })}
            </WithSeal>
          ),
      },
      {
        id: 'date',
        header: t('operator.next.date'),
        width: '124px',
        cell: ({ device }) => device.targetSubmissionDate && date(device.targetSubmissionDate),
        secondary: ({ days }) => inDays(days),
      },
      {
        id: 'match',
        header: '',
        align: 'end',
        width: '220px',
        cell: ({ device }) => <ReadinessLink device={device} />,
      },
    ];
  }, [t, date]);
  return (
    <Table
      caption={t('operator.next.caption')}
      columns={columns}
      rows={upcoming.slice(0, maxRows)}
      rowKey={({ device }) => device.id}
      empty={t('operator.next.empty')}
    />
  );
}
