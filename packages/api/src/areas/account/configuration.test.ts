import { configureAccount, getAccount, getAuthenticatedUser } from '@attesta/domain/account/calls';
import { listWindows } from '@attesta/domain/availability/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { bodyProfile, goodPassword, operatorProfile, verified } from '../../testing/people.ts';

describe.each(databases)('Configuring an account on $name', (database) => {
  let instance: Instance;
  const configure = (token: string, body: unknown) => instance.call(configureAccount, { token, body });
  const admin = (...args: string[]) => runCommand(instance.portal.database.queries, args, instance.portal.clock());

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  it('keeps what a market operator told, and answers it again', async () => {
    const token = await instance.signIn(await verified(instance), goodPassword);
    expect((await instance.call(getAccount, { token })).body).toEqual({ account: null });
    const { body } = await configure(token, operatorProfile);
    expect(body.user).toMatchObject({ account_configured: true, market_operator: { name: 'Harbour Devices SRL', country: 'RO' } });
    expect((await instance.call(getAccount, { token })).body.account).toEqual(operatorProfile);
  });

  it('refuses the configuration of another role', async () => {
    const token = await instance.signIn(await verified(instance), goodPassword);
    expect((await configure(token, bodyProfile)).status).toBe(403);
  });

  it.each(['requestStatus', 'user_notified_body_request_status', 'owner', 'is_account_active'])('refuses the field %s', async (field) => {
    const token = await instance.signIn(await verified(instance), goodPassword);
    expect((await configure(token, { ...operatorProfile, [field]: 'approved' })).error.fields).toEqual({ [field]: 'unknown_field' });
  });

  it.each(['javascript:alert(1)', 'http://logo.example/x.png', 'data:image/png;base64,x', 'https:'])('refuses the logo address %s', async (logoUrl) => {
    const token = await instance.signIn(await verified(instance), goodPassword);
    expect((await configure(token, { ...operatorProfile, logoUrl })).status).toBe(400);
  });

  it('D.90 waits with a notified body until an administrator approves it, and again when it becomes another body', async () => {
    const email = await verified(instance, 'notified-body');
    const token = await instance.signIn(email, goodPassword);
    expect((await admin('approve', email)).ok).toBe(false);
    expect((await configure(token, bodyProfile)).body.user.user_notified_body_request_status).toBe('pending');
    expect((await instance.call(listWindows, { token })).error.code).toBe('not_approved');

    expect(await admin('approve', email)).toEqual({ ok: true, text: `${email} is approved.` });
    expect((await instance.call(getAuthenticatedUser, { token })).body.user.user_notified_body_request_status).toBe('approved');
    expect((await instance.call(listWindows, { token })).status).toBe(200);

    expect((await configure(token, { ...bodyProfile, city: 'Fulda' })).body.user.user_notified_body_request_status).toBe('approved');
    expect((await configure(token, { ...bodyProfile, number: '9102' })).body.user.user_notified_body_request_status).toBe('pending');
    expect((await instance.call(listWindows, { token })).error.code).toBe('not_approved');
  });
});
