import { DatabaseUnavailable } from '../database/database.ts';
import { loggedError } from '../logging/logged-error.ts';
import { OperatorError } from '../operator/operator-error.ts';

/**
 * The text that a program prints before it exits with 1: advice for errors that the operator can fix, otherwise a
 * stack.
 */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof OperatorError) return error.message;
  // `port` is absent for port 0 (any free port) and -1 for a Unix socket.
  const {
    code = '',
    syscall,
    port = 0,
    address,
  } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'ENOSPC') return 'The disk is full. Free some space and try again.';
  if (syscall === 'listen' && port >= 0) return portAdvice(code, port, address, error.message);
  if (syscall === 'getaddrinfo') return `The name of this server cannot be resolved (${error.message}). Correct HOST.`;
  if (error instanceof DatabaseUnavailable) return withCause(error);
  if (syscall !== undefined) return `A file cannot be read or written: ${error.message}`;
  return `Unexpected error: ${loggedError(error).stack}`;
}

function portAdvice(code: string, port: number, address: string | undefined, message: string): string {
  if (code === 'EADDRINUSE') return `The port ${port} is in use by another program. Choose another one with PORT.`;
  if (code === 'EACCES') return `This user may not use the port ${port}. Choose one above 1023 with PORT.`;
  if (code !== 'EADDRNOTAVAIL') return `The server cannot listen (${message}). Correct HOST or PORT.`;
  return (
    `This machine does not have the address ${address}. ` +
    'Correct HOST: 127.0.0.1 for this machine only, 0.0.0.0 for all of its addresses.'
  );
}

function withCause({ message, cause }: Error): string {
  if (!(cause instanceof Error)) return message;
  return 'code' in cause && cause.code === 'ENOSPC' ? explainError(cause) : `${message} ${cause.message}`;
}
