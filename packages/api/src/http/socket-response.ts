import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@attesta/domain/contract/responses';
import type { Failure } from './failure.ts';

/** Node stores the current response in an untyped field. */
type HttpSocket = Socket & { readonly _httpMessage?: ServerResponse | null };

/**
 * Ends a connection with an incomplete request: writes the failure to the socket, then closes it. If a response has
 * begun, only closes the connection, because the client would read the failure as part of that response.
 */
export function endConnection(socket: HttpSocket, failure: Failure, headers: Record<string, string>): void {
  if (socket.writable && !socket._httpMessage?.headersSent) socket.write(responseOf(failure, headers));
  socket.destroy();
}

function responseOf({ status, code, message, details }: Failure, headers: Record<string, string>): string {
  const body = JSON.stringify({ message, code } satisfies ErrorBody);
  const all = {
    ...headers,
    ...(details.retryAfter !== undefined && { 'retry-after': String(Math.ceil(details.retryAfter)) }),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
