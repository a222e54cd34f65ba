import fs from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { OperatorError } from '../operator/operator-error.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { readArchive } from './archive.ts';

interface Entry {
  readonly name: string;
  readonly content?: string;
  readonly type?: string;
  readonly size?: number;
}

/** One entry of a tar archive with a correct checksum. */
function entry({ name, content = '', type = '0', size = content.length }: Entry): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0, 'latin1');
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.fill(' ', 148, 156);
  header.write(type, 156);
  header.write('ustar\0' + '00', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  body.write(content);
  return Buffer.concat([header, body]);
}

const end = Buffer.alloc(1024);
const followed = (...entries: Entry[]) => Buffer.concat([tar(...entries), entry({ name: 'x' })]);
const good: Entry[] = [
  { name: '/PG_VERSION', content: '18\n' },
  { name: '/global', type: '5' },
  { name: '/global/pg_control', content: 'x' },
];
const tar = (...entries: Entry[]) => Buffer.concat([...entries.map(entry), end]);

function fileWith(content: Buffer): string {
  const file = join(temporaryFolder(), 'backup.tar.gz');
  fs.writeFileSync(file, content);
  return file;
}

describe('A backup file', () => {
  it('is unpacked if it is complete', async () => {
    const archive = tar(...good);
    expect(await readArchive(fileWith(gzipSync(archive)))).toEqual(archive);
  });

  it.each<[string, Buffer, string]>([
    ['empty', Buffer.alloc(0), 'cut off'],
    ['not a gzip file', Buffer.from('PK zip'), 'not a gzip file'],
    ['cut off', gzipSync(tar(...good)).subarray(0, -20), 'cut off'],
    ['changed in one bit', flipped(gzipSync(tar(...good))), 'damaged'],
    ['not a tar archive', gzipSync(Buffer.from('x'.repeat(2000))), 'not a tar archive'],
    ['an archive without its end', gzipSync(tar(...good).subarray(0, -1024)), 'cut off'],
    ['an archive with a file that is cut off', gzipSync(tar(...good, { name: 'base', size: 9999 })), 'cut off'],
    ['an archive followed by other data', gzipSync(followed(...good)), 'it has data after its end'],
    ['an archive with a link', gzipSync(tar(...good, { name: 'base', type: '2' })), 'links'],
    ['an archive with a device', gzipSync(tar(...good, { name: 'base', type: '3' })), 'special files'],
    ['an archive without a database', gzipSync(tar({ name: 'note.txt' })), 'it has no PG_VERSION'],
    ['an empty archive', gzipSync(end), 'it has no PG_VERSION'],
  ])('is rejected if it is %s', async (_what, content, reason) => {
    const file = fileWith(content);
    await expect(readArchive(file)).rejects.toThrow(OperatorError);
    await expect(readArchive(file)).rejects.toThrow(reason);
  });

  const traversals = ['../x', '/../x', 'base/../../x', 'base/..', './x', 'a\\..\\b'];
  const unsafeNames = [...traversals, '//x', 'base//x', 'C:\\x', 'a b', 'é', ''];
  it.each(unsafeNames)('is rejected if it contains the name %j', async (name) => {
    await expect(readArchive(fileWith(gzipSync(tar(...good, { name }))))).rejects.toThrow('a name that is not allowed');
  });

  it('is rejected if it unpacks to more than the maximum, before it exhausts the memory', async () => {
    const file = fileWith(gzipSync(Buffer.alloc(3 * 1024 ** 2)));
    await expect(readArchive(file, 2 * 1024 ** 2)).rejects.toThrow('it unpacks to more than 2 MB');
  });

  it('is rejected if it is missing or a folder', async () => {
    await expect(readArchive('/absent/backup.tar.gz')).rejects.toThrow('does not exist');
    await expect(readArchive(temporaryFolder())).rejects.toThrow('it is not a file');
  });
});

/** The last bytes of a gzip file are the checksum and size of its content. */
function flipped(content: Buffer): Buffer {
  content[content.length - 6] = (content.at(-6) ?? 0) ^ 1;
  return content;
}
