import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw response; header names in lower case. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An open connection to 127.0.0.1. */
export async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/**
 * Resolves with the text received on a connection once it is closed. A server that closes the connection while the
 * client still sends resets it; the text received before the reset counts.
 */
const receivedOn = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      received += text;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(received));
  });

/** Resolves with the response on a connection once the server has closed it. `status` is 0 if no data arrived. */
export async function responseOn(socket: Socket): Promise<RawResponse> {
  const [head = '', ...body] = (await receivedOn(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const parts = lines.map((line) => /^([^:]+): *(.*)$/.exec(line));
  const headers = parts.map((part) => [part?.[1]?.toLowerCase(), part?.[2]]);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: body.join('\r\n\r\n'),
  };
}

/**
 * Sends raw text and resolves with the response. Send `connection: close`, otherwise the server keeps the connection
 * open.
 */
export async function exchange(port: number, sent: string): Promise<RawResponse> {
  const socket = await openConnection(port);
  socket.write(sent);
  return responseOn(socket);
}
