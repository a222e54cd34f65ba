import fs from 'node:fs';
import net from 'node:net';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { isUnavailable } from '../database/database.ts';
import { OperatorError } from '../operator-error.ts';
import { checkSocketFolder, socketPath } from './socket.ts';
import type { CommandResult } from './usage.ts';

const longestRequest = 4096;

/** Runs one command; an OperatorError becomes the text of its result. */
type Run = (args: readonly string[]) => Promise<CommandResult>;

/**
 * Takes commands on a socket that only the owner of the data folder may open. What a command fails with is logged.
 * @throws OperatorError if the folder of the socket is not of this user alone
 * @returns a function that closes the socket, once the commands that run are done
 */
export async function listenForAdmin(
  dataDir: string,
  run: Run,
  log: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  checkSocketFolder(dataDir);
  fs.rmSync(path, { force: true }); // Left by a kill: the process with the folder's lock is the only server.
  const unfinished = new Set<net.Socket>();
  const server = net.createServer({ allowHalfOpen: true }, (connection) => {
    connection.on('error', () => connection.destroy());
    unfinished.add(connection);
    connection.once('end', () => unfinished.delete(connection)).once('close', () => unfinished.delete(connection));
    void respond(connection, run, log);
  });
  const listening = new Promise<void>((resolve, reject) => server.once('error', reject).once('listening', resolve));
  const before = process.umask(0o177); // Created closed to others, not closed afterwards; `listen` creates it at once.
  server.listen(path);
  process.umask(before);
  await listening;
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      // A command that never arrives must not delay the stop.
      for (const connection of unfinished) connection.destroy();
    });
}

async function respond(connection: net.Socket, run: Run, log: (error: unknown) => void): Promise<void> {
  const request = await text(connection).catch(() => null);
  if (request === null) return;
  const result = await run(argsOf(request)).catch((error: unknown): CommandResult => {
    if (error instanceof OperatorError) return { ok: false, text: error.message };
    log(error);
    if (isUnavailable(error)) {
      return { ok: false, text: 'The database cannot be used now; the log says why. Try again in a moment.' };
    }
    return { ok: false, text: 'The command failed because of an error in the portal; its log says which.' };
  });
  connection.end(JSON.stringify(result));
}

/** Anything that is no list of words counts as none, for which the usage is returned. */
function argsOf(request: string): string[] {
  try {
    const args: unknown = request.length <= longestRequest ? JSON.parse(request) : null;
    return Array.isArray(args) && args.every((arg) => typeof arg === 'string') ? args : [];
  } catch {
    return [];
  }
}
