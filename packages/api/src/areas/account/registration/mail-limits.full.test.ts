import { forgotPassword } from '@attesta/domain/account/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts as attemptsTable } from '../../../database/schema.ts';
import { countMail, countMailRequest, mailToAll, mayPortalMail } from '../../../limits/attempts.ts';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';

const redirect_url = 'http://127.0.0.1:4300/login';
const day = new Date('2026-11-21T10:00:00Z');
let made = 0;
const madeUp = () => `made-up-${(made += 1)}@nowhere.example`;

describe.each(databases)('Thousands of requests for mails to made-up addresses on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  beforeEach(async () => void (await instance.portal.database.queries.delete(attemptsTable)));
  afterAll(() => instance.close());

  const forgot = (email: string, from: string) =>
    instance.call(forgotPassword, { body: { email, redirect_url }, from });

  it(
    '5,200 from 35 networks leave the mails to accounts and to other new users (D.194)',
    { timeout: 300_000 },
    async () => {
      const { queries } = instance.portal.database;
      let sent = 0;
      for (let request = 0; request < 5200; request += 1) {
        const network = `2001:db8:${(request % 35).toString(16)}::/64`;
        await countMailRequest(queries, network, day).catch(() => undefined);
        const exceeded = await countMail(queries, 'reset', madeUp(), network, day);
        if (exceeded === null && (await mayPortalMail(queries, 'noAccount', network, day))) sent += 1;
      }
      expect(sent).toBeLessThan(mailToAll.noAccount.count / 10);
      const other = '198.51.100.7';
      expect(await mayPortalMail(queries, 'noAccount', other, day)).toBe(true);
      expect(await mayPortalMail(queries, 'account', other, day)).toBe(true);
    },
  );

  it.each([
    ['a /48', (count: number) => `2001:db8:7:${count.toString(16)}::1`],
    ['a /24', (count: number) => `203.0.113.${count % 256}`],
  ])('are limited for all networks in %s together (D.194)', async (_what, addressOf) => {
    const statuses: number[] = [];
    for (let count = 0; count < 510; count += 1) statuses.push((await forgot(madeUp(), addressOf(count))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(500);
    expect(statuses.slice(500)).toEqual(Array<number>(10).fill(429));
    expect((await forgot(madeUp(), '198.51.100.7')).status).toBe(200);
  });
});
