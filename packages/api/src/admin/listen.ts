import fs from 'node:fs';
import net from 'node:net';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Queries } from '../database/database.ts';
import { runCommand } from './commands.ts';
import { socketPath } from './socket.ts';
import type { CommandResult } from './usage.ts';

const longestRequest = 4096;

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
