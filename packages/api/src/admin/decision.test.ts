import { configureAccount } from '@attesta/domain/account/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountByEmail, setRequestStatus } from '../accounts/store.ts';
import { databases } from '../testing/databases.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { bodyProfile, goodPassword, verified } from '../testing/people.ts';
import { runCommand } from './commands.ts';

describe.each(databases)('The approval of a notified body on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  const queries = () => instance.portal.database.queries;
  const statusOf = async (email: string) => (await accountByEmail(queries(), email))?.requestStatus;

  async function pendingBody(number: string): Promise<string> {
    const email = await verified(instance, 'notified-body');
    const token = await instance.signIn(email, goodPassword);
    await instance.call(configureAccount, { token, body: { ...bodyProfile, number } });
    return email;
  }

  it.each([
    ['approve', '9301'],
    ['reject', '9302'],
  ])('does not store the result of %s if its mail cannot be stored', async (command, number) => {
    const email = await pendingBody(number);
    await queries().execute(sql`alter table jobs rename to jobs_renamed`);
    const outcome = await runCommand(instance.portal, [command, email, number]).catch((error: unknown) => error);
    await queries().execute(sql`alter table jobs_renamed rename to jobs`);
    expect(outcome).toBeInstanceOf(Error);
    expect(await statusOf(email)).toBe('pending');
  });

  it('stores no status if the number of the account has changed in the meantime', async () => {
    const email = await pendingBody('9303');
    const { id = '' } = (await accountByEmail(queries(), email)) ?? {};
    expect(await setRequestStatus(queries(), id, '9304', 'approved')).toBe(false);
    expect(await statusOf(email)).toBe('pending');
    expect(await setRequestStatus(queries(), id, '9303', 'approved')).toBe(true);
  });
});
