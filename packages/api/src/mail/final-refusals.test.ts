import { describe, expect, it, onTestFinished } from 'vitest';
import { JobRefused } from '../jobs/job.ts';
import { testSettings } from '../testing/settings.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { renderMail } from './render-mail.ts';
import { transportOf } from './transport.ts';

const rendered = renderMail('verify', { to: 'ada@example.org', language: 'en', link: 'https://portal.example/x' });

describe('A rejected mail', () => {
  it.each([
    [
      'is retried',
      'if the sender is rejected, because the sender is our own configuration',
      { refuseSenderWith: 550 },
      false,
    ],
    ['is given up', 'if the recipient is rejected', { refuseRecipientWith: 550 }, true],
    ['is given up', 'if its content is rejected', { refuseWith: [550] }, true],
    ['is retried', 'if the recipient is rejected temporarily', { refuseRecipientWith: 450 }, false],
  ])('%s %s', async (_outcome, _why, replies, isGivenUp) => {
    const { received, url } = await startSmtpServer(replies);
    const transport = transportOf(testSettings({ smtpUrl: url }), () => new Date());
    onTestFinished(() => transport.close());
    const error = await transport.send({ id: '6f1c0f0e-7a3b', ...rendered }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof JobRefused).toBe(isGivenUp);
    expect(received).toEqual([]);
  });
});
