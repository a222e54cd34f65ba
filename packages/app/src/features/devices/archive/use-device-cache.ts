import { getDevice, listDevices } from '@attesta/domain/devices/calls';
import type { Device } from '@attesta/domain/devices/schema';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { cacheKey } from '../../../platform/http/use-call';

/** Returns functions that update the fetch cache after a device was changed. */
export function useDeviceCache() {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    /** Fetches every response of a path again that is shown. */
    const reload = (path: string) => mutate((key) => Array.isArray(key) && key[1] === path);
    /** Stores devices and fetches the lists again. */
    const store = async (...devices: readonly Device[]) => {
      for (const device of devices)
        await mutate(cacheKey(getDevice, { params: { id: device.id } }), { device }, { revalidate: false });
      await reload(listDevices.path);
    };
    return { store, reload };
  }, [mutate]);
}
