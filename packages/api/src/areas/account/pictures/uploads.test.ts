import { getAuthenticatedUser } from '@attesta/domain/account/calls';
import { uploadPhoto } from '@attesta/domain/account/profile/calls';
import { once } from 'node:events';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { attempts } from '../../../database/schema.ts';
import { createInstance } from '../../../testing/instance.ts';
import { operator } from '../../../testing/people.ts';
import { openConnection, responseOn } from '../../../testing/raw-http.ts';
import { pictureUpload } from '../../../limits/attempts.ts';
import { processPicture } from '../../../pictures/process-picture.ts';

async function listening() {
  const instance = await createInstance();
  onTestFinished(() => instance.close());
  const port = Number(new URL(await instance.app.listen({ host: '127.0.0.1', port: 0 })).port);
  const token = await operator(instance);
  const begin = async (length: number, of = token) => {
    const socket = await openConnection(port);
    const head = [
      `${uploadPhoto.method} ${uploadPhoto.path} HTTP/1.1`,
      'host: x',
      `authorization: Bearer ${of}`,
      'content-type: image/png',
      `content-length: ${length}`,
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    return socket;
  };
  return { instance, token, begin };
}

const pictureOf = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

it('an upload is counted before its body arrives', async () => {
  const { instance, token, begin } = await listening();
  const body = await pictureOf(9);
  const headers = { 'content-type': 'image/png' };
  for (let sent = 0; sent < pictureUpload.count; sent += 1) {
    expect((await instance.call(uploadPhoto, { token, body, headers })).status).toBe(200);
  }
  // The body never arrives.
  expect((await responseOn(await begin(body.length))).status).toBe(429);
});

it('at most two uploads of an account are in progress at the same time, and they do not delay other calls', async () => {
  const { instance, token, begin } = await listening();
  const body = await pictureOf(9);
  const upload = async () => {
    const headers = { 'content-type': 'image/png' };
    return (await instance.call(uploadPhoto, { token, body, headers })).status;
  };
  const counted = async () => {
    const rows = await instance.portal.database.queries.select().from(attempts);
    return rows.find(({ key }) => key.startsWith(pictureUpload.name))?.count;
  };
  const waiting = [await begin(body.length), await begin(body.length)];
  const responses = waiting.map(responseOn);
  await expect.poll(counted).toBe(2);
  expect(await upload()).toBe(429);
  expect((await instance.call(getAuthenticatedUser, { token })).status).toBe(200);
  for (const socket of waiting) socket.write(body);
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
  await expect.poll(upload).toBe(200);
});

it('two uploads each of ten accounts whose bodies never arrive do not keep out others', async () => {
  const { instance, begin, token } = await listening();
  const body = await pictureOf(9);
  const headers = { 'content-type': 'image/png' };
  const sockets = [];
  for (let count = 0; count < 10; count += 1) {
    const slow = await operator(instance);
    sockets.push(await begin(body.length, slow), await begin(body.length, slow));
  }
  const started = async () =>
    (await instance.portal.database.queries.select().from(attempts))
      .filter(({ key }) => key.startsWith(pictureUpload.name))
      .reduce((sum, { count }) => sum + count, 0);
  await expect.poll(started).toBe(15);
  expect((await instance.call(uploadPhoto, { token, body, headers })).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

it('an upload whose connection is lost occupies its place until its turn, and is not stored', async () => {
  const { instance, token, begin } = await listening();
  const small = await pictureOf(9);
  const headers = { 'content-type': 'image/png' };
  const large = await pictureOf(4500);
  const ahead = Promise.all([1, 2, 3].map((other) => processPicture(large, 'photo', `account ${other}`)));
  const closed: Promise<unknown>[] = [];
  const arrived: Promise<unknown>[] = [];
  instance.app.server.on('request', (request, response) => {
    arrived.push(once(request, 'end'));
    closed.push(once(response, 'close'));
  });
  const sockets = [];
  for (let sent = 0; sent < 2; sent += 1) {
    const received = once(instance.app.server, 'request');
    const socket = await begin(small.length);
    socket.write(small);
    sockets.push(socket);
    await received;
  }
  await Promise.all(arrived);
  // The database runs one query after another: after this call both uploads are authorized and wait for their turn.
  await instance.call(getAuthenticatedUser, { token });
  for (const socket of sockets) socket.destroy();
  await Promise.all(closed);
  expect((await instance.call(uploadPhoto, { token, body: small, headers })).status).toBe(429);
  await ahead;
  expect((await instance.call(getAuthenticatedUser, { token })).body.user.photo_url).toBeNull();
  const upload = async () => (await instance.call(uploadPhoto, { token, body: small, headers })).status;
  await expect.poll(upload, { interval: 2000, timeout: 50_000 }).toBe(200);
});
