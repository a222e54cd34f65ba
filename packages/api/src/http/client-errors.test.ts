import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstance, type Instance } from '../testing/instance.ts';

describe('An incomplete or malformed request', () => {
  let instance: Instance;
  let port: number;

  beforeAll(async () => {
    instance = await createInstance();
    port = Number(new URL(await instance.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => instance.close());

  it.each([
    ['malformed HTTP', 'no such thing\r\n\r\n', 400, 'invalid'],
    ['an invalid header', 'GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n', 400, 'invalid'],
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'too_large',
    ],
  ])('receives the common error format for %s', async (_name, sent, status, code) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('content-type: application/json; charset=utf-8');
    expect(JSON.parse(body)).toEqual({ message: expect.any(String), code });
  });
});
