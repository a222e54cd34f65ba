import { getDevice, listDevices, maxPageSize } from '@attesta/domain/devices/calls';
import type { Device } from '@attesta/domain/devices/schema';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceName } from '../devices';
import { useCall, type Read } from '../../platform/http/use-call';

/** The devices to choose from. */
export const allDevices = { query: { pageSize: maxPageSize } };

/**
 * Reads the devices to choose from: the most recently changed ones, and the chosen one even if it is not among them.
 * `isGone`: the chosen device no longer exists.
 */
export function useDevices(chosen: string | null) {
  const list = useCall(listDevices, allDevices);
  const isListed = list.data?.devices.some(({ id }) => id === chosen) ?? false;
  const single = useCall(getDevice, chosen !== null && list.data && !isListed ? { params: { id: chosen } } : null);
  const devices = useMemo(
    () => [...(single.data ? [single.data.device] : []), ...(list.data?.devices ?? [])],
    [list.data, single.data],
  );
  return { list: list as Read<unknown>, devices, isGone: single.problem?.code === 'not_found' };
}

interface DevicePickerProps {
  devices: readonly Device[];
  value: string | null;
  error?: string;
  onChange: (id: string | null) => void;
}

/** A combobox for the device to match. */
export function DevicePicker({ devices, value, error, onChange }: DevicePickerProps) {
  const { t } = useTranslation(['matching', 'devices']);
  const options = useMemo(
    () =>
      devices.map((device) => ({
        value: device.id,
        label: deviceName(device) ?? t('devices:view.unnamed'),
        description: [
          device.regulation,
          device.riskClass && t(`devices:riskClasses.${device.riskClass}`),
          device.stage && t(`devices:stages.${device.stage}`),
        ]
          .filter(Boolean)
          .join(' · '),
      })),
    [devices, t],
  );
  return (
    <Combobox
      label={t('device.label')}
      options={options}
      value={devices.some(({ id }) => id === value) ? (value ?? '') : ''}
      onValueChange={(id) => onChange(id || null)}
      placeholder={t('device.placeholder')}
      labels={{ empty: t('device.none') }}
      error={error}
    />
  );
}
