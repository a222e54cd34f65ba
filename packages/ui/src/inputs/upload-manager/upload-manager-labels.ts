import { isolated } from '../../foundation/locale/isolated.js';
import { formatSize } from '../file-field/file-size.js';

/** Labels of an upload manager. Sizes are in bytes; the picker has the labels of a file field. */
export interface UploadManagerLabels {
  /** Accessible name of the list, after the label of the field. */
  list: (label: string) => string;
  size: (bytes: number) => string;
  /** States of an upload. */
  queued: string;
  uploading: (sent: number, size: number) => string;
  cancelled: string;
  stored: string;
  /** Shown if the caller's function gives no reason. */
  failed: string;
  /** Accessible names of the progress bar and the buttons of a file. */
  progress: (name: string) => string;
  cancel: (name: string) => string;
  retry: (name: string) => string;
  remove: (name: string) => string;
  /** The button that retries all uploads that failed. */
  retryAll: (count: number) => string;
  /** How much of the limits is used. Limits are undefined without a limit. */
  usage: (count: number, maxCount: number | undefined, size: number, maxSize: number | undefined) => string;
  /** Error for files beyond the limits. */
  beyond: (names: readonly string[]) => string;
  /** Error if a stored file could not be removed. */
  removeFailed: (name: string) => string;
  /** Announcements. */
  announceStored: (name: string, remaining: number) => string;
  announceFailed: (name: string, problem: string) => string;
  announceRemoved: (name: string) => string;
}

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);
const shown = (bytes: number) => formatSize(bytes, 'en');

export const englishUploadLabels: UploadManagerLabels = {
  list: (label) => `${label}, files`,
  size: shown,
  queued: 'Waiting',
  uploading: (sent, size) => `${shown(sent)} of ${shown(size)}`,
  cancelled: 'Cancelled',
  stored: 'Uploaded',
  failed: 'The upload failed. Try again.',
  progress: (name) => `Uploading ${isolated(name)}`,
  cancel: (name) => `Cancel ${isolated(name)}`,
  retry: (name) => `Try again: ${isolated(name)}`,
  remove: (name) => `Remove ${isolated(name)}`,
  retryAll: (count) => `Try ${files(count)} again`,
  usage: (count, maxCount, size, maxSize) =>
    [
      maxCount === undefined ? files(count) : `${count} of ${files(maxCount)}`,
      maxSize === undefined ? shown(size) : `${shown(size)} of ${shown(maxSize)}`,
    ].join(', '),
  beyond: (names) =>
    `${names.map(isolated).join(', ')} ${names.length === 1 ? 'does' : 'do'} not fit in. Remove a file first, or choose a smaller one.`,
  removeFailed: (name) => `${isolated(name)} could not be removed. Try again.`,
  announceStored: (name, remaining) =>
    remaining > 0 ? `${name} uploaded, ${files(remaining)} left` : `${name} uploaded, all done`,
  announceFailed: (name, problem) => `${name}: ${problem}`,
  announceRemoved: (name) => `${name} removed`,
};
