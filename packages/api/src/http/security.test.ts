import { calls } from '@attesta/domain/testing/calls';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createInstance, type Instance } from '../testing/instance.ts';

const preflight = (instance: Instance, origin: string) =>
  instance.app.inject({
    method: 'OPTIONS',
    url: '/api/login',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  });

describe('Calls from another origin', () => {
  it('are allowed from PORTAL_ORIGIN only (D.93)', async () => {
    const instance = await createInstance({ settings: { portalOrigin: 'https://portal.example' } });
    const allowed = await preflight(instance, 'https://portal.example');
    expect([allowed.statusCode, allowed.headers['access-control-allow-origin'], allowed.headers['vary']]).toEqual([
      204,
      'https://portal.example',
      'Origin',
    ]);
    const accepted = String(allowed.headers['access-control-allow-headers']).toLowerCase().split(', ');
    const read = calls.flatMap(({ headers }) =>
      headers ? Object.keys(z.toJSONSchema(headers, { io: 'input' }).properties ?? {}) : [],
    );
    expect(accepted).toEqual(expect.arrayContaining(['authorization', 'content-type', ...read]));
    expect(read).toContain('link-token');
    for (const origin of [
      'https://evil.example',
      'https://portal.example.evil.example',
      'null',
      'http://portal.example',
    ]) {
      expect((await preflight(instance, origin)).headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
    await instance.close();
  });

  it('are not allowed without PORTAL_ORIGIN (D.94)', async () => {
    const instance = await createInstance();
    const response = await instance.app.inject({ url: '/api/health', headers: { origin: 'https://portal.example' } });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    await instance.close();
  });

  it('cannot change the origin of links in mails with the Host or Origin header (D.93)', async () => {
    const { forgotPassword, register } = await import('@attesta/domain/account/calls');
    const { registration } = await import('../testing/people.ts');
    const instance = await createInstance({ settings: { portalOrigin: 'https://portal.example', demo: true } });
    const headers = { host: 'evil.example', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    await instance.call(register, { body: registration('ada@example.org'), headers });
    const email = 'op-01@attesta.example';
    await instance.call(forgotPassword, { body: { email, redirect_url: 'https://portal.example/login' }, headers });
    const mails = [...(await instance.mailsTo('ada@example.org')), ...(await instance.mailsTo(email))];
    const texts = mails.map(({ text }) => text);
    expect(texts[0]).toContain('https://portal.example/check-mail?token=');
    expect(texts[1]).toContain('https://portal.example/reset-password?token=');
    expect(texts.join()).not.toContain('evil');
    const outside = await instance.call(forgotPassword, {
      body: { email: 'ada@example.org', redirect_url: 'http://127.0.0.1:4300/login' },
    });
    expect(outside.status).toBe(400);
    await instance.close();
  });
});
