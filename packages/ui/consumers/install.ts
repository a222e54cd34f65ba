import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const here = import.meta.dirname;
const quiet = ['--no-audit', '--no-fund', '--prefer-offline'];

const library = dirname(here);
const bins = join(library, '../../node_modules/.bin');

/** Runs a command and returns its output. Throws an error with the output if the command fails. */
export function run(command: string, args: string[], cwd: string, mode = 'production'): string {
  const env = {
    ...process.env,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    PATH: `${join(cwd, 'node_modules/.bin')}:${bins}:${process.env['PATH']}`,
  };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} in ${cwd}\n${stdout}${stderr}`);
  return stdout;
}

/** Copies an example app to a folder outside of this workspace. */
function copy(app: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), `attesta-${app}-`)), app);
  mkdirSync(folder, { recursive: true });
  cpSync(join(here, app), folder, { recursive: true });
  return folder;
}

/** Installs the tarball and a version of React in a copy of an example app and builds it. */
export function install(app: string, tarball: string, react: string, mode?: 'production' | 'development'): string {
  const folder = copy(app);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  Object.assign(manifest.dependencies, { '@attesta/ui': `file:${tarball}`, react, 'react-dom': react });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // The ranges of peer dependencies do not include a canary.
  run('npm', ['install', ...quiet, ...(react.includes('-') ? ['--legacy-peer-deps'] : [])], folder, 'development');
  run('npm', ['run', 'build'], folder, mode);
  return folder;
}

/** Installs the tarball and the versions of the lock file in a copy of an example app and builds it. */
export function installLocked(app: string, tarball: string): string {
  const folder = copy(app);
  run('npm', ['ci', ...quiet], folder, 'development');
  run('npm', ['install', ...quiet, '--no-save', tarball], folder, 'development');
  run('npm', ['run', 'build'], folder);
  return folder;
}
