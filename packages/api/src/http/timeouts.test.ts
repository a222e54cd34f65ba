import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createServer } from '../server.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { openConnection, responseOn } from '../testing/raw-http.ts';
import { defaultTimeouts } from './timeouts.ts';

const head = 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const timeouts = { headersMs: 200, requestMs: 400, checkMs: 25 };

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

  it.each([
    ['a body that arrives slowly', `${head}content-length: 900\r\n\r\n`, 400],
    ['a chunked body that arrives slowly', `${head}transfer-encoding: chunked\r\n\r\n`, 400],
    ['headers that arrive slowly', 'GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: ', 200],
    ['no data', '', 200],
  ])(
    'receives 408 after %s, even if single bytes keep arriving, and its connection is closed',
    async (_what, sent, limitMs) => {
      const socket = await openConnection(port);
      const before = performance.now();
      socket.write(sent);
      const byte = sent.includes('chunked') ? '1\r\n{\r\n' : 'x';
      const sender = setInterval(() => sent !== '' && socket.writable && socket.write(byte), 20);
      onTestFinished(() => clearInterval(sender));
      const response = await responseOn(socket);
      expect(response).toMatchObject({ status: 408, headers: { connection: 'close' } });
      expect(JSON.parse(response.body)).toEqual({ message: 'The request took too long to arrive.', code: 'invalid' });
      expect(performance.now() - before).toBeGreaterThan(limitMs * 0.9);
      expect(performance.now() - before).toBeLessThan(limitMs + 1500);
    },
  );

  it('has 10 s for the headers and 30 s for the whole request, checked every second', () => {
    const { server } = instance.app;
    expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([10_000, 30_000, 72_000]);
    expect(defaultTimeouts.checkMs).toBe(1000);
    expect(server.headersTimeout).toBeLessThanOrEqual(server.requestTimeout);
  });
});
