import type { Device } from '@attesta/domain/devices/schema';
import { problemOf } from '../../../platform/http/problem';
import type { Send } from '../../../platform/http/send';
import { changeDevice, changesOf } from './save-device';

/** `changed`: the device has changed since, so nothing is undone. `refused`: the earlier answers are not accepted. */
export type UndoFailure = 'changed' | 'refused' | null;

/**
 * Saves the answers that a device had before a change.
 * @throws the server's error response
 */
export const undoChange = (send: Send, saved: Device, previous: Device): Promise<Device> =>
  changeDevice(send, saved.id, changesOf(previous, saved), saved.version);

/** Returns why a change could not be undone, or null for any other error, which has a general message. */
export function undoFailure(error: unknown): UndoFailure {
  const { code } = problemOf(error);
  if (code === 'conflict') return 'changed';
  return code === 'invalid' ? 'refused' : null;
}
