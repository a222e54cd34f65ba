import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../operator-error.ts';
import type { CommandResult } from './usage.ts';

/** Operating systems cut longer names of sockets (108 bytes on Linux, 104 on macOS). */
const longestSocketName = 100;

/** The socket of a data folder; a folder with a very long name has it in the system's temporary folder. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'admin.sock');
  if (Buffer.byteLength(path) <= longestSocketName) return path;
  return join(tmpdir(), `attesta-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`, 'admin.sock');
}

/**
 * Checks the folder of a socket outside the data folder: in the temporary folder a stranger could have created it first,
 * to impersonate the server. Windows has a temporary folder per user.
 * @throws OperatorError if it is not a folder of this user alone
 */
export function checkSocketFolder(dataDir: string): void {
  const folder = dirname(socketPath(dataDir));
  if (folder === dataDir || process.getuid === undefined) return;
  const entry = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (!entry || (entry.isDirectory() && entry.uid === process.getuid() && (entry.mode & 0o777) === 0o700)) return;
  throw new OperatorError(
    `The folder ${folder} must belong to this user alone, because the socket of npm run admin is in it. ` +
      'Remove that folder, or choose a data folder with a shorter path with DATA_DIR.',
  );
}

/**
 * Sends a command to the server that uses the data folder; null if none listens.
 * @throws OperatorError if the server ends before it responds, or the folder of the socket is not of this user alone
 */
export async function askServer(dataDir: string, args: readonly string[]): Promise<CommandResult | null> {
  checkSocketFolder(dataDir);
  const connection = net.createConnection({ path: socketPath(dataDir), allowHalfOpen: true });
  try {
    await new Promise<void>((resolve, reject) => connection.once('connect', resolve).once('error', reject));
  } catch {
    return null;
  }
  connection.end(JSON.stringify(args));
  const response = await text(connection).catch(() => '');
  if (response !== '') return JSON.parse(response) as CommandResult;
  throw new OperatorError('The portal ended before it responded. Check whether the command has run, then try again.');
}
