import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { OperatorError } from '../operator-error.ts';

/** Files copied at the same time; more would leave no thread of Node's pool for passwords and the portal's files. */
const atOnce = 2;
/** Free space that a copy leaves on the disk, in bytes. */
const reserve = 64 * 1024 * 1024;

/**
 * Copies the files and folders of `from`, which nothing may change meanwhile, into the new folder `to`. File systems
 * that can (Btrfs, XFS, APFS) share the blocks, so that the copy takes no time and no space.
 * @throws OperatorError before anything is written; whatever copying fails with, and then `to` is removed
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const sourceOf = (entry: (typeof entries)[number]) => join(entry.parentPath, entry.name);
  const targetOf = (entry: (typeof entries)[number]) => join(to, relative(from, sourceOf(entry)));
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await lstat(sourceOf(file))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const { bavail, bsize } = await statfs(from);
  if (bavail * bsize < bytes + reserve) {
    const megabytes = Math.ceil((bytes + reserve) / 1024 / 1024);
    throw new OperatorError(`The disk of ${from} has no space for a copy of it. Free ${megabytes} MB and try again.`);
  }

  try {
    await mkdir(to, { mode: 0o700 });
    const folders = entries.filter((entry) => entry.isDirectory());
    for (const entry of folders) await mkdir(targetOf(entry), { recursive: true, mode: 0o700 });
    const left = files.values();
    const copyLeft = async () => {
      for (const file of left) await copyFile(sourceOf(file), targetOf(file), constants.COPYFILE_FICLONE);
    };
    await Promise.all(Array.from({ length: atOnce }, copyLeft));
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}
