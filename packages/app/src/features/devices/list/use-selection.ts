import type { Device } from '@attesta/domain/devices/schema';
import { useState, type Key } from 'react';

/**
 * Returns the selection of a list: whether devices are being selected, and which. Devices that the list no longer shows
 * are removed from the selection, and stay removed when they return.
 * @param devices the displayed devices; undefined while none are loaded
 */
export function useSelection(devices: readonly Device[] | undefined) {
  const [keys, setKeys] = useState<readonly Key[] | null>(null);
  const selected = devices?.filter(({ id }) => keys?.includes(id)) ?? [];
  if (keys && devices && selected.length < keys.length) setKeys(selected.map(({ id }) => id));
  return {
    isSelecting: keys !== null,
    selected,
    /** Keys for the table. */
    keys: keys ?? none,
    setKeys,
    /** Starts selecting without a selected device, or stops. */
    toggle: () => setKeys((current) => (current === null ? [] : null)),
  };
}

const none: readonly Key[] = [];
