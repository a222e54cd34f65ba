import fs from 'node:fs';
import net from 'node:net';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { isUnavailable } from '../database/database.ts';
import { OperatorError } from '../operator/operator-error.ts';
import { maxCourseBytes } from './course-file.ts';
import { checkSocketFolder, socketPath } from './socket.ts';
import type { CommandResult } from './result.ts';

/** Enough for the file of a course, which is sent as a JSON string: an escaped character has at most six. */
const maxRequestLength = 6 * maxCourseBytes + 1000;

/** Runs one command; the message of an OperatorError becomes the text of the result. */
type Run = (args: readonly string[]) => Promise<CommandResult>;

/**
 * Accepts commands on a socket that only the owner of the data folder can open. Logs unexpected errors of commands.
 * @throws OperatorError if other users can access the folder of the socket
 * @returns a function that closes the socket once running commands are done
 */
export async function listenForAdmin(
  dataDir: string,
  run: Run,
  log: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  checkSocketFolder(dataDir);
  // A killed process may have left its socket. This process has the lock on the folder, so no other server uses it.
  fs.rmSync(path, { force: true });
  const unfinished = new Set<net.Socket>();
  const server = net.createServer({ allowHalfOpen: true }, (connection) => {
    connection.on('error', () => connection.destroy());
    unfinished.add(connection);
    connection.once('end', () => unfinished.delete(connection)).once('close', () => unfinished.delete(connection));
    void respond(connection, run, log);
  });
  const listening = new Promise<void>((resolve, reject) => server.once('error', reject).once('listening', resolve));
  // `listen` creates the socket synchronously, so the umask restricts its permissions from the start.
  const before = process.umask(0o177);
  server.listen(path);
  process.umask(before);
  await listening;
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      // A command that never arrives completely must not delay the stop.
      for (const connection of unfinished) connection.destroy();
    });
}

async function respond(connection: net.Socket, run: Run, log: (error: unknown) => void): Promise<void> {
  const request = await text(connection).catch(() => null);
  if (request === null) return;
  if (request.length > maxRequestLength) {
    const tooLong = `The command is longer than ${maxRequestLength} characters. Nothing was changed.`;
    connection.end(JSON.stringify({ ok: false, text: tooLong } satisfies CommandResult));
    return;
  }
  const result = await run(argsOf(request)).catch((error: unknown): CommandResult => {
    if (error instanceof OperatorError) return { ok: false, text: error.message };
    log(error);
    if (isUnavailable(error)) {
      return { ok: false, text: 'The database is unavailable; see the log for the reason. Try again in a moment.' };
    }
    return { ok: false, text: 'The command failed because of an error in the portal; see its log.' };
  });
  connection.end(JSON.stringify(result));
}

/** Anything other than a list of strings counts as no arguments, for which the usage is returned. */
function argsOf(request: string): string[] {
  try {
    const args: unknown = JSON.parse(request);
    return Array.isArray(args) && args.every((arg) => typeof arg === 'string') ? args : [];
  } catch {
    return [];
  }
}
