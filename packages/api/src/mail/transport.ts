import { setTimeout as wait } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { JobRefused } from '../jobs/job.ts';
import { maxConcurrentJobs } from '../jobs/worker.ts';
import type { Settings } from '../settings/settings.ts';
import { MailStore } from './mail-store.ts';
import type { Mail } from './render-mail.ts';

/** A mail with the id of its job. */
export interface OutgoingMail extends Mail {
  readonly id: string;
}

/** Delivers mails. */
export interface Transport {
  /** The sender of all mails: `Name <address>`. */
  readonly from: string;
  /**
   * Resolves once the mail server has accepted the mail, or once it is stored on the disk.
   * @throws JobRefused if the mail will never be accepted
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Does the same work as {@link send} and takes as long as the last mail did, but sends nothing. */
  compose(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Time limit for sending a mail, well below the lease of the job; the mail is retried later. */
const sendTimeoutMs = 60_000;

const domainOf = (sender: string) => /@([\w.-]+)/.exec(sender)?.[1] ?? 'attesta.example';

/**
 * Whether a refusal is final: a reply of class 5 (RFC 5321, 4.2.1) to the recipient or the mail. Earlier refusals are
 * caused by our own configuration.
 */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA');

/** Creates the transport: mails are sent through `SMTP_URL`; without it they are stored in the data folder. */
export function transportOf({ smtpUrl, mailFrom, dataDir }: Settings, clock: () => Date): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const message = ({ id, attachments = [], ...mail }: OutgoingMail) => ({
    from: mailFrom,
    ...mail,
    attachments: attachments.map(({ name: filename, contentType, content }) => ({ filename, contentType, content })),
    messageId: `<${id}@${domainOf(mailFrom)}>`,
  });
  const compose = async (mail: OutgoingMail) => void (await composer.sendMail(message(mail)));
  if (!smtpUrl) {
    const store = new MailStore(dataDir);
    return { from: mailFrom, compose, send: (mail) => store.save(mail, clock()), close: () => undefined };
  }
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: maxConcurrentJobs, // No mail waits in the pool, so each one has its full time limit.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  let lastMs = 0;
  return {
    from: mailFrom,
    async compose(mail) {
      await compose(mail);
      await wait(lastMs);
    },
    async send(mail) {
      const startedAt = performance.now();
      try {
        await smtp.sendMail({ ...message(mail), signal: AbortSignal.timeout(sendTimeoutMs) });
        lastMs = performance.now() - startedAt;
      } catch (error) {
        if (isFinal(error))
          throw new JobRefused('The mail server refused the recipient or the mail.', { cause: error });
        throw error;
      }
    },
    close: () => smtp.close(),
  };
}
