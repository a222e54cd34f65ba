import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { OperatorError } from '../operator/operator-error.ts';

/**
 * Files copied at the same time; more would block all threads of Node's pool, which hashing passwords and serving files
 * also use.
 */
const concurrency = 2;
/** Free space, in bytes, that must remain on the disk after the copy. */
const reserve = 64 * 1024 * 1024;

/**
 * Copies the files and folders of `from`, which must not change meanwhile, into the new folder `to`. File systems that
 * support it (Btrfs, XFS, APFS) share the blocks, so that the copy takes no time and no space.
 * @throws OperatorError before anything is written if the disk has too little space; or the error of copying, after
 * which `to` is removed
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
    const remaining = files.values();
    const copyRemaining = async () => {
      for (const file of remaining) await copyFile(sourceOf(file), targetOf(file), constants.COPYFILE_FICLONE);
    };
    await Promise.all(Array.from({ length: concurrency }, copyRemaining));
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}
