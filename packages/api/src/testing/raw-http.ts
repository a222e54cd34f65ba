import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** A response as it was on the wire; header names in lower case. */
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

/** The response on a connection, once the server has closed it. `status` is 0 where nothing came. */
export async function responseOn(socket: Socket): Promise<RawResponse> {
  const [head = '', ...body] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const parts = lines.map((line) => /^([^:]+): *(.*)$/.exec(line));
  const headers = parts.map((part) => [part?.[1]?.toLowerCase(), part?.[2]]);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: body.join('\r\n\r\n'),
  };
}

/** Sends text as it is and resolves with the response; send `connection: close`, or the server keeps it open. */
export async function exchange(port: number, sent: string): Promise<RawResponse> {
  const socket = await openConnection(port);
  socket.write(sent);
  return responseOn(socket);
}
