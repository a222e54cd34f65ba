import type { Device } from '@attesta/domain/devices/schema';
import { attach } from 'effector';
import { problemOf } from '../../../platform/http/problem';
import { changeDeviceFx, changesOf } from './save-device';

/** `changed`: the device has changed since, so nothing is undone. `refused`: the earlier answers are not accepted. */
export type UndoFailure = 'changed' | 'refused' | null;

/** Saves the answers that a device had before a change. Fails with the server's response. */
export const undoChangeFx = attach({
  effect: changeDeviceFx,
  mapParams: ({ saved, previous }: { saved: Device; previous: Device }) => ({
    id: saved.id,
    changes: changesOf(previous, saved),
    version: saved.version,
  }),
});

/** Returns why a change could not be undone, or null for any other error, which has a general message. */
export function undoFailure(error: unknown): UndoFailure {
  const { code } = problemOf(error);
  if (code === 'conflict') return 'changed';
  return code === 'invalid' ? 'refused' : null;
}
