import { setTimeout as wait } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { JobRefused } from '../jobs/job.ts';
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
  /** Does the work of {@link send} up to the network, and sends nothing. */
  compose(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** A server that takes longer for one mail is given up for this time, well within the lease of the job. */
const patienceMs = 60_000;

const domainOf = (sender: string) => /@([\w.-]+)/.exec(sender)?.[1] ?? 'attesta.example';

/** SMTP replies of class 5 are final (RFC 5321, 4.2.1), but for 530 and 535: our own sign-in at the mail server failed. */
function isFinal(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 500 && code !== 530 && code !== 535;
}

/** Mails go out through `SMTP_URL`; without it they are kept in the data folder. */
export function transportOf({ smtpUrl, mailFrom, dataDir }: Settings, clock: () => Date): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const message = ({ id, ...letter }: OutgoingMail) => ({ from: mailFrom, ...letter, messageId: `<${id}@${domainOf(mailFrom)}>` });
  const compose = async (mail: OutgoingMail) => void (await composer.sendMail(message(mail)));
  if (!smtpUrl) {
    const kept = new KeptMail(dataDir);
    return { compose, send: (mail) => kept.keep(mail, clock()), close: () => undefined };
  }
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    compose,
    async send(mail) {
      const late = new AbortController();
      const tooLate = wait(patienceMs, null, { signal: late.signal, ref: false }).then(() => {
        throw new Error('The mail server took too long.');
      });
      try {
        await Promise.race([smtp.sendMail(message(mail)), tooLate]);
      } catch (error) {
        if (isFinal(error)) throw new JobRefused('The mail server refused the mail.', { cause: error });
        throw error;
      } finally {
        late.abort();
      }
    },
    close: () => smtp.close(),
  };
}
