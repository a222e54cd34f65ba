import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { options } from './options.mjs';
import { adapterFile, root } from './root.mjs';

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
const cacheFile = join(root, '.cache', 'builds.json');
const cache = existsSync(cacheFile) && !options.rebuild ? JSON.parse(readFileSync(cacheFile, 'utf8')) : {};

/** The hash of everything that the builds of other libraries depend on. */
const sources = createHash('sha1');
for (const file of [
  ...filesIn(join(root, 'src')),
  ...filesIn(join(root, 'adapters')),
  join(root, 'package-lock.json'),
  join(root, 'lib/build-page.mjs'),
])
  sources.update(readFileSync(file));
const stamp = sources.digest('hex');

/** Our library, and its earlier state: their sources are not in the hash. */
const alwaysBuilt = new Set(['ours', 'before']);

/** Builds a page and returns its sizes. */
function run(adapter, page) {
  return new Promise((done, fail) => {
    const file = adapterFile(adapter, options.before);
    const child = spawn(process.execPath, [join(root, 'lib/build-page.mjs'), adapter, page, file], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 180_000,
    });
    let out = '';
    let errors = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stderr.on('data', (text) => {
      errors += text;
    });
    child.on('close', (code) => {
      const sizes = out.split('\n').find((line) => line.startsWith('{"raw"'));
      if (code === 0 && sizes) done(JSON.parse(sizes));
      else
        fail(
          new Error(`build of ${page}: ${(errors || 'timed out').split('\n').filter(Boolean).slice(0, 5).join(' | ')}`),
        );
    });
  });
}

/**
 * Builds the pages and returns their sizes by `adapter/page`. Our pages are always built, those of other libraries only
 * when the benchmark or its packages changed.
 */
export async function buildPages(pages, onFailure) {
  const sizes = {};
  const queue = [...pages];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [adapter, page] = next;
      const id = `${adapter}/${page}`;
      const isCached = cache[id]?.stamp === stamp && existsSync(join(root, 'dist', id)) && !alwaysBuilt.has(adapter);
      try {
        cache[id] = isCached ? cache[id] : { stamp, sizes: await run(adapter, page) };
        sizes[id] = cache[id].sizes;
      } catch (error) {
        onFailure(adapter, error);
      }
    }
  };
  await Promise.all([work(), work()]);
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(cache));
  return sizes;
}
