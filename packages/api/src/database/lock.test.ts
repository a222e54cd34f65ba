import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { DataFolderUnusable } from './data-folder.ts';
import { BackupRunning, DataFolderInUse, lockBackup, lockDataFolder } from './lock.ts';

const lockingProcess = (folder: string) =>
  spawn(
    process.execPath,
    [
      '--conditions=@attesta/source',
      '--input-type=module',
      '-e',
      `const { lockDataFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}); lockDataFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );

describe('The lock of the data folder', () => {
  it('cannot be acquired twice, and the error contains the folder', () => {
    const folder = temporaryFolder();
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    expect(() => lockDataFolder(folder)).toThrow(folder);
    unlock();
    lockDataFolder(folder)();
  });

  it('is released by kill -9 of its process', async () => {
    const folder = temporaryFolder();
    const other = lockingProcess(folder);
    await once(other.stdout, 'data');
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    other.kill('SIGKILL');
    await once(other, 'exit');
    lockDataFolder(folder)();
  });

  it.each([
    ['damaged', (lock: string) => fs.writeFileSync(lock, 'x'.repeat(5000))],
    ['cut off', (lock: string) => fs.writeFileSync(lock, 'SQLite format 3')],
    ['a folder', (lock: string) => fs.mkdirSync(lock)],
    ['a broken link', (lock: string) => fs.symlinkSync('/absent/lock', lock)],
  ])('throws an error with advice if its file is %s', (_what, make) => {
    const folder = temporaryFolder();
    const lock = join(folder, 'lock');
    make(lock);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderUnusable);
    expect(() => lockDataFolder(folder)).toThrow(`The file ${lock} cannot be used as a lock`);
    expect(() => lockDataFolder(folder)).toThrow('no portal uses this folder, delete the file, and start again.');
    fs.rmSync(lock, { recursive: true });
    lockDataFolder(folder)();
  });

  it('allows one backup while the portal runs', () => {
    const folder = temporaryFolder();
    const unlock = lockDataFolder(folder);
    const finish = lockBackup(folder);
    expect(() => lockBackup(folder)).toThrow(BackupRunning);
    finish();
    lockBackup(folder)();
    unlock();
  });
});
