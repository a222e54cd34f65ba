import { createHash } from 'node:crypto';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
 * Sends a command to the server that uses the data folder; null if none listens.
 * @throws OperatorError if the server ends before it responds
 */
export async function askServer(dataDir: string, args: readonly string[]): Promise<CommandResult | null> {
  const connection = net.createConnection({ path: socketPath(dataDir), allowHalfOpen: true });
  try {
    await new Promise<void>((resolve, reject) => connection.once('connect', resolve).once('error', reject));
  } catch {
    return null;
  }
  connection.end(JSON.stringify(args));
  const response = await text(connection).catch(() => '');
  if (response !== '') return JSON.parse(response) as CommandResult;
  throw new OperatorError(
    'The portal ended before it responded. Check whether the command has run, then try again.',
  );
}
