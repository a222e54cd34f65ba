import Fastify from 'fastify';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openConnection, responseOn } from '../testing/raw-http.ts';
import { closeServer } from './close-server.ts';
import { Readiness } from './readiness.ts';

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** A server with one route that responds immediately, one that waits for `release`, and one with a large response. */
async function listening() {
  const app = Fastify();
  const readiness = new Readiness();
  readiness.track(app, { 'x-kind': 'raw' });
  const released = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  app.post('/fast', async () => 'fast');
  app.post('/slow', async () => {
    entered.resolve();
    await released.promise;
    return 'slow';
  });
  app.post('/large', async () => 'x'.repeat(20_000_000));
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  onTestFinished(() => app.close());
  const send = async (sent: string) => {
    const socket = await openConnection(port);
    socket.write(sent);
    return socket;
  };
  return { app, readiness, port, send, entered: entered.promise, release: released.resolve };
}

describe('Closing the server', () => {
  it('sends the full response of a request that is being processed', async () => {
    const { app, readiness, send, entered, release } = await listening();
    const slow = responseOn(await send(`${head('/slow', 2)}{}`));
    await entered;
    const closed = closeServer(app, readiness, 0);
    expect(readiness.stopping).toBe(true);
    setTimeout(release, 300);
    expect(await slow).toMatchObject({ status: 200, body: 'slow' });
    await closed;
  });

  it('serves a request that has arrived on an open connection but was not read yet', async () => {
    const { app, readiness, send } = await listening();
    const open = await send(`${head('/fast', 2)}{}`);
    await once(open, 'data');
    open.write(`${head('/fast', 2)}{}`);
    const second = responseOn(open);
    await closeServer(app, readiness, 50);
    expect(await second).toMatchObject({ status: 200, headers: { connection: 'close' }, body: 'fast' });
  });

  it('closes incomplete requests, idle connections and clients that do not read, without waiting for them', async () => {
    const { app, readiness, port, send } = await listening();
    const partialBody = responseOn(await send(`${head('/fast', 10)}{`));
    const partialHeaders = responseOn(await send('POST /fast HTTP/1.1\r\nhost: x\r\nx-half'));
    const silent = responseOn(await openConnection(port));
    const idle = await send(`${head('/fast', 2)}{}`);
    const idleEnded = once(idle, 'close');
    await once(idle, 'data');
    const notReading = await send(`${head('/large', 2)}{}`);
    notReading.pause();

    await closeServer(app, readiness, 0); // would wait for the clients until the test ends
    expect(await partialBody).toMatchObject({
      status: 503,
      headers: { 'x-kind': 'raw', 'retry-after': '2', connection: 'close' },
      body: JSON.stringify({ message: 'The server is stopping. Try again shortly.', code: 'unavailable' }),
    });
    expect((await Promise.all([partialHeaders, silent])).map(({ status }) => status)).toEqual([0, 0]);
    await idleEnded;
    notReading.destroy();
  });

  it('waits up to a second for a body that is still arriving', async () => {
    const { app, readiness, send } = await listening();
    const socket = await send(`${head('/fast', 2)}{`);
    const late = responseOn(socket);
    const closed = closeServer(app, readiness, 0);
    setTimeout(() => socket.write('}'), 100);
    expect(await late).toMatchObject({ status: 200, body: 'fast' });
    await closed;
  });
});
