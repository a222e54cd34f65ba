import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { exportAccount } from '@attesta/domain/account/data/calls';
import { changePerson } from '@attesta/domain/account/profile/calls';
import { login } from '@attesta/domain/account/calls';
import { createDevice } from '@attesta/domain/devices/calls';
import { addToShortlist } from '@attesta/domain/shortlist/calls';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, onTestFinished } from 'vitest';
import { accounts } from '../../database/schema.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { goodPassword, verified } from '../../testing/people.ts';
import { openConnection } from '../../testing/raw-http.ts';
import { archiveOf } from './archive.ts';
import { collectData } from './collect.ts';

/** Text in the form of an instant that does not exist. */
const noInstant = '2026-99-99T99:99Z';

async function start() {
  const instance = await createInstance();
  onTestFinished(() => instance.close());
  return instance;
}

async function htmlOf(instance: Instance, token: string): Promise<string> {
  const response = await instance.app.inject({
    url: exportAccount.path,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.statusCode).toBe(200);
  return strFromU8(unzipSync(new Uint8Array(response.rawPayload))['attesta-my-data.html'] ?? new Uint8Array());
}

it('exports names and browsers that look like an instant as they were entered (D.144)', async () => {
  const instance = await start();
  const email = await verified(instance);
  const headers = { 'user-agent': noInstant };
  const { token } = (await instance.call(login, { body: { email, password: goodPassword }, headers })).body;
  const body = { firstName: noInstant, lastName: '2026-01-02T03:04Z' };
  await instance.call(changePerson, { token, body });
  const html = await htmlOf(instance, token ?? '');
  expect(html).toContain(`<th scope="row">First name</th><td>${noInstant}</td>`);
  expect(html).toContain('<th scope="row">Last name</th><td>2026-01-02T03:04Z</td>');
  expect(html).toContain(`data-label="Browser">${noInstant}</td>`);
});

it('formats every stored instant', async () => {
  const instance = await start();
  const token = await instance.signIn(await verified(instance), goodPassword);
  const html = await htmlOf(instance, token);
  expect(html).toContain('21 Nov 2026');
  expect(html).not.toMatch(/\d{4}-\d\d-\d\dT/);
});

it('fails with the error of a file that cannot be rendered, and the server continues', async () => {
  const instance = await start();
  const email = await verified(instance);
  const { queries } = instance.portal.database;
  const account = (await queries.select().from(accounts)).find((row) => row.email === email);
  if (!account) throw new Error('The account does not exist.');
  const { data, files } = await collectData(queries, account, 'token', instance.portal.clock());
  const broken = new Error('A section cannot be rendered.');
  const failing = {
    toJSON() {
      throw broken;
    },
  };
  const html = Object.defineProperty({ ...data }, 'devices', {
    get() {
      throw broken;
    },
    enumerable: true,
  });
  await expect(buffer(archiveOf({ data: html, files }, 'en'))).rejects.toBe(broken);
  const json = { ...data, notIncluded: { ...data.notIncluded, ...failing } };
  await expect(buffer(archiveOf({ data: json, files }, 'en'))).rejects.toBe(broken);
});

it('reads devices, shortlists and keys while the archive is written, not before (D.395)', async () => {
  const instance = await createInstance({ settings: { demo: true } });
  onTestFinished(() => instance.close());
  const token = await instance.signIn('op-11');
  const { queries } = instance.portal.database;
  const account = (await queries.select().from(accounts)).find(({ id }) => id === 'op-11');
  if (!account) throw new Error('The account does not exist.');
  const collected = await collectData(queries, account, token, instance.portal.clock());
  const headers = { 'idempotency-key': 'created-after-the-start' };
  const body = {
    workingName: 'Created after the start',
    regulation: 'MDR',
    stage: 'idea',
    manufacturerCountry: 'RO',
    intendedPurpose: 'Shows the oxygen in the blood.',
  };
  const { device } = (await instance.call(createDevice, { token, body, headers })).body;
  const added = { device_id: device.id, notifiedBody: '9109', note: 'Added after the start' };
  expect((await instance.call(addToShortlist, { token, body: added })).status).toBe(200);
  const files = unzipSync(await buffer(archiveOf(collected, 'en')));
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const { devices, shortlist, deviceRequests } = JSON.parse(textOf('attesta-my-data.json'));
  expect(devices[0].workingName).toBe(body.workingName);
  expect(shortlist).toMatchObject([{ note: added.note }]);
  expect(deviceRequests).toMatchObject([{ key: headers['idempotency-key'] }]);
  expect(textOf('attesta-my-data.html')).toContain(added.note);
});

it('a client that disconnects ends the export, so that the next one begins (D.395)', async () => {
  const instance = await start();
  const token = await instance.signIn(await verified(instance), goodPassword);
  await instance.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = instance.app.server.address() as AddressInfo;
  const socket = await openConnection(port);
  socket.write(`GET ${exportAccount.path} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\n\r\n`);
  await once(socket, 'data');
  socket.destroy();
  await expect.poll(async () => (await instance.call(exportAccount, { token })).status, { timeout: 60_000 }).toBe(200);
});
