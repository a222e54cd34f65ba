import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../server.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { openConnection, responseOn } from '../testing/raw-http.ts';
import { defaultTimeouts } from './timeouts.ts';

const head = 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
/** Long enough for the headers to arrive in time on a busy machine. */
const timeouts = { headersMs: 1000, requestMs: 2500, checkMs: 25 };

describe('A slow client', () => {
  let instance: Instance;
  let port: number;

  beforeAll(async () => {
    instance = await createInstance();
    const app = await createServer(instance.portal, { timeouts });
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
    return () => app.close();
  });
  afterAll(() => instance.close());

  it.concurrent.each([
    ['a body that arrives slowly', `${head}content-length: 90000\r\n\r\n`, timeouts.requestMs],
    ['a chunked body that arrives slowly', `${head}transfer-encoding: chunked\r\n\r\n`, timeouts.requestMs],
    ['headers that arrive slowly', 'GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: ', timeouts.headersMs],
    ['no data', '', timeouts.headersMs],
  ])(
    'receives 408 after %s, even if single bytes keep arriving, and its connection is closed',
    async (_what, sent, limitMs) => {
      const before = performance.now();
      const socket = await openConnection(port);
      socket.write(sent);
      const byte = sent.includes('chunked') ? '1\r\n{\r\n' : 'x';
      const sender = setInterval(() => sent !== '' && socket.writable && socket.write(byte), 20);
      try {
        const response = await responseOn(socket);
        expect(response).toMatchObject({ status: 408, headers: { connection: 'close' } });
        expect(JSON.parse(response.body)).toEqual({ message: 'The request took too long to arrive.', code: 'invalid' });
        expect(performance.now() - before).toBeGreaterThan(limitMs * 0.9);
      } finally {
        clearInterval(sender);
      }
    },
  );

  it('has 10 s for the headers and 30 s for the whole request, checked every second', () => {
    const { server } = instance.app;
    expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([10_000, 30_000, 72_000]);
    expect(defaultTimeouts.checkMs).toBe(1000);
    expect(server.headersTimeout).toBeLessThanOrEqual(server.requestTimeout);
  });
});
