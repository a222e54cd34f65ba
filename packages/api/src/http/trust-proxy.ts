import type { FastifyServerOptions } from 'fastify';
import type { TrustedProxies } from '../settings/trusted-proxies.ts';

/**
 * Returns the value of Fastify's `trustProxy` option. The addresses of a request are numbered from this server: 0 is
 * the connection, 1 the last entry of `X-Forwarded-For`, 2 the entry to its left. With n hops the client is number n,
 * so entries further left, which the client could have written, are ignored; with fewer entries the client is the
 * leftmost one. With a list the client is the first address that is not a listed proxy. Given a number, Fastify 5
 * trusts no proxy, therefore the hops are counted here.
 */
export function trustProxy(proxies: TrustedProxies): FastifyServerOptions['trustProxy'] {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}
