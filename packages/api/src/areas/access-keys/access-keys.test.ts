import * as calls from '@attesta/domain/access-keys/calls';
import { configureAccount, getAuthenticatedUser, logout } from '@attesta/domain/account/calls';
import { exportAccount } from '@attesta/domain/account/data/calls';
import { changeWindows, getDesignations, listWindows } from '@attesta/domain/availability/calls';
import { saveBodyProfile } from '@attesta/domain/body-profile/calls';
import { getStatistics } from '@attesta/domain/statistics/calls';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import { accessKeys } from '../../database/access-key-schema.ts';
import { auditEntries } from '../../database/audit-schema.ts';
import { accounts } from '../../database/schema.ts';
import { accessKeyCreation, feedRead } from '../../limits/attempts.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { bodyProfile, goodPassword, operator, verified } from '../../testing/people.ts';

const window = {
  regulation: 'MDR' as const,
  code: 'MDA0203' as const,
  from: '2027-01-01',
  to: '2027-06-30',
  slots: 3,
  reserved: 0,
  manualStatus: null,
  intakePool: 'general' as const,
  procedures: [],
  classes: [],
  kinds: [],
  note: null,
};
const facts = {
  intake: 'open' as const,
  acceptsFirstTimeApplicants: true,
  classesTakenOn: ['IIa' as const],
  kindsTaken: [],
  sizeBand: 'small' as const,
  feeBand: null,
  smeScheme: null,
  medianMonthsByClass: {},
  designations: [
    {
      regulation: 'MDR' as const,
      validFrom: '2024-01-01',
      validTo: null,
      procedures: ['IX(I)' as const],
      codes: ['MDA0203' as const],
      conditions: [],
    },
  ],
};

describe.each(databases)('Calendar feeds and API tokens on $name', (database) => {
  let instance: Instance;
  let token: string;
  let email: string;
  const queries = () => instance.portal.database.queries;
  const admin = async (...args: string[]) => (await runCommand(instance.portal, args)).text;
  const addFeed = (name = 'Outlook') =>
    instance.call(calls.addCalendarFeed, { token, body: { name, currentPassword: goodPassword } });
  const addToken = (changes = {}) =>
    instance.call(calls.addApiToken, {
      token,
      body: { name: 'ERP', days: 90, currentPassword: goodPassword, ...changes },
    });
  const feed = (address: string) => instance.app.inject({ url: address.replace(/^https?:\/\/[^/]+/, '') });
  const publish = (key: string, id = 'w-1', changes = {}) =>
    instance.call(changeWindows, {
      token: key,
      body: { changes: [{ id, version: null, window: { ...window, ...changes } }] },
    });

  beforeEach(async () => {
    instance = await createInstance({ database });
    email = await verified(instance, 'notified-body');
    token = await instance.signIn(email, goodPassword);
    await instance.call(configureAccount, { token, body: { ...bodyProfile, number: '9177' } });
    await admin('approve', email, '9177');
    await instance.call(saveBodyProfile, { token, body: { version: 0, profile: facts } });
    await admin('designation', 'approve', '9177', '1');
  });
  afterEach(() => instance.close());

  it('let a calendar read the windows until the feed is removed (D.339)', async () => {
    await publish(token);
    const { key, address } = (await addFeed()).body;
    expect(key).toMatchObject({ kind: 'calendar', name: 'Outlook', expiresAt: null, lastUsedOn: null });
    const response = await feed(address);
    expect(response.headers).toMatchObject({ 'content-type': 'text/calendar', 'cache-control': 'no-store' });
    expect(response.body).toContain('SUMMARY:MDA 0203: 3 of 3 free');
    expect((await instance.call(calls.listAccessKeys, { token })).body.keys).toMatchObject([
      { id: key.id, lastUsedOn: '2026-11-21' },
    ]);
    await instance.call(calls.removeAccessKey, { token, params: { id: key.id } });
    expect((await feed(address)).statusCode).toBe(404);
    expect((await instance.call(calls.removeAccessKey, { token, params: { id: key.id } })).status).toBe(404);
  });

  it('end while the account is deactivated, or is not approved', async () => {
    const { address } = (await addFeed()).body;
    const key = (await addToken()).body.token;
    await admin('deactivate', email);
    expect((await feed(address)).statusCode).toBe(404);
    expect((await publish(key)).error.code).toBe('account_inactive');
    await admin('activate', email);
    expect((await feed(address)).statusCode).toBe(200);
    await queries().update(accounts).set({ requestStatus: 'rejected' }).where(eq(accounts.email, email));
    expect((await feed(address)).statusCode).toBe(404);
    expect((await publish(key)).error.code).toBe('not_approved');
  });

  it('let a program list and change windows, and nothing else; the trail names the token (D.339)', async () => {
    const key = (await addToken()).body.token;
    expect((await publish(key)).status).toBe(200);
    expect((await instance.call(listWindows, { token: key })).body.windows).toMatchObject([{ id: 'w-1', slots: 3 }]);
    expect((await instance.call(getDesignations, { token: key })).status).toBe(200);
    for (const call of [getAuthenticatedUser, logout, exportAccount, getStatistics, calls.listAccessKeys]) {
      expect((await instance.call(call, { token: key })).error).toMatchObject({ code: 'out_of_scope' });
    }
    expect((await instance.call(saveBodyProfile, { token: key, body: { version: 1, profile: facts } })).status).toBe(
      403,
    );
    const feedCall = { token: key, body: { name: 'x', currentPassword: goodPassword } };
    expect((await instance.call(calls.addCalendarFeed, feedCall)).error.code).toBe('out_of_scope');
    const [entry] = await queries().select().from(auditEntries).where(eq(auditEntries.recordId, 'w-1'));
    expect(entry).toMatchObject({ action: 'window_added', apiToken: 'ERP' });
    expect((await instance.mailsTo(email)).at(-1)?.subject).toBe('An API token was created');
  });

  it('expire on the chosen day, at most a year later', async () => {
    expect((await addToken({ days: 366 })).error.fields).toHaveProperty('days');
    const { token: key, key: facts } = (await addToken({ days: 30 })).body;
    expect(facts.expiresAt).toMatch(/^2026-12-21T/);
    instance.pass(31 * 24 * 3_600_000);
    expect((await publish(key)).status).toBe(401);
  });

  it('require the password, and store only hashes', async () => {
    const body = { name: 'Outlook', currentPassword: 'wrong password' };
    expect((await instance.call(calls.addCalendarFeed, { token, body })).error.fields).toHaveProperty(
      'currentPassword',
    );
    expect((await addToken({ currentPassword: 'wrong password' })).error.fields).toHaveProperty('currentPassword');
    const secrets = [(await addToken()).body.token, new URL((await addFeed()).body.address).searchParams.get('token')!];
    const rows = JSON.stringify(await queries().select().from(accessKeys).orderBy(desc(accessKeys.createdAt)));
    for (const secret of secrets) expect(rows).not.toContain(secret.replace('attesta_api_', ''));
    expect(secrets[0]).toMatch(/^attesta_api_[\w-]{43}$/);
  });

  it('do not replace each other: a feed is no API token, and an API token no feed', async () => {
    const { address } = (await addFeed()).body;
    const key = (await addToken()).body.token;
    expect((await publish(new URL(address).searchParams.get('token')!)).status).toBe(401);
    expect((await instance.call(calls.getCalendarFeed, { query: { token: key } })).status).toBe(404);
  });

  it('belong to the organisation: another body cannot see or remove them, and operators have none', async () => {
    const { key } = (await addFeed()).body;
    const other = await verified(instance, 'notified-body');
    const otherToken = await instance.signIn(other, goodPassword);
    await instance.call(configureAccount, { token: otherToken, body: { ...bodyProfile, number: '9178' } });
    await admin('approve', other, '9178');
    expect((await instance.call(calls.listAccessKeys, { token: otherToken })).body.keys).toEqual([]);
    const params = { id: key.id };
    expect((await instance.call(calls.removeAccessKey, { token: otherToken, params })).status).toBe(404);
    const operatorToken = await operator(instance);
    expect((await instance.call(calls.listAccessKeys, { token: operatorToken })).status).toBe(403);
  });

  it('are at most ten of a kind, also when they are created at the same time', async () => {
    const added = await Promise.all(Array.from({ length: 12 }, (_, index) => addFeed(`Calendar ${index}`)));
    expect(added.filter(({ status }) => status === 201)).toHaveLength(10);
    expect((await addToken()).status).toBe(201);
  });

  it('cannot be created or read without limit', async () => {
    const { address } = (await addFeed()).body;
    for (let read = 0; read < feedRead.count; read += 1) expect((await feed(address)).statusCode).toBe(200);
    expect((await feed(address)).statusCode).toBe(429);
    for (let added = 1; added < accessKeyCreation.count; added += 1) {
      const { key } = (await addToken()).body;
      await instance.call(calls.removeAccessKey, { token, params: { id: key.id } });
    }
    expect((await addToken()).status).toBe(429);
  });

  it('are in the audit trail when they are added and removed', async () => {
    const { key } = (await addToken()).body;
    await instance.call(calls.removeAccessKey, { token, params: { id: key.id } });
    const entries = await queries().select().from(auditEntries).where(eq(auditEntries.recordId, key.id));
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['access_key_added', 'access_key_removed']);
  });
});
