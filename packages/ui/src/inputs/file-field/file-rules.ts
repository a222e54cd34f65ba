/** File type according to the first bytes. Word, Excel, OpenDocument and similar files are zip archives. */
export type FileKind = 'pdf' | 'png' | 'jpeg' | 'zip';

/** Why a file is rejected. */
export type FileProblem =
  | 'folder'
  | 'unreadable'
  | 'empty'
  | 'too-large'
  | 'not-accepted'
  | 'content-mismatch'
  | 'too-many'
  | 'duplicate';

export interface FileRules {
  /** As in a native file input: `.pdf,image/*`. */
  accept?: string | undefined;
  /** Maximum size in bytes. */
  maxSize?: number | undefined;
}

/** Number of bytes that `sniffedKind` checks: PDF readers accept the signature within the first 1,024 bytes. */
export const sniffedBytes = 1024;

const signatures: [FileKind, readonly number[]][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
];
const pdfSignature = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-

const startsAt = (bytes: Uint8Array, signature: readonly number[], offset: number) =>
  signature.every((byte, index) => bytes[offset + index] === byte);

/** Returns the file type according to the first bytes, or null if it is unknown. Ignores the name. */
export function sniffedKind(head: Uint8Array): FileKind | null {
  const match = signatures.find(([, signature]) => startsAt(head, signature, 0));
  if (match) return match[0];
  const last = Math.min(head.length, sniffedBytes) - pdfSignature.length;
  for (let offset = 0; offset <= last; offset++) if (startsAt(head, pdfSignature, offset)) return 'pdf';
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

/** Returns the file extension in lower case, without the dot. */
export const extensionOf = (name: string): string => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns whether a native file input with this `accept` would offer the file. */
export function isAccepted({ name, type }: { name: string; type: string }, accept: string | undefined): boolean {
  const tokens = (accept ?? '')
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter(Boolean);
  if (tokens.length === 0) return true;
  const mime = type.toLowerCase();
  return tokens.some((token) =>
    token.startsWith('.')
      ? name.toLowerCase().endsWith(token)
      : token.endsWith('/*')
        ? mime.startsWith(token.slice(0, -1))
        : mime === token,
  );
}

/**
 * Checks a file by its name, size and first bytes, which are null if it cannot be read. Returns the problem, or null. A server must validate files again,
 * because checks in the browser can be bypassed.
 */
export function checkFile(
  file: { name: string; type: string; size: number },
  head: Uint8Array | null,
  { accept, maxSize }: FileRules,
): FileProblem | null {
  if (!isAccepted(file, accept)) return 'not-accepted';
  if (file.size === 0) return 'empty';
  if (head === null) return 'unreadable';
  if (maxSize !== undefined && file.size > maxSize) return 'too-large';
  const expected = kinds[extensionOf(file.name)];
  return expected && sniffedKind(head) !== expected ? 'content-mismatch' : null;
}

/** Maximum length of a file name in common file systems. */
const maxNameLength = 255;

/**
 * Returns a file name that can be shown and stored: the last segment of the path, without control characters, without
 * bidirectional control characters (`gnp.exe` must not be displayed as `exe.png`), and without characters that file
 * systems forbid.
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
  const characters = Array.from(plain);
  if (characters.length <= maxNameLength) return plain;
  const extension = Array.from(plain.slice(plain.lastIndexOf('.')));
  return plain.includes('.') && extension.length <= 16
    ? characters
        .slice(0, maxNameLength - extension.length)
        .concat(extension)
        .join('')
    : characters.slice(0, maxNameLength).join('');
}
