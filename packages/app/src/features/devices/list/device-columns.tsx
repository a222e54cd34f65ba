import { isBeforeApplication } from '@attesta/domain/devices/before-application';
import type { Device } from '@attesta/domain/devices/schema';
import { unsureClass } from '@attesta/domain/devices/vocabulary';
import type { TableColumn } from '@attesta/ui/display/table';
import { Link } from '@attesta/ui/navigation/link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../../../platform/i18n/formats';
import { deviceName } from '../record/device-name';
import { devicePaths } from '../record/paths';
import { ReadinessLink } from '../readiness/readiness-link';
import { StageMark } from '../record/stage-mark';

/** Returns the columns of the device list, with the sort keys as ids. Memoized until the language changes. */
export function useDeviceColumns(): readonly TableColumn<Device>[] {
  const { t } = useTranslation('devices');
  const { date, day } = useFormats();
  return useMemo(() => {
    const name = (device: Device) => deviceName(device) ?? t('view.unnamed');
    return [
      {
        id: 'name',
        header: t('list.columns.name'),
        sortable: true,
        cell: (device) => <Link render={<RouterLink to={devicePaths.view(device.id)} />}>{name(device)}</Link>,
        secondary: (device) =>
          device.archivedAt !== null ? (
            t('archive.since', { date: day(device.archivedAt) })
          ) : isBeforeApplication(device) ? (
            <ReadinessLink device={device} />
          ) : null,
        truncate: true,
      },
      {
        id: 'class',
        header: t('list.columns.riskClass'),
        sortable: true,
        width: '92px',
        cell: ({ riskClass }) =>
          riskClass === null || riskClass === unsureClass ? t('list.none') : t(`riskClasses.${riskClass}`),
        secondary: ({ regulation }) => regulation,
      },
      {
        id: 'stage',
        header: t('list.columns.stage'),
        sortable: true,
        width: '212px',
        cell: (device) => <StageMark device={device} />,
      },
      {
        id: 'target',
        header: t('list.columns.target'),
        sortable: true,
        hideBelow: 'md',
        width: '124px',
        cell: ({ targetSubmissionDate }) => (targetSubmissionDate ? date(targetSubmissionDate) : t('list.none')),
      },
      {
        id: 'changed',
        header: t('list.columns.changed'),
        sortable: true,
        sortFirst: 'descending',
        hideBelow: 'lg',
        width: '124px',
        cell: ({ updatedAt }) => day(updatedAt),
      },
    ];
  }, [t, date, day]);
}
