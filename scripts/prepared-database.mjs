// The databases that tests of the server and journeys start with: made once, and again when the server, the domain or
// the day of the demo data changes.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, mustOnLeash, node, root } from './ensure.mjs';

const prepare = 'packages/api/src/testing/prepare.ts';
const cache = join(root, 'node_modules/.cache/prepared-database');

/**
 * Returns a folder with dumps of a migrated PGlite database, `empty.tar` and, with demo data, `demo.tar`, and with
 * `started`, a data folder after its first start with demo data. Copy them; never open them directly.
 */
export function preparedDatabase() {
  const sources = hashOf(
    ['packages/api/src', 'packages/api/migrations', 'packages/domain/src'],
    ['package-lock.json', prepare],
  );
  const name = `${new Date().toLocaleDateString('sv')}-${sources.slice(0, 16)}`;
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'fresh-'));
  mustOnLeash(node, ['--conditions=@attesta/source', prepare, fresh]);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // another process has made it in the meantime
    rmSync(fresh, { recursive: true, force: true });
  }
  for (const other of readdirSync(cache))
    if (other !== name && !other.startsWith('fresh-')) rmSync(join(cache, other), { recursive: true, force: true });
  return folder;
}
