import { forgotPassword, register, resendVerification } from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs, links, registrations } from '../../database/schema.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { newAddress, registration, verified } from '../../testing/people.ts';

const redirect_url = 'http://127.0.0.1:4300/login';

describe.each(databases)('A known and an unknown address on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  const rows = () => {
    const { queries } = instance.portal.database;
    return Promise.all([jobs, links, registrations].map((table) => queries.$count(table)));
  };

  /** The numbers of rows that a call adds before the mail is sent and together with the mail. */
  async function addedBy(call: () => Promise<{ status: number }>): Promise<{ call: number[]; mail: number[] }> {
    const before = await rows();
    expect((await call()).status).toBe(200);
    const called = await rows();
    await instance.runJobs();
    const sent = await rows();
    const difference = (a: number[], b: number[]) => a.map((count, index) => count - (b[index] ?? 0));
    return { call: difference(called, before), mail: difference(sent, called) };
  }

  it.each([
    ['registering', register, registration],
    ['resending', resendVerification, (email: string) => ({ email })],
    ['resetting', forgotPassword, (email: string) => ({ email, redirect_url })],
  ])('cause the same database writes when %s, also in the background', async (_name, call, bodyFor) => {
    const send = (email: string) => addedBy(() => instance.call(call, { body: bodyFor(email) }));
    const known = await send(await verified(instance));
    const unknown = await send(newAddress());
    expect(unknown).toEqual(known);
    const [, linksMade] = known.mail;
    expect(linksMade).toBe(1);
  });
});
