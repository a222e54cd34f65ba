// Prepares the commands: installs the packages of the lock file and builds the portal. Uses no dependencies and runs on
// Node 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The command and the arguments that run a command so that it ends with this process: see `leash.mjs`. */
export const onLeash = (command, args) => [process.execPath, [at('scripts', 'leash.mjs'), command, ...args]];

/** Runs a command and shows its output. Exits this process if the command fails. */
export function must(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', ...options });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** As `must`, for a command that reads nothing from the terminal: it ends when this process does. */
export const mustOnLeash = (command, args, options) => must(...onLeash(command, args), options);

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
  if (npm) mustOnLeash(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'], { env: process.env });
  else mustOnLeash('npm', ['ci', '--no-audit', '--no-fund'], { env: process.env });
  setStamp(file, stamp);
}

/** Files that the build does not contain. */
const notBuilt = /\.(test|stories|keys)\.|\.mdx$|\/testing\//;

/** The hash of the files in these folders, except those that the build does not contain, and of the single files. */
export function hashOf(folders, files) {
  const hash = createHash('sha256');
  const inFolders = folders
    .filter((folder) => existsSync(at(folder)))
    .flatMap((folder) =>
      readdirSync(at(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
    )
    .filter((file) => !notBuilt.test(file));
  for (const file of [...inFolders.sort(), ...files.map((name) => at(name))])
    hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

const library = {
  folders: ['packages/ui/src', 'packages/ui/scripts'],
  files: ['package-lock.json', 'packages/ui/package.json', 'packages/ui/tsup.config.ts', 'packages/ui/tsconfig.json'],
};
const portal = {
  folders: [...library.folders, 'packages/domain/src', 'packages/app/src', 'packages/app/build', 'packages/app/public'],
  files: [...library.files, 'packages/app/index.html', 'packages/app/vite.config.ts'],
};

/** Builds the library, unless its sources are unchanged. Its declarations are needed to publish it only. */
export function ensureLibrary({ declarations = false } = {}) {
  const stamp = hashOf(library.folders, library.files);
  const file = at('packages', 'ui', 'dist', '.sources');
  const complete = `${stamp} with declarations`;
  if (stampIs(file, complete) || (!declarations && stampIs(file, stamp))) return;
  console.log('Building the library …');
  rmSync(file, { force: true });
  const options = { cwd: at('packages', 'ui') };
  mustOnLeash(node, [at('node_modules', 'tsup', 'dist', 'cli-default.js'), '--silent'], options);
  mustOnLeash(node, ['scripts/compile-styles.mjs'], options);
  if (declarations) mustOnLeash(node, [at('node_modules', 'typescript', 'bin', 'tsc'), '-b', '--force'], options);
  mustOnLeash(node, ['scripts/copy-css.mjs'], options);
  setStamp(file, declarations ? complete : stamp);
}

/** Builds the portal, unless its sources are unchanged. */
export function ensureBuilt() {
  const stamp = hashOf(portal.folders, portal.files);
  const file = at('packages', 'app', 'dist', '.sources');
  if (stampIs(file, stamp)) return;
  ensureLibrary();
  console.log('Building the portal …');
  mustOnLeash(node, [at('node_modules', 'typescript', 'bin', 'tsc'), '-b', at('packages', 'domain')]);
  mustOnLeash(node, [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: at('packages', 'app'),
  });
  setStamp(file, stamp);
}
