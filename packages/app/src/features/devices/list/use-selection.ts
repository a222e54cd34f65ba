import type { Device } from '@attesta/domain/devices/schema';
import { useMemo, useState, type Key } from 'react';

/**
 * Returns the selection of a list: whether devices are being selected, and which. Devices that the list no longer shows
 * are not selected any more.
 * @param devices the displayed devices; undefined while none are loaded
 */
export function useSelection(devices: readonly Device[] | undefined) {
  const [keys, setKeys] = useState<readonly Key[] | null>(null);
  const selected = useMemo(() => devices?.filter(({ id }) => keys?.includes(id)) ?? [], [devices, keys]);
  return {
    isSelecting: keys !== null,
    selected,
    /** Keys for the table. */
    keys: useMemo(() => selected.map(({ id }) => id), [selected]),
    setKeys,
    /** Starts selecting without a selected device, or stops. */
    toggle: () => setKeys((current) => (current === null ? [] : null)),
  };
}
