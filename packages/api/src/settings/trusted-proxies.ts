import ipaddr from 'ipaddr.js';

const maxHops = 10;

/**
 * The proxies that may report the address of a client in `X-Forwarded-For`: none, a number of hops, or a list of
 * addresses and CIDR ranges.
 */
export type TrustedProxies = false | number | readonly string[];

/** Parses a value of TRUST_PROXY. Returns null for an invalid value. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'off') return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= maxHops ? hops : null;
  }
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every(isAddressOrRange) ? proxies : null;
}

/**
 * Whether the text is an address or a CIDR range. A range of all addresses (`/0`) is rejected because it would trust
 * every client.
 */
function isAddressOrRange(text: string): boolean {
  const [address = '', ...ranges] = text.split('/');
  const isIPv4 = ipaddr.IPv4.isValidFourPartDecimal(address);
  if (!isIPv4 && !(ipaddr.IPv6.isValid(address) && !address.includes('%'))) return false;
  if (ranges.length === 0) return true;
  const [range = ''] = ranges;
  return ranges.length === 1 && /^\d{1,3}$/.test(range) && Number(range) >= 1 && Number(range) <= (isIPv4 ? 32 : 128);
}
