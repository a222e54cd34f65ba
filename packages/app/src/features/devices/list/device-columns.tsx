import type { Device } from '@attesta/domain/devices/schema';
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

/** Whether the device is current and can still be matched. */
const isBeforeApplication = ({ stage, archivedAt }: Device) =>
  archivedAt === null && stage !== 'application_lodged' && stage !== 'certified';

/** Returns the columns of the device list. Memoized until the language changes. */
export function useDeviceColumns(): readonly TableColumn<Device>[] {
  const { t } = useTranslation('devices');
  const { date, day } = useFormats();
  return useMemo(() => {
    const name = (device: Device) => deviceName(device) ?? t('view.unnamed');
    return [
      {
        id: 'name',
        header: t('list.columns.name'),
        cell: (device) => <Link render={<RouterLink to={devicePaths.view(device.id)} />}>{name(device)}</Link>,
        secondary: (device) =>
          isBeforeApplication(device) ? (
            <>
              <bdi>{t('list.updated', { date: day(device.updatedAt) })}</bdi> · <ReadinessLink device={device} />
            </>
          ) : device.archivedAt === null ? (
            t('list.updated', { date: day(device.updatedAt) })
          ) : (
            t('archive.since', { date: day(device.archivedAt) })
          ),
        truncate: true,
      },
      {
        id: 'class',
        header: t('list.columns.riskClass'),
        width: '104px',
        cell: ({ riskClass }) => (riskClass ? t(`riskClasses.${riskClass}`) : t('list.none')),
        secondary: ({ regulation }) => regulation,
      },
      {
        id: 'stage',
        header: t('list.columns.stage'),
        width: '212px',
        cell: (device) => <StageMark device={device} />,
      },
      {
        id: 'wished',
        header: t('list.columns.wished'),
        align: 'end',
        width: '120px',
        cell: ({ targetSubmissionDate }) => (targetSubmissionDate ? date(targetSubmissionDate) : t('list.none')),
      },
    ];
  }, [t, date, day]);
}
