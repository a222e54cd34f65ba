import type { Device } from '@attesta/domain/devices/schema';
import { useState, type Key } from 'react';

const none: readonly Key[] = [];

/**
 * Returns the selection of a list. Devices that the list no longer shows are removed from the selection, and stay
 * removed when they return.
 * @param devices the displayed devices; undefined while none are loaded
 */
export function useSelection(devices: readonly Device[] | undefined) {
  const [keys, setKeys] = useState(none);
  const selected = devices?.filter(({ id }) => keys.includes(id)) ?? [];
  if (devices && selected.length < keys.length) setKeys(selected.map(({ id }) => id));
  return { selected, keys, setKeys, clear: () => setKeys(none) };
}
