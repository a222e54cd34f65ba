import type { FieldLabels } from '../../foundation/field/field.js';
import { isolated } from '../../foundation/locale/isolated.js';
import { formatSize } from './file-size.js';

export interface FileFieldLabels extends FieldLabels {
  /** Text of the button. */
  choose?: string | undefined;
  /** Text of the button with `multiple`. */
  chooseMany?: string | undefined;
  /** Text next to the button. */
  drop?: string | undefined;
  /** Text next to the button with `multiple`. */
  dropMany?: string | undefined;
  /** Accessible name of the list. */
  files?: string | undefined;
  /** Accessible name of the button that removes a file. */
  remove?: ((name: string) => string) | undefined;
  /** Text for the size of a file. Receives the size in bytes. */
  size?: ((bytes: number) => string) | undefined;
  /** Accessible name of the progress bar of a file. */
  progress?: ((name: string) => string) | undefined;
  /** Error: a folder was dropped. */
  folder?: string | undefined;
  /** Error: the file cannot be read, for example because it was moved. */
  unreadable?: string | undefined;
  /** Error: the file is empty. */
  empty?: string | undefined;
  /** Error: the file is too large. Receives the limit as text, such as `10 MB`. */
  tooLarge?: ((max: string) => string) | undefined;
  /** Error: the type of the file is not accepted. Receives `accept`. */
  notAccepted?: ((accept: string) => string) | undefined;
  /** Error: the content does not match the file extension. */
  contentMismatch?: string | undefined;
  /** Error: too many files. Receives `maxCount`. */
  tooMany?: ((max: number) => string) | undefined;
  /** Error: the same file was already chosen. */
  duplicate?: string | undefined;
  /** Announced after files were chosen. Receives the number of added and of rejected files. */
  announceAdded?: ((added: number, refused: number) => string) | undefined;
  /** Announced after a file was removed. */
  announceRemoved?: ((name: string) => string) | undefined;
  /** Announced when the progress of a file is complete. */
  announceSent?: ((name: string) => string) | undefined;
}

const fileCount = (count: number) => (count === 1 ? '1 file' : `${count} files`);

export const englishFileLabels = {
  choose: 'Choose file',
  chooseMany: 'Choose files',
  drop: 'or drop it here',
  dropMany: 'or drop them here',
  files: 'Chosen files',
  remove: (name: string) => `Remove ${isolated(name)}`,
  size: (bytes: number) => formatSize(bytes, 'en'),
  progress: (name: string) => `Sending ${isolated(name)}`,
  folder: 'A folder cannot be used. Choose the files in it.',
  unreadable: 'The file cannot be read. Choose it again.',
  empty: 'The file is empty. Choose another one.',
  tooLarge: (max: string) => `The file is larger than ${max}. Choose a smaller one.`,
  notAccepted: (accept: string) => `This kind of file cannot be used. Choose one of ${accept}.`,
  contentMismatch: 'The content does not match the file extension. Save the file again in the right format.',
  tooMany: (max: number) => `No more than ${fileCount(max)} can be chosen. Remove one first.`,
  duplicate: 'The same file was chosen already.',
  announceAdded: (added: number, refused: number) =>
    `${fileCount(added)} added${refused > 0 ? `, ${refused} refused` : ''}`,
  announceRemoved: (name: string) => `${isolated(name)} removed`,
  announceSent: (name: string) => `${isolated(name)} sent`,
} satisfies FileFieldLabels;
export type FileLabels = typeof englishFileLabels;
