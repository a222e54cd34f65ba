import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from '../http/client-network.ts';
import { portalOriginOf, portalOrigins } from '../http/origins.ts';
import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import { preferredLanguage } from '../mail/languages.ts';
import type { Portal } from '../portal.ts';
import { pseudonymOf } from '../logging/security-log.ts';
import { deviceTokens, isOverHttps } from './known-browsers.ts';

/** The client that sent a request. */
export interface Client {
  /** IPv4 address, or /64 network of an IPv6 address; limits are counted per network. */
  readonly network: string;
  /** Pseudonym of the network for the security log. */
  readonly pseudonym: string;
  /** Tokens of the browser's device cookie. */
  readonly devices: readonly string[];
  readonly userAgent: string | undefined;
  /** The portal's origin for links in mails: the one that the client uses, if the portal has several. */
  readonly origin: string;
  readonly language: MailLanguage;
}

/** Reads the client from a request. */
export function clientOf(request: FastifyRequest, app: FastifyInstance, { settings }: Portal): Client {
  const { origin, 'user-agent': userAgent, 'accept-language': languages } = request.raw.headers;
  const origins = portalOrigins(settings, app.server);
  const network = clientNetwork(request.ip);
  return {
    network,
    pseudonym: pseudonymOf(network),
    devices: deviceTokens(request.raw, isOverHttps(settings)),
    userAgent,
    origin: (origin && portalOriginOf(origin, origins)) || origins[0],
    language: preferredLanguage(languages),
  };
}
