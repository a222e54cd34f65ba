// Prepares the commands: installs the packages of the lock file and builds the portal. Uses no dependencies and runs on
// Node 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...path) => join(root, ...path);

/** The Node executable for all commands. It is an npm package, so the system's Node may be older. */
export const node = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The environment for commands. Executables of the packages take precedence over those of the system. */
export const env = {
  ...process.env,
  PATH: [at('node_modules', '.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':'),
};

const stampIs = (file, stamp) => existsSync(file) && readFileSync(file, 'utf8') === stamp;
const setStamp = (file, stamp) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
};

/** Runs a command and shows its output. Exits this process if the command fails. */
export function must(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', ...options });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the packages of the lock file, unless they are installed already. */
export function ensureInstalled() {
  const stamp = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  const file = at('node_modules', '.cache', 'installed');
  if (stampIs(file, stamp) && existsSync(node)) return;
  // npm would delete the packages of the other checkout.
  if (lstatSync(at('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error('node_modules is a link to another folder. Remove the link, then try again.');
    process.exit(1);
  }
  console.log('Installing packages (the first time takes a minute or two) …');
  const npm = process.env.npm_execpath;
  if (npm) must(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'], { env: process.env });
  else must('npm', ['ci', '--no-audit', '--no-fund'], { env: process.env });
  setStamp(file, stamp);
}

const sources = [
  'packages/domain/src',
  'packages/ui/src',
  'packages/ui/scripts',
  'packages/app/src',
  'packages/app/build',
  'packages/app/public',
];
const single = [
  'package-lock.json',
  'packages/app/index.html',
  'packages/app/vite.config.ts',
  'packages/ui/tsup.config.ts',
];

function sourceHash() {
  const hash = createHash('sha256');
  const files = sources
    .filter((folder) => existsSync(at(folder)))
    .flatMap((folder) =>
      readdirSync(at(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
    );
  for (const file of [...files.sort(), ...single.map((name) => at(name))]) {
    if (/\.(test|stories|visual)\./.test(file)) continue;
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the packages that the portal contains, without declarations. */
function buildPackages() {
  const ui = { cwd: at('packages', 'ui') };
  must(node, [at('node_modules', 'typescript', 'bin', 'tsc'), '-b', at('packages', 'domain')]);
  must(node, [at('node_modules', 'tsup', 'dist', 'cli-default.js'), '--silent'], ui);
  must(node, ['scripts/compile-styles.mjs'], ui);
  must(node, ['scripts/copy-css.mjs'], ui);
}

/** Builds the portal, unless its sources are unchanged. */
export function ensureBuilt() {
  const stamp = sourceHash();
  const file = at('packages', 'app', 'dist', '.sources');
  if (stampIs(file, stamp)) return;
  console.log('Building the portal …');
  buildPackages();
  must(node, [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: at('packages', 'app'),
  });
  setStamp(file, stamp);
}
