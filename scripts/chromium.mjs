// Finds the browser for the tests: the executable in the CHROMIUM variable, otherwise the pinned build from the npm
// registry. The pinned build is unpacked into node_modules/.cache, so that every Linux machine uses the same engine.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, 'node_modules', '.cache');
const bin = join(root, 'node_modules', '@sparticuz', 'chromium', 'bin');

/** Flags that disable background activity and make screenshots reproducible. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

const missesLibraries = (file) => {
  try {
    return execFileSync('ldd', [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).includes('not found');
  } catch {
    return false;
  }
};

const addLibraries = (folder) => {
  const lib = join(folder, 'al2023', 'lib');
  if (existsSync(lib)) process.env.LD_LIBRARY_PATH = [lib, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
};

async function unpack(folder) {
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'chromium-'));
  const tmp = process.env.TMPDIR;
  process.env.TMPDIR = fresh; // the package unpacks into the temporary folder, which other processes may share
  try {
    const { inflate } = await import('@sparticuz/chromium');
    await Promise.all(['chromium.br', 'swiftshader.tar.br', 'fonts.tar.br'].map((name) => inflate(join(bin, name))));
    if (missesLibraries(join(fresh, 'chromium'))) await inflate(join(bin, 'al2023.tar.br'));
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) throw error; // another process may have unpacked it in the meantime
  } finally {
    if (tmp === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = tmp;
  }
}

/**
 * Returns the path of the browser's executable. Unpacks it on the first call. Throws if CHROMIUM is not set and the
 * pinned build does not support the platform.
 */
export async function chromiumPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The pinned browser runs on Linux x64 only. Set CHROMIUM to an installed Chromium: CHROMIUM=/path/to/chromium npm test',
    );
  }
  const { version } = JSON.parse(readFileSync(join(bin, '..', 'package.json'), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(join(folder, 'chromium'))) await unpack(folder);
  addLibraries(folder);
  return join(folder, 'chromium');
}
