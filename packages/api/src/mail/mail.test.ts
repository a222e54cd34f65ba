import { describe, expect, it } from 'vitest';
import { JobRefused } from '../jobs/job.ts';
import { testSettings } from '../testing/settings.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { preferredLanguage } from './languages.ts';
import { renderMail } from './render-mail.ts';
import { transportOf } from './transport.ts';
import { mailTexts } from './account-templates.ts';

const rendered = renderMail('verify', {
  to: 'ada@example.org',
  language: 'zh',
  link: 'https://portal.example/check-mail?token=abc',
});
const mail = { id: '6f1c0f0e-7a3b', ...rendered };
const transportTo = (smtpUrl: string) =>
  transportOf(testSettings({ smtpUrl, mailFrom: 'Portal <portal@example.org>' }), () => new Date());

describe('Mail by SMTP', () => {
  it('is sent through SMTP_URL, as text and as HTML, with the id of its job (D.95)', async () => {
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

  it('can be retried after a temporary refusal, and is given up after a final one', async () => {
    const { url } = await startSmtpServer({ refuseWith: [451, 550] });
    const transport = transportTo(url);
    const failures = [
      await transport.send(mail).catch((error: unknown) => error),
      await transport.send(mail).catch((error: unknown) => error),
    ];
    transport.close();
    expect(failures.map((error) => error instanceof JobRefused)).toEqual([false, true]);
  });

  it('fails while the mail server is unreachable', async () => {
    const transport = transportTo('smtp://127.0.0.1:1');
    await expect(transport.send(mail)).rejects.not.toBeInstanceOf(JobRefused);
    transport.close();
  });
});

describe('A mail', () => {
  it('has a text in every language, with its link in text and HTML', () => {
    for (const [kind, languages] of Object.entries(mailTexts)) {
      const written = Object.keys(languages).map((language) =>
        renderMail(kind as keyof typeof mailTexts, {
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
  ])('for a browser that prefers %j is written in %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
