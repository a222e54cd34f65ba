import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StorageState } from '../database/storage-state.ts';
import { openConnection } from '../testing/raw-http.ts';
import { registerErrorHandler } from './error-responses.ts';

describe('A client that disconnects', () => {
  it('while sending the body is not logged as an error, in particular not as a lost database', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(line: Buffer, _encoding, done) {
        lines.push(line.toString());
        done();
      },
    });
    const app = Fastify({ logger: { level: 'error', stream } });
    const read = Promise.withResolvers<void>();
    const failed = Promise.withResolvers<number>();
    registerErrorHandler(app, { storage: new StorageState(async () => true) });
    app.addHook('preParsing', async () => read.resolve());
    app.addHook('onSend', async (_request, reply) => failed.resolve(reply.statusCode));
    app.post('/', async () => 'never');
    onTestFinished(() => app.close());
    const socket = await openConnection(Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port));
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
    await read.promise;
    socket.destroy();
    expect([await failed.promise, lines]).toEqual([400, []]);
  });
});
