import { describe, expect, it, onTestFinished } from 'vitest';
import { JobRefused } from '../jobs/job.ts';
import { testSettings } from '../testing/instance.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { writeLetter } from './letter.ts';
import { transportOf } from './transport.ts';

const letter = writeLetter('verify', { to: 'ada@example.org', language: 'en', link: 'https://portal.example/x' });

describe('A mail that the mail server refuses', () => {
  it.each([
    ['is tried again', 'for the sender, which is our own configuration', { refuseSenderWith: 550 }, false],
    ['is given up', 'for the recipient', { refuseRecipientWith: 550 }, true],
    ['is given up', 'for its text', { refuseWith: [550] }, true],
    ['is tried again', 'for the recipient for now', { refuseRecipientWith: 450 }, false],
  ])('%s %s', async (_outcome, _why, replies, isGivenUp) => {
    const { received, url } = await startSmtpServer(replies);
    const transport = transportOf(testSettings({ smtpUrl: url }), () => new Date());
    onTestFinished(() => transport.close());
    const error = await transport.send({ id: '6f1c0f0e-7a3b', ...letter }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof JobRefused).toBe(isGivenUp);
    expect(received).toEqual([]);
  });
});
