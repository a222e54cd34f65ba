import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../http/failure.ts';
import { ownOrigins } from '../http/origins.ts';
import type { Settings } from '../settings/settings.ts';
import { mailPage, mailPagePolicy } from './dev-mail-page.ts';
import { MailStore } from './mail-store.ts';

const secretBytes = 24;

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const forwarding = /^(forwarded|via|x-real-ip|x-forwarded-.*|cf-connecting-ip|true-client-ip)$/;

/** Whether stored mails may be shown: never on a server that others can reach, directly or through a proxy. */
const mayShowMails = (settings: Settings): boolean =>
  !settings.production &&
  settings.smtpUrl === undefined &&
  settings.portalOrigin === undefined &&
  settings.trustProxy === false &&
  ownOrigins(settings).some((origin) => loopbackHost.test(new URL(origin).host));

/** Creates a secret for the link to the stored mails: 192 random bits, or undefined where mails may not be shown. */
export const newMailSecret = (settings: Settings): string | undefined =>
  mayShowMails(settings) ? randomBytes(secretBytes).toString('base64url') : undefined;

/** The path of the page with the stored mails. */
export const mailPath = (secret: string): string => `/dev/mail/${secret}`;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether the request comes from this machine and not through a proxy, because the mails contain reset links. Another
 * Host means that the name of another site resolves to this machine (DNS rebinding).
 */
function isFromThisMachine({ raw }: FastifyRequest): boolean {
  return (
    loopbackAddress.test(raw.socket.remoteAddress ?? '') &&
    loopbackHost.test(raw.headers.host ?? '') &&
    !Object.keys(raw.headers).some((header) => forwarding.test(header))
  );
}

interface AttachmentParams {
  readonly secret: string;
  /** Id of the mail. */
  readonly mail: string;
  readonly name: string;
}

/**
 * Routes `/dev/mail/<secret>` and `/dev/mail/<secret>/mails.json`: the stored mails, newest first, and
 * `/dev/mail/<secret>/attachments/<mail>/<name>`: one attachment as a download. They return 404 without the secret,
 * from another machine, and on a server that others can reach.
 */
export function devMailRoutes(app: FastifyInstance, settings: Settings, secret: string): void {
  if (!mayShowMails(settings)) return;
  const store = new MailStore(settings.dataDir);
  const expected = digest(secret);
  const options = {
    schema: { hide: true },
    logLevel: 'warn' as const, // The path contains the secret.
    onRequest: async (request: FastifyRequest<{ Params: { secret: string } }>) => {
      const isKnown = timingSafeEqual(digest(request.params.secret), expected);
      if (!isKnown || !isFromThisMachine(request)) throw notFound('page');
    },
  };
  app.get('/dev/mail/:secret/mails.json', options, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify({ mails: await store.list() })),
  );
  app.get('/dev/mail/:secret', options, async (_request, reply) => {
    reply.header('content-security-policy', mailPagePolicy).type('text/html; charset=utf-8');
    return reply.send(mailPage(await store.list(), mailPath(secret)));
  });
  app.get<{ Params: AttachmentParams }>(
    '/dev/mail/:secret/attachments/:mail/:name',
    options,
    async (request, reply) => {
      const { mail, name } = request.params;
      const found = (await store.list()).find(({ id }) => id === mail);
      const attachment = found?.attachments?.find((each) => each.name === name);
      if (!attachment) throw notFound('attachment');
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`);
      return reply.type(attachment.contentType).send(attachment.content);
    },
  );
}
