import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../operator/operator-error.ts';
import type { CommandResult } from './result.ts';

/** Operating systems limit the path of a socket (108 bytes on Linux, 104 on macOS). */
const maxSocketPathBytes = 100;

/** Path of the socket of a data folder; in the system's temporary folder if the path would be too long. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'admin.sock');
  if (Buffer.byteLength(path) <= maxSocketPathBytes) return path;
  return join(tmpdir(), `attesta-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`, 'admin.sock');
}

/**
 * Checks the folder of a socket outside the data folder: another user could have created it in the temporary folder to
 * impersonate the server. Windows has a temporary folder per user.
 * @throws OperatorError if other users can access the folder
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
 * Sends a command to the server that uses the data folder; returns null if no server listens.
 * @throws OperatorError if the server ends before it responds, or other users can access the folder of the socket
 */
export async function sendCommand(dataDir: string, args: readonly string[]): Promise<CommandResult | null> {
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
