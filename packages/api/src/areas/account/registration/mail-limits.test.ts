import { forgotPassword, register, resendVerification } from '@attesta/domain/account/calls';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts as attemptsTable, jobs } from '../../../database/schema.ts';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { registration, verified } from '../../../testing/people.ts';
import { mailToAll, mayPortalMail } from '../../../limits/attempts.ts';

const redirect_url = 'http://127.0.0.1:4300/login';
let made = 0;
const madeUp = () => `made-up-${(made += 1)}@nowhere.example`;

describe.each(databases)('Requests for mails to made-up addresses on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  beforeEach(async () => void (await instance.portal.database.queries.delete(attemptsTable)));
  afterAll(() => instance.close());

  const forgot = (email: string, from: string) =>
    instance.call(forgotPassword, { body: { email, redirect_url }, from });
  /** Uses up the mails of the whole portal to addresses without an account. */
  async function useUp() {
    const { queries } = instance.portal.database;
    await mayPortalMail(queries, 'noAccount', '10.60.0.1', instance.portal.clock());
    await queries.update(attemptsTable).set({ count: mailToAll.noAccount.count });
  }
  /** Sends made-up requests from a network until no further mail is sent. Returns the number of mails. */
  async function flood(network: string) {
    const { queries } = instance.portal.database;
    let sent = 0;
    while (await mayPortalMail(queries, 'noAccount', network, instance.portal.clock())) sent += 1;
    return sent;
  }

  it('leave the mails to accounts, with the same response, and are in the security log (D.194)', async () => {
    const email = await verified(instance);
    await useUp();
    const before = (await instance.mailsTo(email)).length;
    const stranger = madeUp();
    const unknown = await forgot(stranger, '10.70.0.1');
    const known = await forgot(email, '10.70.0.2');
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await instance.mailsTo(email)).toHaveLength(before + 1);
    expect(instance.events.filter(({ event }) => event === 'mail_limit_reached')).toMatchObject([
      { what: 'noAccount' },
    ]);
    const registered = await instance.call(register, { body: registration(stranger), from: '10.70.0.3' });
    expect(registered.status).toBe(200);
    expect(await instance.mailsTo(stranger)).toHaveLength(0);
    await instance.portal.database.queries.delete(attemptsTable);
    await instance.call(resendVerification, { body: { email: stranger }, from: '10.70.0.3' });
    expect(await instance.mailsTo(stranger)).toHaveLength(1);
  });

  it('from one sender with many networks leave mails to new users elsewhere (D.194)', async () => {
    // The first network of a provider gets a third of the tenth of all, each further one less.
    const sent: number[] = [];
    for (const network of ['2001:db8:1::/64', '2001:db8:1:5::/64', '2001:db8:2::/64', '2001:db8:3::/64'])
      sent.push(await flood(network));
    expect(sent).toEqual([100, 0, 75, 56]);
    // The fewer are left, the fewer a provider gets.
    const all = like(attemptsTable.key, `${mailToAll.noAccount.name}:%`);
    await instance.portal.database.queries
      .update(attemptsTable)
      .set({ count: mailToAll.noAccount.count - 20 })
      .where(all);
    expect(await flood('2a00:db8:1::/64')).toBe(1);
    for (const from of ['198.51.100.7', '2a10:db8::1', '10.74.0.1']) {
      const email = madeUp();
      expect((await instance.call(register, { body: registration(email), from })).status).toBe(200);
      expect(await instance.mailsTo(email)).toHaveLength(1);
    }
  });

  it('add the same work beyond the limit, so that times reveal nothing (D.194)', async () => {
    const email = await verified(instance);
    await instance.runJobs();
    await useUp();
    const { queries } = instance.portal.database;
    await forgot(email, '10.71.0.1');
    expect(await queries.$count(jobs)).toBeGreaterThan(0);
    await instance.runJobs();
    const waiting = await queries.$count(jobs);
    await forgot(madeUp(), '10.71.0.2');
    expect(await queries.$count(jobs)).toBe(waiting + 1);
    await instance.runJobs();
  });

  it('never delay a mail to an account (D.194)', async () => {
    const email = await verified(instance);
    await instance.mailsTo(email);
    const composedBefore = instance.composed.length;
    for (let count = 0; count < 40; count += 1) await forgot(madeUp(), `10.72.${count}.1`);
    await instance.call(register, { body: registration(madeUp()), from: '10.73.0.1' });
    await forgot(email, '10.73.0.2');
    await instance.runJobs();
    const order = instance.sequence.slice(-42);
    expect(order.indexOf(email)).toBe(0);
    expect(instance.composed.length - composedBefore).toBe(40);
  });
});
