import { configureAccount, getAccount, getAuthenticatedUser, resubmitRequest } from '@attesta/domain/account/calls';
import { listWindows } from '@attesta/domain/availability/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { bodyProfile, goodPassword, operatorProfile, verified } from '../../testing/people.ts';

describe.each(databases)('Configuring an account on $name', (database) => {
  let instance: Instance;
  const configure = (token: string, body: unknown) => instance.call(configureAccount, { token, body });
  const admin = (...args: string[]) => runCommand(instance.portal, args);

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  it('stores and returns the configuration of a market operator', async () => {
    const token = await instance.signIn(await verified(instance), goodPassword);
    expect((await instance.call(getAccount, { token })).body).toEqual({ account: null });
    const { body } = await configure(token, operatorProfile);
    expect(body.user).toMatchObject({
      account_configured: true,
      market_operator: { name: 'Harbour Devices SRL', country: 'RO' },
    });
    expect((await instance.call(getAccount, { token })).body.account).toEqual(operatorProfile);
  });

  it('rejects the configuration of another role', async () => {
    const token = await instance.signIn(await verified(instance), goodPassword);
    expect((await configure(token, bodyProfile)).status).toBe(403);
  });

  it.each(['requestStatus', 'user_notified_body_request_status', 'owner', 'is_account_active'])(
    'rejects the field %s',
    async (field) => {
      const token = await instance.signIn(await verified(instance), goodPassword);
      expect((await configure(token, { ...operatorProfile, [field]: 'approved' })).error.fields).toEqual({
        [field]: 'unknown_field',
      });
    },
  );

  it.each([
    'javascript:alert(1)',
    'http://logo.example/x.png',
    'data:image/png;base64,x',
    'https:',
    'https://user:secret@logo.example/x.png',
  ])('rejects the logo URL %s', async (logoUrl) => {
    const token = await instance.signIn(await verified(instance), goodPassword);
    expect((await configure(token, { ...operatorProfile, logoUrl })).status).toBe(400);
  });

  it("requires an administrator's approval for a notified body, and again after its number changes (D.90)", async () => {
    const email = await verified(instance, 'notified-body');
    const token = await instance.signIn(email, goodPassword);
    expect((await admin('approve', email, '9101')).ok).toBe(false);
    expect((await configure(token, bodyProfile)).body.user.user_notified_body_request_status).toBe('pending');
    expect((await instance.call(listWindows, { token })).error.code).toBe('not_approved');

    const advice = `Look up Exemplum Prüfwerk GmbH in NANDO and add its number: npm run admin -- approve ${email} <number>`;
    expect(await admin('approve', email)).toEqual({ ok: false, text: advice });
    const other = 'The account of Exemplum Prüfwerk GmbH has a number other than 9102. Nothing was changed.';
    expect(await admin('approve', email, '9102')).toEqual({ ok: false, text: other });
    expect((await instance.call(listWindows, { token })).error.code).toBe('not_approved');
    expect(await admin('list', 'pending')).toMatchObject({
      text: expect.stringMatching(new RegExp(`^${email} .*9101 +Exemplum Prüfwerk GmbH$`, 'm')),
    });
    expect(await admin('approve', email, '9101')).toEqual({
      ok: true,
      text: `Exemplum Prüfwerk GmbH (9101) is approved. A mail is sent to ${email}.`,
    });
    expect((await instance.mailsTo(email)).at(-1)?.subject).toBe('Your notified body is approved');
    expect(await admin('approve', email, '9101')).toMatchObject({ ok: false });
    expect(
      (await instance.mailsTo(email)).filter(({ subject }) => subject === 'Your notified body is approved'),
    ).toHaveLength(1);
    expect((await instance.call(getAuthenticatedUser, { token })).body.user.user_notified_body_request_status).toBe(
      'approved',
    );
    expect((await instance.call(listWindows, { token })).status).toBe(200);

    expect(
      (await configure(token, { ...bodyProfile, city: 'Fulda' })).body.user.user_notified_body_request_status,
    ).toBe('approved');
    expect(
      (await configure(token, { ...bodyProfile, number: '9102' })).body.user.user_notified_body_request_status,
    ).toBe('pending');
    expect((await instance.call(listWindows, { token })).error.code).toBe('not_approved');
  });

  it('rejects a second account for a notified body, both at configuration and at approval', async () => {
    const body = { ...bodyProfile, number: '9110' };
    const people = await Promise.all([verified(instance, 'notified-body'), verified(instance, 'notified-body')]);
    const [first, second] = people;
    for (const email of people) await configure(await instance.signIn(email, goodPassword), body);
    expect((await admin('approve', first, '9110')).ok).toBe(true);
    expect(await admin('approve', second, '9110')).toEqual({
      ok: false,
      text: `${first} is already approved for 9110. Reject that one first.`,
    });

    const third = await verified(instance, 'notified-body');
    expect((await configure(await instance.signIn(third, goodPassword), body)).error.fields).toEqual({
      number: 'already_used',
    });
    expect((await configure(await instance.signIn(first, goodPassword), { ...body, city: 'Fulda' })).status).toBe(200);
  });

  it('approves only one of two accounts for a notified body when both are approved at the same time', async () => {
    const people = await Promise.all([verified(instance, 'notified-body'), verified(instance, 'notified-body')]);
    for (const email of people)
      await configure(await instance.signIn(email, goodPassword), { ...bodyProfile, number: '9111' });
    const results = await Promise.all(people.map((email) => admin('approve', email, '9111')));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('submits a rejected request again, and changes no other request (D.153)', async () => {
    const email = await verified(instance, 'notified-body');
    const token = await instance.signIn(email, goodPassword);
    const resubmit = async () =>
      (await instance.call(resubmitRequest, { token })).body.user.user_notified_body_request_status;
    expect(await resubmit()).toBeNull();
    await configure(token, { ...bodyProfile, number: '9131' });
    expect(await resubmit()).toBe('pending');
    await admin('reject', email);
    expect(await resubmit()).toBe('pending');
    await admin('approve', email, '9131');
    expect(await resubmit()).toBe('approved');
  });

  it('sends a mail about a rejection, which a simultaneous change of the configuration does not undo', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = await verified(instance, 'notified-body');
      const token = await instance.signIn(email, goodPassword);
      const body = { ...bodyProfile, number: `92${10 + round}` };
      await configure(token, body);
      await admin('approve', email, body.number);
      await Promise.all([
        configure(token, { ...body, city: 'Fulda' }),
        admin('reject', email),
        configure(token, { ...body, city: 'Hanau' }),
      ]);
      expect((await instance.call(getAuthenticatedUser, { token })).body.user.user_notified_body_request_status).toBe(
        'rejected',
      );
      expect((await instance.mailsTo(email)).at(-1)?.subject).toBe('Your request was not approved');
    }
  });
});
