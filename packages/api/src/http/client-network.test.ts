import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientNetwork, providerNetwork, surroundingNetwork } from './client-network.ts';

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });

describe('The network of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:567', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['[fe80::1%eth0]:80', 'fe80::/64'],
    ['::1', '::/64'],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  it.each([
    '',
    'unknown',
    '1',
    '127.1',
    '0x7f000001',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '1.2.3.4:',
    '1.2.3.4:x',
    '010.1.1.1',
    ':',
    '[',
    '[]',
    '1::2::3',
    '_hidden',
    ' 1.2.3.4',
    `::${'1'.repeat(5000)}`,
  ])('is unknown for %j', (address) => {
    expect(clientNetwork(address)).toBe('unknown');
  });

  it.each([
    ['192.0.2.7', '192.0.2.0/24', '192.0.0.0/16'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32'],
    ['2001:db8::/64', '2001:db8::/48', '2001:db8::/32'],
    ['unknown', 'unknown', 'unknown'],
  ])('%s is in %s, and in %s of its provider (D.194)', (network, surrounding, provider) => {
    expect([surroundingNetwork(network), providerNetwork(network)]).toEqual([surrounding, provider]);
  });

  it('is the same for all addresses of a /64 and differs for another /64', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (prefix, one, two) => {
        const network = clientNetwork([...prefix, ...one].join(':'));
        const first = ((parseInt(prefix[0] ?? '', 16) + 1) % 0x10000).toString(16);
        expect(clientNetwork([...prefix, ...two].join(':'))).toBe(network);
        expect(clientNetwork([first, ...prefix.slice(1), ...one].join(':'))).not.toBe(network);
      }),
    );
  });

  it('has one of three forms for any input, and is never longer than a network', () => {
    const withPort = fc.tuple(fc.ipV6(), fc.nat(70_000)).map(([address, port]) => `[${address}]:${port}`);
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    const anything = fc.oneof(text, fc.ipV4(), fc.ipV4Extended(), fc.ipV6(), withPort);
    fc.assert(
      fc.property(anything, (address) => {
        expect(clientNetwork(address)).toMatch(/^(unknown|(\d{1,3}\.){3}\d{1,3}|[0-9a-f:]{2,21}\/64)$/);
      }),
      { numRuns: 500 },
    );
  });

  it('is the address itself for any IPv4 address, with or without a port', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.integer({ min: 0, max: 65_535 }), (address, port) => {
        const forms = [address, `${address}:${port}`, `::ffff:${address}`];
        expect(forms.map(clientNetwork)).toEqual([address, address, address]);
      }),
    );
  });
});
