import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { DataFolderInUse, lockDataFolder } from './lock.ts';

const holder = (folder: string) =>
  spawn(
    process.execPath,
    ['--conditions=@attesta/source', '--input-type=module', '-e', `const { lockDataFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}); lockDataFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );

describe('The lock of the data folder', () => {
  it('refuses the same folder twice, and names it', () => {
    const folder = temporaryFolder();
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    expect(() => lockDataFolder(folder)).toThrow(folder);
    unlock();
    lockDataFolder(folder)();
  });

  it('is freed by kill -9 of the process that holds it', async () => {
    const folder = temporaryFolder();
    const other = holder(folder);
    await once(other.stdout, 'data');
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    other.kill('SIGKILL');
    await once(other, 'exit');
    lockDataFolder(folder)();
  });
});
