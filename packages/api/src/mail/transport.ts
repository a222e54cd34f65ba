import { setTimeout as wait } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { JobRefused } from '../jobs/job.ts';
import { mostAtOnce } from '../jobs/worker.ts';
import type { Settings } from '../settings.ts';
import { KeptMail } from './kept.ts';
import type { Letter } from './letter.ts';

/** A mail with the id of its job. */
export interface OutgoingMail extends Letter {
  readonly id: string;
}

/** Where mails go. */
export interface Transport {
  /** Resolves once the mail server has accepted the mail, or once it is kept on disk. @throws JobRefused if it never will be */
  send(mail: OutgoingMail): Promise<void>;
  /** Does the work of {@link send} and takes as long as the last mail did, but sends nothing. */
  compose(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** A server that takes longer for one mail is given up for this time, well within the lease of the job. */
const patienceMs = 60_000;

const domainOf = (sender: string) => /@([\w.-]+)/.exec(sender)?.[1] ?? 'attesta.example';

/** Final are replies of class 5 (RFC 5321, 4.2.1) to the recipient or the mail; anything earlier is our own configuration. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA');

/** Mails go out through `SMTP_URL`; without it they are kept in the data folder. */
export function transportOf({ smtpUrl, mailFrom, dataDir }: Settings, clock: () => Date): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const message = ({ id, ...letter }: OutgoingMail) => ({
    from: mailFrom,
    ...letter,
    messageId: `<${id}@${domainOf(mailFrom)}>`,
  });
  const compose = async (mail: OutgoingMail) => void (await composer.sendMail(message(mail)));
  if (!smtpUrl) {
    const kept = new KeptMail(dataDir);
    return { compose, send: (mail) => kept.keep(mail, clock()), close: () => undefined };
  }
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: mostAtOnce, // No mail waits in here, so each has all of its time.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  let lastMs = 0;
  return {
    async compose(mail) {
      await compose(mail);
      await wait(lastMs);
    },
    async send(mail) {
      const begunAt = performance.now();
      try {
        await smtp.sendMail({ ...message(mail), signal: AbortSignal.timeout(patienceMs) });
        lastMs = performance.now() - begunAt;
      } catch (error) {
        if (isFinal(error))
          throw new JobRefused('The mail server refused the recipient or the mail.', { cause: error });
        throw error;
      }
    },
    close: () => smtp.close(),
  };
}
