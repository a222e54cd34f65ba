import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testSettings } from '../testing/instance.ts';
import { preferredLanguage } from './languages.ts';
import { writeLetter } from './letter.ts';
import { mailerOf } from './mailer.ts';
import { words } from './words.ts';

const letter = writeLetter('verify', { to: 'ada@example.org', language: 'zh', link: 'https://portal.example/check-mail?token=abc' });

/** A real SMTP server that keeps what it receives, and refuses the first `refusals` mails. */
async function smtpServer(refusals = 0) {
  const received: string[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const isRefused = left > 0;
        if (isRefused) left -= 1;
        else received.push(Buffer.concat(parts).toString());
        done(isRefused ? Object.assign(new Error('try later'), { responseCode: 451 }) : null);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => {
    server.close(() => undefined);
  });
  return { received, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

describe('Mail by SMTP', () => {
  it('D.95 goes out through SMTP_URL, as text and as HTML', async () => {
    const { received, url } = await smtpServer();
    const mailer = mailerOf(testSettings({ smtpUrl: url, mailFrom: 'Portal <portal@example.org>' }), () => new Date(), (error) => expect.fail(String(error)));
    mailer.post(letter);
    await mailer.close();
    expect(mailer.kept).toBeUndefined();
    expect(received[0]).toMatch(/^From: Portal <portal@example.org>/m);
    expect(received[0]).toMatch(/^To: ada@example.org/m);
    expect(received[0]).toContain('text/plain; charset=utf-8');
    expect(received[0]).toContain('text/html; charset=utf-8');
  });

  it('is tried again when the mail server refuses it for now', async () => {
    const { received, url } = await smtpServer(1);
    const mailer = mailerOf(testSettings({ smtpUrl: url }), () => new Date(), (error) => expect.fail(String(error)));
    mailer.post(letter);
    await mailer.settled();
    await mailer.close();
    expect(received).toHaveLength(1);
  });

  it('that cannot be delivered is logged, and fails no call', async () => {
    const failures: unknown[] = [];
    const mailer = mailerOf(testSettings({ smtpUrl: 'smtp://127.0.0.1:1' }), () => new Date(), (error) => failures.push(error));
    mailer.post(letter);
    await mailer.close();
    expect(failures).toHaveLength(1);
  });
});

describe('A mail', () => {
  it('says what to do in every language, with its link in text and HTML', () => {
    for (const [kind, languages] of Object.entries(words)) {
      const written = Object.keys(languages).map((language) => writeLetter(kind as keyof typeof words, { to: 'a@example.org', language, link: 'https://portal.example/x?token=t&y=1' }));
      expect(new Set(written.map(({ subject }) => subject)).size).toBe(4);
      for (const { text: plain, html } of written) {
        expect(plain).toContain('https://portal.example/x?token=t&y=1');
        expect(html).toContain('href="https://portal.example/x?token=t&amp;y=1"');
      }
    }
  });

  it.each([
    ['fr', 'fr'],
    ['fr-CH, en;q=0.9', 'fr'],
    ['de, zh-CN;q=0.8, ro;q=0.9', 'ro'],
    ['en;q=0, zh', 'zh'],
    ['de', 'en'],
    ['*', 'en'],
    [undefined, 'en'],
    [`${'x,'.repeat(10_000)}fr`, 'en'],
  ])('is written for a browser that prefers %j in %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
