import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A program of this package that runs as its own process, as in production. */
export interface Running {
  readonly process: ChildProcess;
  /** The output so far. */
  output(): string;
  /** Resolves with the first group of the pattern once it is printed; rejects if the process exits before. */
  printed(pattern: RegExp): Promise<string>;
  /** Resolves with the exit code once the process has exited; null after a kill. */
  ended(): Promise<number | null>;
}

/** Processes that are killed when the tests end. */
const children = new Set<ChildProcess>();
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/** Programs that the npm commands run. */
type Program = 'main.ts' | 'admin/main.ts' | 'backup/main.ts' | 'backup/restore-main.ts';

/** Starts a program with these settings. */
export function run(program: Program, environment: Record<string, string>, args: readonly string[] = []): Running {
  const child = spawn(process.execPath, ['--conditions=@attesta/source', file(program), ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  children.add(child);

  return {
    process: child,
    output: () => output,
    ended: () => ended,
    async printed(pattern) {
      for (;;) {
        const found = pattern.exec(output);
        if (found) return found[1] ?? found[0];
        const more = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)]);
        if (!more && !pattern.test(output))
          throw new Error(`The process ended without printing ${pattern}:\n${output}`);
      }
    },
  };
}

/** Starts the server on a free port until the test is finished. Resolves with its address once it accepts requests. */
export async function startServer(
  dataDir: string,
  more: Record<string, string> = {},
): Promise<Running & { address: string }> {
  const server = run('main.ts', { DATA_DIR: dataDir, PORT: '0', ...more });
  onTestFinished(() => void server.process.kill('SIGKILL'));
  const address = await server.printed(/Attesta is open at (http:\/\/\S+)\n/);
  return { ...server, address };
}
