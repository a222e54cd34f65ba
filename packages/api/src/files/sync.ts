import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Syncs a file's content to the disk. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Syncs a folder's entries (new, renamed and deleted files) to the disk. On Windows this is neither possible nor
 * needed.
 */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Syncs all files and folders below a folder, and its entry in the parent folder, to the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) await syncFile(path);
    if (entry.isDirectory()) await syncFolder(path);
  }
  await syncFolder(folder);
  await syncFolder(dirname(folder));
}
