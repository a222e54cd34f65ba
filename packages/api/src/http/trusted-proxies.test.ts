import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parseTrustedProxies, trustProxy } from './trusted-proxies.ts';

/** The client's address as a server sees it that is reached from `remoteAddress`. */
async function clientAddress(setting: string, remoteAddress: string, forwarded?: string): Promise<string> {
  const proxies = parseTrustedProxies(setting);
  if (proxies === null) throw new Error(`${setting} cannot be used.`);
  const app = Fastify({ trustProxy: trustProxy(proxies) });
  app.get('/', async (request) => request.ip);
  const { body } = await app.inject({
    url: '/',
    remoteAddress,
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  });
  await app.close();
  return body;
}

describe('TRUST_PROXY', () => {
  it.each([
    ['off', '10.0.0.1', '198.51.100.1', '10.0.0.1'],
    ['1', '10.0.0.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    ['2', '10.0.0.1', '203.0.113.9, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['2', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', '10.0.0.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', '192.168.1.7', '203.0.113.9', '192.168.1.7'],
    ['10.0.0.0/8, 2001:db8::/32', '10.0.0.1', '203.0.113.9, 198.51.100.1, 2001:db8::5', '198.51.100.1'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.0/8', '10.0.0.1', '203.0.113.9, no-address', 'no-address'],
  ])(
    '%s: a request from %s that forwards %s comes from %s, whatever a client wrote on the left',
    async (setting, remote, forwarded, client) => {
      expect(await clientAddress(setting, remote, forwarded)).toBe(client);
    },
  );

  it.each([
    ['off', false],
    ['1', 1],
    ['10', 10],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8 ,::1', ['10.0.0.0/8', '::1']],
    ['on', null],
    ['true', null],
    ['0', null],
    ['11', null],
    ['-1', null],
    ['1.5', null],
    ['10.0.0', null],
    ['10.0.0.1,', null],
    ['10.0.0.0/0', null],
    ['10.0.0.0/33', null],
    ['10.0.0.0/8/8', null],
    ['::/0', null],
    ['::1/129', null],
    ['fe80::1%eth0', null],
    ['loopback', null],
    ['proxy.example', null],
  ])('%s means %j', (text, proxies) => {
    expect(parseTrustedProxies(text)).toEqual(proxies);
  });
});
