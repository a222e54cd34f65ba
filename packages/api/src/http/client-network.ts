import ipaddr from 'ipaddr.js';

/** Maximum length of an address with a zone and a port. */
const maxAddressLength = 100;
const withPort = /^(?:\[([^\]]*)\](?::\d{1,5})?|((?:\d{1,3}\.){3}\d{1,3}):\d{1,5})$/;
/** Groups of 16 bits in the prefix of a client's network, of the network around it, and of its provider. */
const ownGroups = 4;
const surroundingGroups = 3;
const providerGroups = 2;

const prefixOf = (ip: ipaddr.IPv6, groups: number) =>
  `${new ipaddr.IPv6(ip.parts.map((part, index) => (index < groups ? part : 0))).toRFC5952String()}/${groups * 16}`;

/**
 * The network that limits count a client's address under: an IPv4 address itself (`192.0.2.7`), or the /64 of an IPv6
 * address (`2001:db8:1:2::/64`), because one household or server owns a whole /64. An IPv4-mapped address counts as its
 * IPv4 address; a port and a zone id are ignored. Anything else is `unknown`, so that forwarded text that is not an
 * address creates no new key.
 */
export function clientNetwork(address: string): string {
  if (address.length > maxAddressLength) return 'unknown';
  const parts = withPort.exec(address);
  const [host = ''] = (parts?.[1] ?? parts?.[2] ?? address).split('%');
  if (ipaddr.IPv4.isValidFourPartDecimal(host)) return ipaddr.IPv4.parse(host).toString();
  if (!ipaddr.IPv6.isValid(host)) return 'unknown';
  const ip = ipaddr.IPv6.parse(host);
  if (ip.isIPv4MappedAddress()) return ip.toIPv4Address().toString();
  return prefixOf(ip, ownGroups);
}

/**
 * The network around a client's network: the /48 of a /64, which many hosts assign to one customer, or the /24 of an
 * IPv4 address.
 * @param network from {@link clientNetwork}
 */
export const surroundingNetwork = (network: string): string =>
  networkAround(network, /\d+$/, '0/24', surroundingGroups);

/**
 * The network of the provider of a client's network: the /32 of an IPv6 address, the smallest that registries assign to
 * providers, or the /16 of an IPv4 address. A sender with many networks often has them from one provider.
 * @param network from {@link clientNetwork}
 */
export const providerNetwork = (network: string): string =>
  networkAround(network, /\d+\.\d+$/, '0.0/16', providerGroups);

function networkAround(network: string, host: RegExp, replacement: string, groups: number): string {
  if (ipaddr.IPv4.isValidFourPartDecimal(network)) return network.replace(host, replacement);
  const [address = ''] = network.split('/');
  return ipaddr.IPv6.isValid(address) ? prefixOf(ipaddr.IPv6.parse(address), groups) : network;
}
