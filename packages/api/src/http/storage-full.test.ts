import { configureAccount, getAccount, login, logout } from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { goodPassword, operatorProfile, verified } from '../testing/people.ts';
import { StorageState } from '../database/storage-state.ts';

describe.each(databases)('While the disk is full on $name', (database) => {
  let instance: Instance;
  let token: string;
  let email: string;
  const health = async () => {
    const response = await instance.app.inject('/api/health');
    return [response.statusCode, response.json<{ reason?: string }>().reason];
  };

  beforeAll(async () => {
    instance = await createInstance({ database });
    email = await verified(instance);
    token = await instance.signIn(email, goodPassword);
  });
  afterAll(() => instance.close());

  it('calls that save data are refused with their own code; reading, signing in and out work; it recovers by itself (D.196)', async () => {
    const full = vi.spyOn(instance.portal.database.storage, 'isFull').mockResolvedValue(true);
    expect(await health()).toEqual([503, 'storage']);
    const refused = await instance.call(configureAccount, { token, body: operatorProfile });
    expect([refused.status, refused.error.code, refused.headers['retry-after']]).toEqual([503, 'storage_full', '60']);
    expect((await instance.call(getAccount, { token })).body.account).toBeNull();
    const other = (await instance.call(login, { body: { email, password: goodPassword } })).body.token;
    expect((await instance.call(logout, { token: other })).status).toBe(200);
    full.mockRestore();
    expect(await health()).toEqual([200, undefined]);
    expect((await instance.call(configureAccount, { token, body: operatorProfile })).status).toBe(200);
  });

  it('a write that the disk refused is reported as such, and the server is not ready until data can be written (D.196)', async () => {
    const { database: opened } = instance.portal;
    const failed = vi.spyOn(opened.storage, 'failed');
    const queries = vi.spyOn(opened, 'queries', 'get').mockImplementation(() => {
      throw new Error('Failed query', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) });
    });
    const refused = await instance.call(login, { body: { email, password: goodPassword } });
    expect([refused.status, refused.error.code]).toEqual([503, 'storage_full']);
    expect(failed).toHaveBeenCalledOnce();
    queries.mockRestore();
    await vi.waitFor(async () => expect(await health()).toEqual([200, undefined]), { timeout: 30_000 });
  });
});

describe('The state of the storage', () => {
  it('is checked at most once a second, and after a failure with a proof (D.196)', async () => {
    const check = vi.fn<(afterFailure: boolean) => Promise<boolean>>(async () => true);
    const storage = new StorageState(check);
    await Promise.all(Array.from({ length: 50 }, () => storage.isFull()));
    expect(check.mock.calls).toEqual([[false]]);
    check.mockRejectedValueOnce(new Error('No space.'));
    storage.failed();
    expect(await storage.isFull()).toBe(true);
    await vi.waitFor(async () => expect(await storage.isFull()).toBe(false), { timeout: 30_000 });
    expect(check.mock.lastCall).toEqual([true]);
    storage.failed();
    expect(await storage.isFull()).toBe(false);
  });
});
