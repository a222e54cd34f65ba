import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { DataFolderUnusable, prepareDataFolder } from './data-folder.ts';

const mode = (path: string) => fs.statSync(path).mode & 0o777;
/** A folder with these files, accessible to all users as older versions left it. */
function openFolder(...names: string[]): string {
  const folder = join(temporaryFolder(), 'data');
  fs.mkdirSync(folder);
  for (const name of names) {
    fs.mkdirSync(join(folder, name, '..'), { recursive: true });
    fs.writeFileSync(join(folder, name), '');
    fs.chmodSync(join(folder, name), 0o666);
  }
  fs.chmodSync(folder, 0o755);
  return folder;
}
const refusal = (folder: string) => {
  try {
    prepareDataFolder(folder);
  } catch (error) {
    if (error instanceof DataFolderUnusable) return error.message;
    throw error;
  }
  throw new Error('The folder was accepted.');
};

describe('The data folder', () => {
  it('is created for its owner alone, with the folders above it', () => {
    const folder = join(temporaryFolder(), 'a/b');
    prepareDataFolder(folder);
    expect([mode(folder), mode(join(folder, '..'))]).toEqual([0o700, 0o700]);
  });

  it('is closed to other users if it is empty', () => {
    const folder = openFolder();
    prepareDataFolder(folder);
    expect(mode(folder)).toBe(0o700);
  });

  it("is closed to other users, with its contents, if it contains only the portal's files", () => {
    const replaced = 'database.replaced-2026-11-22T10-00-00-000Z/PG_VERSION';
    const folder = openFolder('database/base/1/1259', 'lock', 'lock-journal', 'mail/a.json', replaced);
    prepareDataFolder(folder);
    expect(mode(folder)).toBe(0o700);
    const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => (mode(join(folder, name)) & 0o077) !== 0)).toEqual([]);
  });

  it('has its files closed to other users if only the files are accessible to them', () => {
    const folder = openFolder('lock');
    fs.chmodSync(folder, 0o700);
    prepareDataFolder(folder);
    expect(mode(join(folder, 'lock'))).toBe(0o600);
  });

  it('is rejected and unchanged if it is accessible to others and contains other files', () => {
    const folder = openFolder('lock', 'note.txt');
    expect(refusal(folder)).toMatch(/Other users .* \(note\.txt\)\. Choose .* with DATA_DIR, such as \/.*\/attesta\.$/);
    expect([mode(folder), mode(join(folder, 'lock'))]).toEqual([0o755, 0o666]);
    fs.chmodSync(folder, 0o700);
    expect(() => prepareDataFolder(folder)).not.toThrow();
    expect(mode(join(folder, 'note.txt'))).toBe(0o666);
  });

  it('has an error message that suggests chmod only if it contains a database, so that no user runs chmod on /', () => {
    expect(refusal(openFolder('note.txt', 'database/PG_VERSION'))).toContain('(chmod 700 /');
    expect(refusal(openFolder('note.txt', 'mail/a.json'))).not.toMatch(/chmod|chown/);
  });

  it.runIf(process.platform === 'linux')('is rejected immediately if it cannot be created', () => {
    expect(refusal('/proc/attesta/data')).toMatch(/^The data folder \/proc\/attesta\/data .* with DATA_DIR\.$/);
  });

  it('is rejected and unchanged if it is a shared folder such as /tmp, even if that is empty', () => {
    const folder = openFolder();
    fs.chmodSync(folder, 0o1777);
    expect(refusal(folder)).toContain(`such as ${join(folder, 'attesta')}`);
    expect(mode(folder)).toBe(0o777);
  });

  it('may be a link, but links in it are not followed', () => {
    const folder = openFolder('database/PG_VERSION');
    const other = openFolder('note.txt');
    fs.symlinkSync(join(other, 'note.txt'), join(folder, 'database', 'link'));
    const link = join(temporaryFolder(), 'link');
    fs.symlinkSync(folder, link);
    prepareDataFolder(link);
    expect([mode(folder), mode(join(other, 'note.txt'))]).toEqual([0o700, 0o666]);
  });

  it('is rejected if it belongs to another user', () => {
    const folder = openFolder();
    const uid = vi.spyOn(process, 'getuid').mockReturnValue(fs.statSync(folder).uid + 1);
    expect(refusal(folder)).toMatch(
      /belongs to the user with the id \d+, and this process .* \d+\. Choose a folder of its own/,
    );
    expect(mode(folder)).toBe(0o755);
    expect(refusal(openFolder('database/PG_VERSION'))).toContain('sudo chown -R');
    uid.mockRestore();
  });

  it.each([
    ['a file', (folder: string) => fs.writeFileSync(join(folder, 'data'), ''), 'data', 'is a file'],
    ['below a file', (folder: string) => fs.writeFileSync(join(folder, 'file'), ''), 'file/data', 'is below a file'],
    ['a link to nothing', (folder: string) => fs.symlinkSync('/absent', join(folder, 'data')), 'data', 'DATA_DIR'],
    ['a link to itself', (folder: string) => fs.symlinkSync('data', join(folder, 'data')), 'data', 'DATA_DIR'],
    ['too long a name', () => undefined, 'x'.repeat(300), 'has a name that is too long'],
  ])('is rejected with advice if it is %s', (_what, make, name, advice) => {
    const folder = temporaryFolder();
    make(folder);
    const message = refusal(join(folder, name));
    expect(message).toContain(advice);
    expect(message).toContain('Choose a folder that this user may read and write with DATA_DIR.');
  });

  it.each([
    ['EACCES', 'may not be opened or created by this user'],
    ['EROFS', 'is on a disk that cannot be written'],
  ])('is rejected with advice if it cannot be written (%s)', (code, reason) => {
    const access = vi.spyOn(fs, 'accessSync').mockImplementation(() => {
      throw Object.assign(new Error(code), { code });
    });
    expect(refusal(temporaryFolder())).toContain(reason);
    access.mockRestore();
  });
});
