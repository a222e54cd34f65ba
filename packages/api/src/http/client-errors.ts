import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@attesta/domain/calls';
import { Failure } from './failure.ts';

/** What Node refuses before there is a request. */
function failureOf(code: string): Failure {
  if (code === 'HPE_HEADER_OVERFLOW') return new Failure(431, 'too_large', 'The headers are larger than this server takes.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Failure(408, 'invalid', 'The request took too long to arrive.');
  return new Failure(400, 'invalid', 'The request could not be read.');
}

/** Answers what never became a request, such as malformed HTTP, as `{ message, code }` like every other failure, and ends the connection. */
export function answerClientError(error: Error & { code: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const { status, code, message } = failureOf(error.code);
    const body = JSON.stringify({ message, code } satisfies ErrorBody);
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`, 'connection: close'];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}
