import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createServer } from '../server.ts';
import type { Settings } from '../settings.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { createInstance, testSettings, type Instance } from '../testing/instance.ts';
import { mailPath, newMailSecret } from './dev-mail.ts';
import { KeptMail } from './kept.ts';
import { writeLetter } from './letter.ts';

let instance: Instance;
beforeAll(async () => {
  instance = await createInstance();
});
afterAll(() => instance.close());

const secret = 'Zm9yLXRoaXMtdGVzdC1vbmx5';
const paths = [mailPath(secret), `${mailPath(secret)}/mails.json`] as const;
const [page, list] = paths;

const letterTo = (to: string) => {
  const link = 'http://127.0.0.1:4300/reset-password?token=abc';
  return { id: to, ...writeLetter('reset', { to, language: 'en', link }) };
};

/** A server whose mails are kept in a folder, as without SMTP_URL. */
async function keeping(changes: Partial<Settings> = {}) {
  const settings = testSettings({ dataDir: temporaryFolder(), ...changes });
  const app = await createServer({ ...instance.portal, settings }, { mailSecret: secret });
  onTestFinished(() => app.close());
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url, headers: { host: '127.0.0.1:4300', ...headers }, remoteAddress });
  return { get, kept: new KeptMail(settings.dataDir), dataDir: settings.dataDir };
}

describe('/dev/mail', () => {
  it('D.96 shows the mails that were kept, newest first, as a page and as JSON', async () => {
    const { get, kept } = await keeping();
    expect((await get(page)).body).toContain('No mail yet.');
    await kept.keep(letterTo('first@example.org'), new Date('2026-11-21T09:00:00Z'));
    await kept.keep(letterTo('second@example.org'), new Date('2026-11-21T09:00:01Z'));

    const shown = await get(page);
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    expect(shown.body).toContain('<a href="http://127.0.0.1:4300/reset-password?token=abc">');
    const { mails } = (await get(list)).json<{ mails: { to: string }[] }>();
    expect(mails.map(({ to }) => to)).toEqual(['second@example.org', 'first@example.org']);
    expect(mails[1]).toMatchObject({ at: '2026-11-21T09:00:00.000Z', subject: 'Set a new password' });
  });

  it.each(['127.0.0.1:4300', 'localhost', 'localhost:4300', '[::1]:4300', '127.0.0.2'])(
    'D.97 is there on this machine under the host %s',
    async (host) => {
      const { get } = await keeping();
      expect((await get(list, { host })).statusCode).toBe(200);
    },
  );

  it.each([
    '/dev/mail',
    '/dev/mail/',
    '/dev/mail.json',
    '/dev/mail/mails.json',
    `${page}x`,
    page.slice(0, -1),
    page.toLowerCase(),
    '/dev/mail/undefined',
    `/dev/mail/${'x'.repeat(250)}`,
  ])('D.97 is absent without the secret, at %s', async (path) => {
    const { get } = await keeping();
    for (const url of [path, `${path}/mails.json`]) expect((await get(url)).statusCode).toBe(404);
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
  ])('D.97 is absent when requested %s', async (_how, headers, address) => {
    const { get } = await keeping();
    for (const path of paths) expect((await get(path, { ...headers }, address)).statusCode).toBe(404);
  });

  it.each<[string, Partial<Settings>]>([
    ['in production', { production: true }],
    ['where mails are sent', { smtpUrl: 'smtp://127.0.0.1:1' }],
    ['behind a proxy', { trustProxy: 1 }],
    ['behind proxies', { trustProxy: ['10.0.0.1'] }],
    ['where the portal has an address of its own', { portalOrigin: 'https://portal.example' }],
    ['on a server for other machines', { host: '192.168.1.7' }],
  ])('D.98 does not exist %s, and has no link', async (_where, changes) => {
    const { get } = await keeping(changes);
    for (const path of paths) expect((await get(path)).statusCode).toBe(404);
    expect(newMailSecret(testSettings(changes))).toBeUndefined();
  });

  it('D.96 has a secret of 192 random bits, another one at each start', () => {
    const secrets = Array.from({ length: 3 }, () => newMailSecret(testSettings()));
    for (const each of secrets) expect(each).toMatch(/^[\w-]{32}$/);
    expect(new Set(secrets).size).toBe(3);
  });

  it('shows markup in a mail as text', async () => {
    const { get, kept } = await keeping();
    const text = '<b>x</b> https://x.example/"onmouseover="1';
    const letter = { id: 'markup', to: '"<img src=x>"@example.org', subject: '<script>1</script>', text, html: '' };
    await kept.keep(letter, new Date(0));
    expect((await get(page)).body).not.toMatch(/<script>|<img|<b>|"onmouseover/);
  });

  it('shows a file that cannot be read as such, and the other mails', async () => {
    const { get, kept, dataDir } = await keeping();
    await kept.keep(letterTo('ada@example.org'), new Date('2026-11-21T09:00:00Z'));
    writeFileSync(join(dataDir, 'mail/20261121100000000-broken.json'), '{"to":');
    const shown = await get(page);
    expect(shown.statusCode).toBe(200);
    const entry = /<h2>A file that cannot be read<\/h2>\s*<p class="text">The file \S+-broken\.json cannot be read\./;
    expect(shown.body).toMatch(entry);
    expect(shown.body).toContain('ada@example.org');
    expect((await get(list)).statusCode).toBe(200);
  });
});
