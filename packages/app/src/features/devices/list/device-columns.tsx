import type { Device } from '@attesta/domain/devices/schema';
import type { TableColumn } from '@attesta/ui/display/table';
import { IconButton } from '@attesta/ui/inputs/icon-button';
import { Link } from '@attesta/ui/navigation/link';
import { Menu, MenuItem } from '@attesta/ui/overlays/menu';
import { Ellipsis, Eye, ListChecks, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../../../platform/i18n/formats';
import { deviceName } from '../record/device-name';
import { devicePaths } from '../record/paths';
import { StageMark } from '../record/stage-mark';

/** The actions for a device in the list. */
function DeviceMenu({ device, name }: { device: Device; name: string }) {
  const { t } = useTranslation('devices');
  return (
    <Menu
      trigger={
        <IconButton label={t('list.more', { name })} size="small">
          <Ellipsis aria-hidden />
        </IconButton>
      }
      placement="bottom-end"
    >
      <MenuItem start={<Eye aria-hidden />} render={<RouterLink to={devicePaths.view(device.id)} />}>
        {t('list.view')}
      </MenuItem>
      <MenuItem start={<Pencil aria-hidden />} render={<RouterLink to={devicePaths.edit(device.id)} />}>
        {t('list.edit')}
      </MenuItem>
      <MenuItem start={<ListChecks aria-hidden />} render={<RouterLink to={devicePaths.matches(device.id)} />}>
        {t('list.matches')}
      </MenuItem>
    </Menu>
  );
}

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
        secondary: ({ updatedAt }) => t('list.updated', { date: day(updatedAt) }),
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
      {
        id: 'actions',
        header: t('list.columns.actions'),
        hideHeader: true,
        align: 'end',
        cell: (device) => <DeviceMenu device={device} name={name(device)} />,
        width: '60px',
      },
    ];
  }, [t, date, day]);
}
