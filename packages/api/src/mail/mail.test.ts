import { describe, expect, it } from 'vitest';
import { JobRefused } from '../jobs/job.ts';
import { testSettings } from '../testing/instance.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { preferredLanguage } from './languages.ts';
import { writeLetter } from './letter.ts';
import { transportOf } from './transport.ts';
import { words } from './words.ts';

const letter = writeLetter('verify', {
  to: 'ada@example.org',
  language: 'zh',
  link: 'https://portal.example/check-mail?token=abc',
});
const mail = { id: '6f1c0f0e-7a3b', ...letter };
const transportTo = (smtpUrl: string) =>
  transportOf(testSettings({ smtpUrl, mailFrom: 'Portal <portal@example.org>' }), () => new Date());

describe('Mail by SMTP', () => {
  it('D.95 goes out through SMTP_URL, as text and as HTML, with the id of its job', async () => {
    const { received, url } = await startSmtpServer();
    const transport = transportTo(url);
    await transport.send(mail);
    transport.close();
    expect(received[0]?.messageId).toBe('<6f1c0f0e-7a3b@example.org>');
    expect(received[0]?.raw).toMatch(/^From: Portal <portal@example.org>/m);
    expect(received[0]?.raw).toMatch(/^To: ada@example.org/m);
    expect(received[0]?.raw).toContain('text/plain; charset=utf-8');
    expect(received[0]?.raw).toContain('text/html; charset=utf-8');
  });

  it('may be tried again after a temporary refusal, and is given up after a final one', async () => {
    const { url } = await startSmtpServer({ refuseWith: [451, 550] });
    const transport = transportTo(url);
    const failures = [
      await transport.send(mail).catch((error: unknown) => error),
      await transport.send(mail).catch((error: unknown) => error),
    ];
    transport.close();
    expect(failures.map((error) => error instanceof JobRefused)).toEqual([false, true]);
  });

  it('fails while the mail server is away', async () => {
    const transport = transportTo('smtp://127.0.0.1:1');
    await expect(transport.send(mail)).rejects.not.toBeInstanceOf(JobRefused);
    transport.close();
  });
});

describe('A mail', () => {
  it('says what to do in every language, with its link in text and HTML', () => {
    for (const [kind, languages] of Object.entries(words)) {
      const written = Object.keys(languages).map((language) =>
        writeLetter(kind as keyof typeof words, {
          to: 'a@example.org',
          language,
          link: 'https://portal.example/x?token=t&y=1',
        }),
      );
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
