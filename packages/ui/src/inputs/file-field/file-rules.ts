/** What a file's first bytes say that it is. Word, Excel, OpenDocument and the like are zip archives. */
export type FileKind = 'pdf' | 'png' | 'jpeg' | 'zip';

/** Why a file is not taken. */
export type FileProblem = 'empty' | 'too-large' | 'not-accepted' | 'not-what-it-says' | 'too-many' | 'duplicate';

export interface FileRules {
  /** As of a native file input: `.pdf,image/*`. */
  accept?: string | undefined;
  /** In bytes. */
  maxSize?: number | undefined;
}

/** How many bytes `sniffedKind` looks at: PDF readers find the mark within the first 1,024. */
export const sniffedBytes = 1024;

const marks: [FileKind, readonly number[]][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
];
const pdfMark = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-

const standsAt = (bytes: Uint8Array, mark: readonly number[], at: number) =>
  mark.every((byte, index) => bytes[at + index] === byte);

/** The kind of a file by its first bytes, whatever its name says; null where they say nothing. */
export function sniffedKind(head: Uint8Array): FileKind | null {
  const found = marks.find(([, mark]) => standsAt(head, mark, 0));
  if (found) return found[0];
  const last = Math.min(head.length, sniffedBytes) - pdfMark.length;
  for (let at = 0; at <= last; at++) if (standsAt(head, pdfMark, at)) return 'pdf';
  return null;
}

const kinds: Record<string, FileKind> = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  zip: 'zip',
  docx: 'zip',
  xlsx: 'zip',
  pptx: 'zip',
  odt: 'zip',
  ods: 'zip',
  odp: 'zip',
  epub: 'zip',
};

/** The ending of a name, without its dot and in small letters. */
export const endingOf = (name: string): string => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a native file input with this `accept` would offer the file. */
export function isAccepted({ name, type }: { name: string; type: string }, accept: string | undefined): boolean {
  const wanted = (accept ?? '')
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter(Boolean);
  if (wanted.length === 0) return true;
  const mime = type.toLowerCase();
  return wanted.some((token) =>
    token.startsWith('.')
      ? name.toLowerCase().endsWith(token)
      : token.endsWith('/*')
        ? mime.startsWith(token.slice(0, -1))
        : mime === token,
  );
}

/** What is wrong with a file, by its name, size and first bytes; null if nothing is. A server must check again: nothing sent to it can be trusted. */
export function checkFile(
  file: { name: string; type: string; size: number },
  head: Uint8Array,
  { accept, maxSize }: FileRules,
): FileProblem | null {
  if (!isAccepted(file, accept)) return 'not-accepted';
  if (file.size === 0) return 'empty';
  if (maxSize !== undefined && file.size > maxSize) return 'too-large';
  const claimed = kinds[endingOf(file.name)];
  return claimed && sniffedKind(head) !== claimed ? 'not-what-it-says' : null;
}

/** As long as file systems allow. */
const longestName = 255;

/**
 * A name that can be shown and stored: the last part of a path, without control characters, without marks that turn the direction of writing
 * (`gnp.exe` must not read as `exe.png`), without what file systems forbid.
 */
export function safeFileName(name: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .normalize('NFC')
    .split(/[/\\]/u)
    .at(-1)!
    .replaceAll(/[<>:"|?*]/gu, '_')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[ .]+|[ .]+$/gu, '');
  if (!plain) return 'file';
  const letters = Array.from(plain);
  if (letters.length <= longestName) return plain;
  const ending = Array.from(plain.slice(plain.lastIndexOf('.')));
  return plain.includes('.') && ending.length <= 16
    ? letters
        .slice(0, longestName - ending.length)
        .concat(ending)
        .join('')
    : letters.slice(0, longestName).join('');
}
