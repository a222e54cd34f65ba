import type { Socket } from 'node:net';
import { Failure } from './failure.ts';
import { endConnection } from './socket-response.ts';

/** The failure for an error that Node reports before there is a request. */
function failureOf(code: string): Failure {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new Failure(431, 'too_large', 'The headers are larger than this server accepts.');
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Failure(408, 'invalid', 'The request took too long to arrive.');
  return new Failure(400, 'invalid', 'The request could not be read.');
}

/**
 * Handles connections that never deliver a complete request, such as malformed HTTP or a body that takes too long:
 * responds with `{ message, code }`, like every other failure, and closes the connection.
 */
export const respondToClientErrors =
  (headers: Record<string, string>) =>
  (error: Error & { code: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    endConnection(socket, failureOf(error.code), headers);
  };
