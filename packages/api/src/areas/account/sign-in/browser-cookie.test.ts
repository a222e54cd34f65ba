import { login } from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { goodPassword, verified } from '../../../testing/people.ts';

/** Failed sign-ins to one account from all networks together in an hour. */
const maxToAccount = 50;

describe.each(databases)('The cookie of a known browser over https, on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database, settings: { portalOrigin: 'https://portal.example' } });
  });
  afterAll(() => instance.close());

  it('is set for one host over https only, and exempts the browser from limits that others have used up', async () => {
    const email = await verified(instance);
    const signIn = (from: string, password = goodPassword, cookie?: string) =>
      instance.call(login, { body: { email, password }, from, headers: cookie === undefined ? {} : { cookie } });
    const sent = String((await signIn('10.60.0.1')).headers['set-cookie']);
    expect(sent).toMatch(
      /^__Host-attesta-device=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
    const [cookie = ''] = sent.split(';');

    for (let tries = 0; tries < maxToAccount; tries += 1) await signIn(`10.61.${tries}.1`, 'a guess');
    expect((await signIn('10.62.0.1')).status).toBe(429);
    expect((await signIn('10.62.0.1', goodPassword, cookie.replace('__Host-', ''))).status).toBe(429);
    expect((await signIn('10.62.0.1', goodPassword, `theme=dark; ${cookie}`)).status).toBe(200);
  });
});
