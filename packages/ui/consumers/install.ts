import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packedLibrary } from '../../../scripts/packed-library.mjs';

const here = import.meta.dirname;
const library = dirname(here);
const bins = join(library, '../../node_modules/.bin');
const quiet = ['--no-audit', '--no-fund', '--prefer-offline'];

/** The environment of the commands in an app. */
const environment = (folder: string, mode: string) => ({
  ...process.env,
  NODE_ENV: mode,
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  // `next/font/google` loads the font while it builds. Tests make no requests to other hosts.
  NEXT_FONT_GOOGLE_MOCKED_RESPONSES: join(here, 'google-fonts.cjs'),
  PATH: `${join(folder, 'node_modules/.bin')}:${join(folder, '../node_modules/.bin')}:${join(folder, '../../node_modules/.bin')}:${bins}:${process.env['PATH']}`,
});

function npm(args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    env: environment(cwd, 'development'),
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} in ${cwd}\n${stdout}${stderr}`);
  return stdout;
}

/** Runs a script of an app, and returns its output. Rejects with the output if it fails. */
export async function runScript(
  folder: string,
  script: string,
  { mode = 'production', ...more }: { mode?: string; [variable: string]: string | undefined } = {},
): Promise<string> {
  const env = { ...environment(folder, mode), ...more };
  const child = spawn('npm', ['run', '--silent', script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`npm run ${script} in ${folder}\n${output}`);
  return output;
}

/** Installs the packages of the lock file once for all apps, in a folder outside of this workspace. */
function installShared(): string {
  const hash = createHash('sha256').update(here);
  for (const file of globSync(['package*.json', '*/package.json'], { cwd: here }).toSorted())
    hash.update(readFileSync(join(here, file)));
  const folder = join(tmpdir(), `attesta-consumers-${hash.digest('hex').slice(0, 12)}`);
  const stamp = join(folder, 'node_modules/.installed');
  if (existsSync(stamp)) return folder;
  rmSync(folder, { recursive: true, force: true });
  for (const file of globSync(['package*.json', '*/package.json'], { cwd: here }))
    cpSync(join(here, file), join(folder, file));
  npm(['ci', ...quiet], folder);
  writeFileSync(stamp, '');
  return folder;
}

/** Packages that must use the same React as the app, so that other versions of React have copies of them. */
const withReact = ['@attesta', '@floating-ui', 'styled-components'];

/** Copies an app to a folder in which another version of React is installed. */
function copyFor(react: string, app: string, folder: string): void {
  const target = join(folder, react);
  for (const name of withReact)
    cpSync(join(folder, 'node_modules', name), join(target, 'node_modules', name), { recursive: true });
  cpSync(join(here, app), join(target, app), { recursive: true });
}

/** Packs the library and installs it, the apps and their packages. Returns the folder of the apps. */
export function installApps(reactVersions: readonly string[]): string {
  const folder = installShared();
  npm(['install', ...quiet, '--no-save', packedLibrary()], folder);
  for (const { name } of readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    // Without the caches and the output of an earlier build.
    const old = existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : [];
    for (const entry of old.filter((each) => each !== 'node_modules'))
      rmSync(join(folder, name, entry), { recursive: true });
    cpSync(join(here, name), join(folder, name), { recursive: true });
  }
  for (const react of reactVersions) for (const app of ['client-app', 'server-app']) copyFor(react, app, folder);

  // The same app without Cache Components, as in projects that started with an earlier version of Next.js.
  const plain = join(folder, 'next-app-plain');
  rmSync(plain, { recursive: true, force: true });
  cpSync(join(folder, 'next-app'), plain, { recursive: true });
  const config = readFileSync(join(plain, 'next.config.ts'), 'utf8');
  writeFileSync(
    join(plain, 'next.config.ts'),
    config.replaceAll(/^ *(?:cacheComponents|partialPrefetching): true,\n/gm, ''),
  );
  return folder;
}

/** Runs tasks by name, two at a time in their order. Returns their results. */
export function runTwoAtATime<Name extends string>(
  tasks: readonly (readonly [name: Name, run: () => Promise<unknown>])[],
): Map<Name, Promise<unknown>> {
  const lanes = [Promise.resolve(), Promise.resolve()];
  return new Map(
    tasks.map(([name, run], index) => {
      const result = lanes[index % 2]!.then(run);
      lanes[index % 2] = result.then(
        () => undefined,
        () => undefined,
      );
      return [name, result];
    }),
  );
}
