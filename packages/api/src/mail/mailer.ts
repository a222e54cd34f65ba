import { setTimeout as wait } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import type { Settings } from '../settings.ts';
import { KeptMail } from './kept.ts';
import type { Letter } from './letter.ts';

/** Delivers mails after the answer went out, so that an answer takes the same time whether or not a mail follows. */
export interface Mailer {
  /**
   * Takes a mail, or the work that leads to one (or to none), and returns at once; a failing delivery is tried again, then logged.
   */
  post(letter: Letter | (() => Promise<Letter | null>)): void;
  /** Mails that were kept instead of sent; absent where mails go out by SMTP. */
  readonly kept?: KeptMail;
  /** Waits for what is on its way now. */
  settled(): Promise<void>;
  /** As {@link settled}, without further waiting between tries. */
  close(): Promise<void>;
}

const waitsMs = [1000, 5000, 30_000];

/** A mailer that hands each mail to `deliver`, and tries a failing one again a few times. */
export function createMailer(deliver: (letter: Letter) => Promise<void>, log: (error: unknown) => void, kept?: KeptMail): Mailer {
  const underway = new Set<Promise<unknown>>();
  const closing = new AbortController();

  const attempt = async (letter: Letter): Promise<void> => {
    for (const waitMs of [...waitsMs, null]) {
      try {
        return await deliver(letter);
      } catch (error) {
        if (waitMs === null || closing.signal.aborted) return log(error);
        await wait(waitMs, undefined, { signal: closing.signal }).catch(() => undefined); // Closing: one last try at once.
      }
    }
  };

  const settled = async () => {
    await Promise.all(underway);
  };

  return {
    kept,
    post(letter) {
      const written = typeof letter === 'function' ? Promise.resolve().then(letter) : Promise.resolve(letter);
      const delivery = written.then((mail) => mail && attempt(mail)).catch(log).finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    settled,
    close() {
      closing.abort();
      return settled();
    },
  };
}

/** Mails go out through `SMTP_URL`; without it they are kept in the data folder. */
export function mailerOf(settings: Settings, clock: () => Date, log: (error: unknown) => void): Mailer {
  if (settings.smtpUrl) {
    const transport = nodemailer.createTransport({ url: settings.smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
    return createMailer(async (letter) => void (await transport.sendMail({ from: settings.mailFrom, ...letter })), log);
  }
  const kept = new KeptMail(settings.dataDir);
  return createMailer((letter) => kept.keep(letter, clock()), log, kept);
}
