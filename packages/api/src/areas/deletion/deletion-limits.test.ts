import { getAuthenticatedUser } from '@attesta/domain/account/calls';
import { requestDeletion, undoDeletion } from '@attesta/domain/account/data/calls';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { accounts } from '../../database/schema.ts';
import { createInstance } from '../../testing/instance.ts';
import { goodPassword, verified } from '../../testing/people.ts';
import { deletionRequest } from '../../limits/attempts.ts';
import { deletionHandler } from './job.ts';

async function start() {
  const instance = await createInstance();
  onTestFinished(() => instance.close());
  const person = async () => {
    const email = await verified(instance);
    const token = await instance.signIn(email, goodPassword);
    const { user } = (await instance.call(getAuthenticatedUser, { token })).body;
    return { email, token, id: user.id };
  };
  const request = (token: string) => instance.call(requestDeletion, { token, body: { currentPassword: goodPassword } });
  return { instance, person, request };
}

it('requesting and undoing the deletion is limited, because each request sends a mail', async () => {
  const { instance, person, request } = await start();
  const { token } = await person();
  for (let requested = 0; requested < deletionRequest.count; requested += 1) {
    expect((await request(token)).status).toBe(200);
    expect((await instance.call(undoDeletion, { token })).status).toBe(200);
  }
  expect((await request(token)).status).toBe(429);
  instance.pass(deletionRequest.ms);
  expect((await request(token)).status).toBe(200);
});

it('an account that cannot be deleted does not delay the deletion of others', async () => {
  const { instance, person, request } = await start();
  const [first, second] = [await person(), await person()];
  await request(first.token);
  await request(second.token);
  const { queries } = instance.portal.database;
  const job = { id: 'job', kind: 'deletions', payload: null, key: 'deletions', attempts: 1 };
  instance.pass(27 * 24 * 3_600_000);
  await deletionHandler(instance.portal)(job, queries);
  await instance.runJobs(); // sends the reminders
  instance.pass(4 * 24 * 3_600_000);
  const failure = new Error('This account cannot be deleted.');
  const transaction = queries.transaction.bind(queries);
  let calls = 0;
  vi.spyOn(queries, 'transaction').mockImplementation((...args) => {
    calls += 1;
    return calls === 3 ? Promise.reject(failure) : transaction(...args); // after the two checks of the reminders
  });
  await expect(deletionHandler(instance.portal)(job, queries)).rejects.toMatchObject({
    errors: [failure],
  });
  expect(await queries.$count(accounts, eq(accounts.id, first.id))).toBe(1);
  expect(await queries.$count(accounts, eq(accounts.id, second.id))).toBe(0);
});
