import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from '../../http/client-network.ts';
import { originInside, portalOrigins } from '../../http/origins.ts';
import { preferredLanguage, type MailLanguage } from '../../mail/languages.ts';
import type { Portal } from '../../portal.ts';
import { pseudonymOf } from '../../security-log.ts';
import { deviceTokens, isOverHttps } from './known-devices.ts';

/** Where a request comes from. */
export interface Client {
  /** IPv4 address, or /64 network of IPv6; limits count by it. */
  readonly network: string;
  /** The network as it appears in the security log. */
  readonly pseudonym: string;
  /** Tokens of the browser's device cookie. */
  readonly devices: readonly string[];
  readonly userAgent: string | undefined;
  /** The portal's origin for links in mails: as the caller opened it, if the portal has several names. */
  readonly origin: string;
  readonly language: MailLanguage;
}

/** Reads the client of a request. */
export function clientOf(request: FastifyRequest, app: FastifyInstance, { settings }: Portal): Client {
  const { origin, 'user-agent': userAgent, 'accept-language': languages } = request.raw.headers;
  const origins = portalOrigins(settings, app.server);
  const network = clientNetwork(request.ip);
  return {
    network,
    pseudonym: pseudonymOf(network),
    devices: deviceTokens(request.raw, isOverHttps(settings)),
    userAgent,
    origin: (origin && originInside(origin, origins)) || origins[0],
    language: preferredLanguage(languages),
  };
}
