import { register } from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { createInstance, testSettings, type Instance } from '../testing/instance.ts';
import { registration } from '../testing/people.ts';
import { KeptMail } from './kept.ts';
import { createMailer, mailerOf } from './mailer.ts';
import { createServer } from '../server.ts';
import type { Settings } from '../settings.ts';

let instance: Instance;
beforeAll(async () => {
  instance = await createInstance();
});
afterAll(() => instance.close());

/** A server whose mails are kept in a folder, as without SMTP_URL. */
async function keeping(changes: Partial<Settings> = {}) {
  const settings = testSettings({ dataDir: temporaryFolder(), ...changes });
  const mailer = mailerOf(settings, () => new Date('2026-11-21T09:00:00Z'), (error) => expect.fail(String(error)));
  const app = await createServer({ ...instance.portal, settings, mailer });
  const get = (path: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => app.inject({ url: path, headers: { host: '127.0.0.1:4300', ...headers }, remoteAddress });
  onTestFinished(() => app.close());
  return { app, get, mailer };
}

describe('/dev/mail', () => {
  it('D.96 shows the mails that were kept, newest first, as a page and as JSON', async () => {
    const { app, get, mailer } = await keeping();
    expect((await get('/dev/mail')).body).toContain('No mail yet.');
    for (const email of ['first@example.org', 'second@example.org']) await app.inject({ method: 'POST', url: register.path, payload: registration(email) });
    await mailer.settled();

    const page = await get('/dev/mail');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body).toMatch(/<a href="http:\/\/127\.0\.0\.1:4300\/check-mail\?token=[\w-]{43}">/);
    const { mails } = (await get('/dev/mail.json')).json<{ mails: { to: string; at: string; text: string }[] }>();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['first@example.org', 'second@example.org']);
    expect(mails[0]).toMatchObject({ at: '2026-11-21T09:00:00.000Z', subject: 'Verify your e-mail address' });
  });

  it.each(['127.0.0.1:4300', 'localhost', 'localhost:4300', '[::1]:4300', '127.0.0.2'])('D.97 answers on this machine under the host %s', async (host) => {
    const { get } = await keeping();
    expect((await get('/dev/mail.json', { host })).statusCode).toBe(200);
  });

  it.each([
    ['from another machine', {}, '192.168.1.7'],
    ['under a foreign host', { host: 'evil.example' }, '127.0.0.1'],
    ['under a host that only begins like this machine', { host: 'localhost.evil.example' }, '127.0.0.1'],
    ['under a host that only begins like its address', { host: '127.0.0.1.evil.example:4300' }, '127.0.0.1'],
    ['forwarded', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['forwarded by its host', { 'X-Forwarded-Host': 'localhost' }, '127.0.0.1'],
    ['forwarded by the standard header', { forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
    ['through a proxy', { via: '1.1 proxy' }, '127.0.0.1'],
    ['with a real address', { 'x-real-ip': '127.0.0.1' }, '127.0.0.1'],
  ])('D.97 is absent when asked %s', async (_how, headers, address) => {
    const { get } = await keeping({ trustProxy: true });
    for (const path of ['/dev/mail', '/dev/mail.json']) expect((await get(path, headers as unknown as Record<string, string>, address)).statusCode).toBe(404);
  });

  it('D.98 does not exist in production, nor where mails go out', async () => {
    for (const changes of [{ production: true }, { smtpUrl: 'smtp://127.0.0.1:1' }]) {
      const { get } = await keeping(changes);
      expect([(await get('/dev/mail')).statusCode, (await get('/dev/mail.json')).statusCode]).toEqual([404, 404]);
      }
  });

  it('shows markup in a mail as text', async () => {
    const { get, mailer } = await keeping();
    mailer.post({ to: '"<img src=x>"@example.org', subject: '<script>1</script>', text: '<b>x</b> https://x.example/"onmouseover="1', html: '' });
    await mailer.settled();
    expect((await get('/dev/mail')).body).not.toMatch(/<script>|<img|<b>|"onmouseover/);
  });
});

describe('Kept mail', () => {
  it('keeps the newest 200', async () => {
    const kept = new KeptMail(temporaryFolder());
    const mailer = createMailer((letter) => kept.keep(letter, new Date(Number(letter.subject))), (error) => expect.fail(String(error)), kept);
    for (let count = 0; count < 205; count += 1) {
      mailer.post({ to: 'a@example.org', subject: String(count), text: '', html: '' });
      await mailer.settled();
    }
    const mails = await kept.list();
    expect([mails.length, mails[0]?.subject, mails.at(-1)?.subject]).toEqual([200, '204', '5']);
  });
});
