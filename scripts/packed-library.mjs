// The library as `npm publish` would pack it, made once for all checks and tests that install it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureLibrary, env, root } from './ensure.mjs';

const folder = join(root, 'node_modules/.cache/packed-library');
const library = join(root, 'packages/ui');

/** Builds the library if needed and packs it. Returns the path of the tarball. Throws if npm cannot pack it. */
export function packedLibrary() {
  ensureLibrary({ declarations: true });
  const hash = createHash('sha256').update(readFileSync(join(library, 'dist/.sources')));
  for (const file of ['package.json', 'CHANGELOG.md']) hash.update(readFileSync(join(library, file)));
  const tarball = join(folder, `${hash.digest('hex').slice(0, 16)}.tgz`);
  if (existsSync(tarball)) return tarball;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const fresh = mkdtempSync(join(folder, 'fresh-'));
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--ignore-scripts', '--silent', '--pack-destination', fresh],
    { cwd: library, env, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`npm pack failed.\n${stdout}${stderr}`);
  renameSync(join(fresh, readdirSync(fresh)[0]), tarball);
  return tarball;
}
