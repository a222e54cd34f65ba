import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  readonly to: string;
  readonly messageId: string;
  readonly raw: string;
}

interface Replies {
  /** Reply codes of the first mails, in order; all others are accepted. */
  readonly refuseWith?: number[];
  /** Reply code to every sender (MAIL FROM). */
  readonly refuseSenderWith?: number;
  /** Reply code to every recipient (RCPT TO). */
  readonly refuseRecipientWith?: number;
  /** Time until a mail is accepted, in ms. */
  readonly delayMs?: number;
  /** Called when a client names its sender, before anything is sent. */
  readonly onSender?: () => void;
  /** Called when a mail was accepted, before the client learns of it. */
  readonly onAccepted?: () => void;
}

const refusal = (responseCode: number | undefined) =>
  responseCode === undefined ? null : Object.assign(new Error('refused'), { responseCode });

/** Starts a real SMTP server that stores accepted mails, until the test is finished. */
export async function startSmtpServer(replies: Replies = {}) {
  const { refuseWith = [], refuseSenderWith, refuseRecipientWith, delayMs = 0, onSender, onAccepted } = replies;
  const received: ReceivedMail[] = [];
  const refusals = [...refuseWith];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      onSender?.();
      done(refusal(refuseSenderWith));
    },
    onRcptTo: (_address, _session, done) => done(refusal(refuseRecipientWith)),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const code = refusals.shift();
        if (code !== undefined) return done(refusal(code));
        const raw = Buffer.concat(parts).toString();
        const messageId = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '';
        setTimeout(() => {
          received.push({ to: session.envelope.rcptTo[0]?.address ?? '', messageId, raw });
          onAccepted?.();
          done();
        }, delayMs);
      });
    },
  });
  server.on('error', () => undefined); // The client was killed.
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => {
    server.close(() => undefined);
  });
  return { received, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}
