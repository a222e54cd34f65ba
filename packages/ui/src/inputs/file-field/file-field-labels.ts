import type { FieldLabels } from '../../foundation/field.js';

export interface FileFieldLabels extends FieldLabels {
  /** Written on the button; with `multiple` the second. */
  choose?: string | undefined;
  /** On the button of a field that takes several files. */
  chooseMany?: string | undefined;
  /** Beside the button; with `multiple` the second. */
  drop?: string | undefined;
  /** Beside the button of a field that takes several files. */
  dropMany?: string | undefined;
  /** Names the list. */
  files?: string | undefined;
  /** Name of the button that takes a file out again. */
  remove?: ((name: string) => string) | undefined;
  /** A file's size in words; bytes are given. */
  size?: ((bytes: number) => string) | undefined;
  /** Names a file's progress, from 0 to 1. */
  progress?: ((name: string) => string) | undefined;
  /** Error: the file has no content. */
  empty?: string | undefined;
  /** Error; the limit is given as text, as `10 MB`. */
  tooLarge?: ((max: string) => string) | undefined;
  /** Error: another kind of file than the field takes. */
  notAccepted?: ((accept: string) => string) | undefined;
  /** Error: the content is of another kind than the name. */
  notWhatItSays?: string | undefined;
  /** Error; how many the field takes is given. */
  tooMany?: ((max: number) => string) | undefined;
  /** Error: the same file is chosen already. */
  duplicate?: string | undefined;
  /** Heard when files were chosen: how many were taken, how many were not. */
  announceAdded?: ((taken: number, refused: number) => string) | undefined;
  /** Said when a file was taken out. */
  announceRemoved?: ((name: string) => string) | undefined;
  /** Heard when a file's progress is complete. */
  announceSent?: ((name: string) => string) | undefined;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** 1.2 MB: in steps of 1,000, as disks and browsers count. */
export function writtenSize(bytes: number, locale = 'en'): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}

const counted = (count: number) => (count === 1 ? '1 file' : `${count} files`);

export const englishFileLabels = {
  choose: 'Choose file',
  chooseMany: 'Choose files',
  drop: 'or drop it here',
  dropMany: 'or drop them here',
  files: 'Chosen files',
  remove: (name: string) => `Remove ${name}`,
  size: (bytes: number) => writtenSize(bytes),
  progress: (name: string) => `Sending ${name}`,
  empty: 'The file is empty. Choose another one.',
  tooLarge: (max: string) => `The file is larger than ${max}. Choose a smaller one.`,
  notAccepted: (accept: string) => `This kind of file cannot be used. Choose one of ${accept}.`,
  notWhatItSays: 'The content is not what the name says. Save the file again in its own format.',
  tooMany: (max: number) => `No more than ${counted(max)} can be chosen. Remove one first.`,
  duplicate: 'The same file was chosen already.',
  announceAdded: (taken: number, refused: number) =>
    `${counted(taken)} added${refused > 0 ? `, ${refused} refused` : ''}`,
  announceRemoved: (name: string) => `${name} removed`,
  announceSent: (name: string) => `${name} sent`,
} satisfies FileFieldLabels;
export type FileWords = typeof englishFileLabels;
