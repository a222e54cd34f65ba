import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { OperatorError } from '../operator/operator-error.ts';

/** Sizes and offsets of a tar header (POSIX.1-1988, ustar). */
const block = 512;
const field = {
  name: [0, 100],
  size: [124, 136],
  checksum: [148, 156],
  type: [156, 157],
  magic: [257, 262],
  prefix: [345, 500],
} as const;
/** Type flags of a file; the second one is used by old archives. */
const fileTypes = ['0', '\0'];
const folderType = '5';
/** Files that every PostgreSQL data folder contains. */
const required = ['PG_VERSION', 'global/pg_control'];
/** Four times the size of the largest database that was tested. The limit keeps a file from exhausting the memory. */
const maxBytes = 2 * 1024 ** 3;
/** Names of PostgreSQL's files: letters, digits, dots and dashes, without `.` and `..` segments. */
const safeName = /^\/?(?:(?!\.{1,2}(?:\/|$))[\w.-]+\/?)+$/;

/**
 * Reads a backup file and validates it completely before anything is written: it is complete and contains only files
 * and folders with safe names, including those of a database.
 * @returns the unpacked tar archive
 * @throws OperatorError with the reason
 */
export async function readArchive(file: string, maxOutputLength = maxBytes): Promise<Buffer> {
  const packed = await read(file);
  const archive = await promisify(gunzip)(packed, { maxOutputLength }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'Z_BUF_ERROR') throw refused(file, 'it is cut off');
    if (error.code === 'ERR_BUFFER_TOO_LARGE') {
      throw refused(
        file,
        `it unpacks to more than ${Math.round(maxOutputLength / 1024 ** 2)} MB, the maximum size of a backup`,
      );
    }
    throw refused(file, 'it is damaged, or not a gzip file');
  });
  const names = namesIn(archive, (reason) => refused(file, reason));
  for (const name of required) if (!names.has(name)) throw refused(file, `it has no ${name}`);
  return archive;
}

const refused = (file: string, reason: string) =>
  new OperatorError(`${file} is not a backup that can be restored: ${reason}. Nothing was changed.`);

async function read(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new OperatorError(`The file ${file} does not exist. Nothing was changed.`);
    throw new OperatorError(`The backup cannot be read (${error.message}). Nothing was changed.`);
  });
  try {
    if (!(await handle.stat()).isFile()) throw refused(file, 'it is not a file');
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

function namesIn(archive: Buffer, failure: (reason: string) => Error): Set<string> {
  const names = new Set<string>();
  for (let at = 0; at + block <= archive.length;) {
    const header = archive.subarray(at, at + block);
    if (header.every((byte) => byte === 0)) {
      if (archive.subarray(at).every((byte) => byte === 0)) return names;
      throw failure('it has data after its end');
    }
    const text = (name: keyof typeof field) => header.toString('latin1', ...field[name]);
    const untilZero = (name: keyof typeof field) => text(name).split('\0')[0] ?? '';
    const octal = (name: keyof typeof field) => Number.parseInt(untilZero(name).trim(), 8);
    const isHeader = text('magic') === 'ustar' && octal('checksum') === checksumOf(header);
    if (!isHeader) throw failure('it is damaged, or not a tar archive');
    const name = untilZero('name');
    const isFile = fileTypes.includes(text('type'));
    if (!isFile && text('type') !== folderType) throw failure('it has links or other special files');
    const isSafe = safeName.test(name) && untilZero('prefix') === '';
    if (!isSafe) throw failure('it has a file with a name that is not allowed');
    const size = isFile ? octal('size') : 0;
    if (!(size >= 0 && at + block + size <= archive.length)) throw failure('it is cut off');
    names.add(name.replace(/^\//, ''));
    at += block + Math.ceil(size / block) * block;
  }
  throw failure('it is cut off');
}

/** The sum of a header's bytes, with its own eight checksum bytes counted as spaces. */
function checksumOf(header: Buffer): number {
  const [from, to] = field.checksum;
  return header.reduce((sum, byte, index) => sum + (index >= from && index < to ? 32 : byte), 0);
}
