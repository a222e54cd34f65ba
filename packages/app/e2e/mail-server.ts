import { SMTPServer } from 'smtp-server';

export interface Mail {
  to: string[];
  /** The message as received, with quoted-printable decoded. */
  text: string;
}

export interface MailServer {
  url: string;
  /** Returns the latest mail to an address after waiting until `count` mails have arrived. */
  newestTo(address: string, count?: number): Promise<Mail>;
  stop(): Promise<void>;
}

const decoded = (raw: string) =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Starts an SMTP server on a free local port that stores the received mails. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: decoded(Buffer.concat(chunks).toString('utf8')),
        });
        for (const resolve of waiting) resolve();
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  const sentTo = (address: string) => mails.filter(({ to }) => to.includes(address));
  return {
    url: `smtp://127.0.0.1:${port}`,
    async newestTo(address, count = 1) {
      for (;;) {
        const sent = sentTo(address);
        const newest = sent.at(-1);
        if (newest && sent.length >= count) return newest;
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}

/** Returns the link in a mail to a path of the portal. */
export function linkTo(path: string, { text }: Mail): string {
  const link = new RegExp(`https?://[^\\s"<>]*${path}[^\\s"<>]*`).exec(text)?.[0];
  if (!link) throw new Error(`The mail contains no link to ${path}:\n${text}`);
  return link.replaceAll('&amp;', '&');
}
