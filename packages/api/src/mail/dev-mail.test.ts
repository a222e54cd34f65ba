import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createServer } from '../server.ts';
import type { Settings } from '../settings/settings.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { testSettings } from '../testing/settings.ts';
import { mailPath, newMailSecret } from './dev-mail.ts';
import { MailStore } from './mail-store.ts';
import { renderMail } from './render-mail.ts';

let instance: Instance;
beforeAll(async () => {
  instance = await createInstance();
});
afterAll(() => instance.close());

const secret = 'Zm9yLXRoaXMtdGVzdC1vbmx5';
const paths = [mailPath(secret), `${mailPath(secret)}/mails.json`] as const;
const [page, list] = paths;

const mailTo = (to: string) => {
  const link = 'http://127.0.0.1:4300/reset-password?token=abc';
  return { id: to, ...renderMail('reset', { to, language: 'en', link }) };
};

/** A server that stores mails in a folder, as without SMTP_URL. */
async function serverWithMails(changes: Partial<Settings> = {}) {
  const settings = testSettings({ dataDir: temporaryFolder(), ...changes });
  const app = await createServer({ ...instance.portal, settings }, { mailSecret: secret });
  onTestFinished(() => app.close());
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url, headers: { host: '127.0.0.1:4300', ...headers }, remoteAddress });
  return { get, store: new MailStore(settings.dataDir), dataDir: settings.dataDir };
}

describe('/dev/mail', () => {
  it('shows the stored mails, newest first, as a page and as JSON (D.96)', async () => {
    const { get, store } = await serverWithMails();
    expect((await get(page)).body).toContain('No mail yet.');
    await store.save(mailTo('first@example.org'), new Date('2026-11-21T09:00:00Z'));
    await store.save(mailTo('second@example.org'), new Date('2026-11-21T09:00:01Z'));

    const shown = await get(page);
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    expect(shown.body).toContain('<a href="http://127.0.0.1:4300/reset-password?token=abc">');
    const { mails } = (await get(list)).json<{ mails: { to: string }[] }>();
    expect(mails.map(({ to }) => to)).toEqual(['second@example.org', 'first@example.org']);
    expect(mails[1]).toMatchObject({ at: '2026-11-21T09:00:00.000Z', subject: 'Set a new password' });
  });

  it('lists attachments and offers them as downloads (D.96)', async () => {
    const { get, store } = await serverWithMails();
    const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
    const attachments = [
      { name: 'C-000123.ics', contentType, content },
      { name: '"é/..\r\n', contentType, content: 'b' },
    ];
    await store.save({ ...mailTo('ada@example.org'), id: '6f1c/"', attachments }, new Date(0));
    const links = [...(await get(page)).body.matchAll(/<p>Attachment: <a href="([^"]+)" download>/g)].map(
      ([, link]) => link,
    );
    expect(links).toHaveLength(2);
    const files = await Promise.all(links.map((link) => get(link ?? '')));
    expect(files.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, content],
      [200, 'b'],
    ]);
    expect(files[0]?.headers).toMatchObject({
      'content-type': contentType,
      'content-disposition': "attachment; filename*=UTF-8''C-000123.ics",
      'x-content-type-options': 'nosniff',
    });
    const [link = ''] = links;
    expect((await get(link.replace('C-000123', 'other'))).statusCode).toBe(404);
    expect((await get(link.replace('6f1c', 'absent'))).statusCode).toBe(404);
    expect((await get(link.replace(secret, 'x'.repeat(24)))).statusCode).toBe(404);
    expect((await get(link, {}, '192.168.1.7')).statusCode).toBe(404);
  });

  it.each(['127.0.0.1:4300', 'localhost', 'localhost:4300', '[::1]:4300', '127.0.0.2'])(
    'is available on this machine under the host %s (D.97)',
    async (host) => {
      const { get } = await serverWithMails();
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
  ])('returns 404 without the secret, at %s (D.97)', async (path) => {
    const { get } = await serverWithMails();
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
  ])('returns 404 when requested %s (D.97)', async (_how, headers, address) => {
    const { get } = await serverWithMails();
    for (const path of paths) expect((await get(path, { ...headers }, address)).statusCode).toBe(404);
  });

  it.each<[string, Partial<Settings>]>([
    ['in production', { production: true }],
    ['where mails are sent', { smtpUrl: 'smtp://127.0.0.1:1' }],
    ['behind a proxy', { trustProxy: 1 }],
    ['behind proxies', { trustProxy: ['10.0.0.1'] }],
    ['where the portal has its own origin', { portalOrigin: 'https://portal.example' }],
    ['on a server for other machines', { host: '192.168.1.7' }],
  ])('does not exist %s, and there is no link (D.98)', async (_where, changes) => {
    const { get } = await serverWithMails(changes);
    for (const path of paths) expect((await get(path)).statusCode).toBe(404);
    expect(newMailSecret(testSettings(changes))).toBeUndefined();
  });

  it('has a secret of 192 random bits that changes at each start (D.96)', () => {
    const secrets = Array.from({ length: 3 }, () => newMailSecret(testSettings()));
    for (const each of secrets) expect(each).toMatch(/^[\w-]{32}$/);
    expect(new Set(secrets).size).toBe(3);
  });

  it('shows markup in a mail as text', async () => {
    const { get, store } = await serverWithMails();
    const text = '<b>x</b> https://x.example/"onmouseover="1';
    const mail = { id: 'markup', to: '"<img src=x>"@example.org', subject: '<script>1</script>', text, html: '' };
    await store.save(mail, new Date(0));
    expect((await get(page)).body).not.toMatch(/<script>|<img|<b>|"onmouseover/);
  });

  it('shows an entry for an unreadable file, next to the other mails', async () => {
    const { get, store, dataDir } = await serverWithMails();
    await store.save(mailTo('ada@example.org'), new Date('2026-11-21T09:00:00Z'));
    writeFileSync(join(dataDir, 'mail/20261121100000000-broken.json'), '{"to":');
    const shown = await get(page);
    expect(shown.statusCode).toBe(200);
    const entry = /<h2>A file that cannot be read<\/h2>\s*<p class="text">The file \S+-broken\.json cannot be read\./;
    expect(shown.body).toMatch(entry);
    expect(shown.body).toContain('ada@example.org');
    expect((await get(list)).statusCode).toBe(200);
  });
});
