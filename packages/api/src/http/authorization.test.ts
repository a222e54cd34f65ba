import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureAccount, getAuthenticatedUser, logout } from '@attesta/domain/account/calls';
import { createDevice, deleteDevice, getDevice } from '@attesta/domain/devices/calls';
import type { Call } from '@attesta/domain/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { databases } from '../testing/databases.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { bodyProfile, goodPassword, operator, operatorProfile, verified } from '../testing/people.ts';

const idea = {
  workingName: 'Pulse',
  regulation: 'MDR' as const,
  stage: 'idea' as const,
  manufacturerCountry: 'RO' as const,
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
};

/** Authorization is repeated when the body has arrived, which may take half a minute. */
describe.each(databases)('A request whose body arrives late, on $name', (database) => {
  let instance: Instance;
  let address: string;

  beforeAll(async () => {
    instance = await createInstance({ database });
    await instance.app.listen({ host: '127.0.0.1', port: 0 });
    address = `http://127.0.0.1:${(instance.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => instance.close());

  /** Sends the headers and a part of the body. Returns a function that sends the rest and resolves with the status. */
  async function begin(
    { method, path }: Call,
    token: string,
    body: unknown,
  ): Promise<() => Promise<number | undefined>> {
    const framing = { 'content-type': 'application/json', 'transfer-encoding': 'chunked', expect: '100-continue' };
    const headers = { ...framing, authorization: `Bearer ${token}` };
    const request = http.request(address + path, { method, headers });
    const response = once(request, 'response').then(
      ([message]) => (message as http.IncomingMessage).resume().statusCode,
    );
    request.flushHeaders();
    await once(request, 'continue');
    const text = JSON.stringify(body);
    request.write(text.slice(0, 5));
    return () => {
      request.end(text.slice(5));
      return response;
    };
  }

  it('is rejected with 401 if its session has ended in the meantime', async () => {
    const token = await operator(instance);
    const finish = await begin(createDevice, token, { workingName: 'Late' });
    await instance.call(logout, { token });
    expect(await finish()).toBe(401);
  });

  it('deletes nothing if its session has ended in the meantime, although the call needs no body', async () => {
    const email = await verified(instance);
    const [token, other] = [await instance.signIn(email, goodPassword), await instance.signIn(email, goodPassword)];
    await instance.call(configureAccount, { token, body: operatorProfile });
    const { id } = (await instance.call(createDevice, { token, body: idea })).body.device;
    const finish = await begin({ ...deleteDevice, path: `/api/devices/${id}` }, token, { any: 'text' });
    await instance.call(logout, { token });
    expect(await finish()).toBe(401);
    expect((await instance.call(getDevice, { token: other, params: { id } })).status).toBe(200);
  });

  it('is rejected with 403 if its account was deactivated in the meantime', async () => {
    const email = await verified(instance);
    const token = await instance.signIn(email, goodPassword);
    const finish = await begin(configureAccount, token, operatorProfile);
    await runCommand(instance.portal, ['deactivate', email]);
    expect(await finish()).toBe(403);
  });

  it('does not undo a rejection that happened in the meantime', async () => {
    const email = await verified(instance, 'notified-body');
    const token = await instance.signIn(email, goodPassword);
    await instance.call(configureAccount, { token, body: bodyProfile });
    await runCommand(instance.portal, ['approve', email, bodyProfile.number]);
    const finish = await begin(configureAccount, token, { ...bodyProfile, city: 'Fulda' });
    await runCommand(instance.portal, ['reject', email]);
    expect(await finish()).toBe(200);
    const { user } = (await instance.call(getAuthenticatedUser, { token })).body;
    expect(user.user_notified_body_request_status).toBe('rejected');
  });
});
