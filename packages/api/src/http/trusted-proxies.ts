import ipaddr from 'ipaddr.js';
import type { FastifyServerOptions } from 'fastify';

const mostHops = 10;

/**
 * Which proxies may report the address of a client in `X-Forwarded-For`: none, a number of hops, or the proxies'
 * addresses and CIDR ranges.
 */
export type TrustedProxies = false | number | readonly string[];

/** What a value of TRUST_PROXY means, or null if it cannot be used. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'off') return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= mostHops ? hops : null;
  }
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every(isAddressOrRange) ? proxies : null;
}

/** A range of all addresses (`/0`) is refused: it would trust every client. */
function isAddressOrRange(text: string): boolean {
  const [address = '', ...ranges] = text.split('/');
  const isIPv4 = ipaddr.IPv4.isValidFourPartDecimal(address);
  if (!isIPv4 && !(ipaddr.IPv6.isValid(address) && !address.includes('%'))) return false;
  if (ranges.length === 0) return true;
  const [range = ''] = ranges;
  return ranges.length === 1 && /^\d{1,3}$/.test(range) && Number(range) >= 1 && Number(range) <= (isIPv4 ? 32 : 128);
}

/**
 * Fastify's `trustProxy`. The addresses of a request are numbered from this server: 0 is the connection, 1 the last
 * entry of `X-Forwarded-For`, 2 the one to its left. With n hops the client is number n, so what a client wrote further
 * left is ignored; with fewer entries it is the leftmost one. With a list the client is the first address that is not a
 * listed proxy. Fastify 5 trusts nobody when it is given a number, therefore the hops are counted here.
 */
export function trustProxy(proxies: TrustedProxies): FastifyServerOptions['trustProxy'] {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}
