import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Queries } from '../database/database.ts';
import { runCommand, type CommandResult } from './commands.ts';

/** Operating systems cut longer names of sockets (108 bytes on Linux, 104 on macOS). */
const longestSocketName = 100;
const longestRequest = 4096;

/** The socket of a data folder; a folder with a very long name has it in the system's temporary folder. */
function socketPath(dataDir: string): string {
  const path = join(dataDir, 'admin.sock');
  if (Buffer.byteLength(path) <= longestSocketName) return path;
  return join(tmpdir(), `attesta-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`, 'admin.sock');
}

/** Takes administrators' commands on a socket that only the owner of the data folder may open. Returns the way to close it. */
export async function listenForAdmin(dataDir: string, queries: () => Queries, clock: () => Date): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  fs.rmSync(path, { force: true }); // Left by a kill: whoever holds the folder's lock is the only server.
  const server = net.createServer({ allowHalfOpen: true }, (connection) => {
    connection.on('error', () => connection.destroy());
    void answer(connection, queries, clock);
  });
  const before = process.umask(0o177); // Created closed to others, not closed afterwards.
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  } finally {
    process.umask(before);
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function answer(connection: net.Socket, queries: () => Queries, clock: () => Date): Promise<void> {
  let result: CommandResult;
  try {
    const request = await text(connection);
    const args: unknown = request.length <= longestRequest ? JSON.parse(request) : null;
    const isCommand = Array.isArray(args) && args.every((arg) => typeof arg === 'string');
    result = await runCommand(queries(), isCommand ? (args as string[]) : [], clock());
  } catch {
    result = { ok: false, text: 'The command failed: the database cannot be reached now.' };
  }
  connection.end(JSON.stringify(result));
}

/** Sends a command to the server that holds the data folder; null if none listens. */
export async function askServer(dataDir: string, args: readonly string[]): Promise<CommandResult | null> {
  const connection = net.createConnection({ path: socketPath(dataDir), allowHalfOpen: true });
  try {
    await new Promise<void>((resolve, reject) => connection.once('connect', resolve).once('error', reject));
  } catch {
    return null;
  }
  connection.end(JSON.stringify(args));
  return JSON.parse(await text(connection)) as CommandResult;
}
