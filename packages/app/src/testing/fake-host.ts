import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request that the fake host received. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** Parsed if it is JSON, otherwise its text. */
  body: unknown;
}

/** The response of the fake host. The status is 200 by default. */
export interface FakeResponse {
  status?: number;
  /** An object is sent as JSON, a string unchanged. */
  body?: unknown;
  type?: string;
}

const unreachable = 'http://host.invalid';
let origin = unreachable;

/** The origin of the host that was started last; of a host that does not exist after the test ended. */
export const hostOrigin = (): string => origin;

/** Starts a server on a free port, until the test ends. `portalScope` makes it the portal's API host. */
export async function fakeHost(respond: (request: SeenRequest) => FakeResponse | Promise<FakeResponse>) {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const received: SeenRequest = {
        method: request.method!,
        url: request.url!,
        headers: request.headers,
        body: request.headers['content-type']?.startsWith('application/json') ? JSON.parse(text) : text || undefined,
      };
      seen.push(received);
      void Promise.resolve(respond(received)).then(({ status = 200, body, type = 'application/json' }) => {
        response.writeHead(status, { 'content-type': type });
        response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
      });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(done);
    });
  onTestFinished(async () => {
    origin = unreachable;
    await close();
  });
  return { seen, origin, close };
}
