import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file's content to the disk. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes a folder's own entries (new, renamed and deleted files) to the disk. Windows cannot and needs not. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Writes all files and folders below a folder, and its entry in the folder above, to the disk. */
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
