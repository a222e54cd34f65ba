import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { setApiHost } from '../http/client';

/** A request as the fake host saw it. */
export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface Answer {
  status?: number;
  /** An object is sent as JSON, a text as it is. */
  body?: unknown;
  type?: string;
}

/** Listens on a free port, answers by `answer`, and becomes the portal's API host until the test ends. */
export async function fakeHost(answer: (seen: Seen) => Answer | Promise<Answer>) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const one: Seen = {
        method: request.method!,
        url: request.url!,
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
      };
      seen.push(one);
      void Promise.resolve(answer(one)).then(({ status = 200, body, type = 'application/json' }) => {
        response.writeHead(status, { 'content-type': type });
        response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
      });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setApiHost(origin);
  const close = () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(done);
    });
  onTestFinished(async () => {
    await close();
  });
  return { seen, origin, close };
}
