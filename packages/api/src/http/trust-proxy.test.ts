import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parseTrustedProxies } from '../settings/trusted-proxies.ts';
import { trustProxy } from './trust-proxy.ts';

/** The client's address as seen by a server that receives a request from `remoteAddress`. */
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
    '%s: a request from %s with X-Forwarded-For %s has the client address %s; forged entries on the left are ignored',
    async (setting, remote, forwarded, client) => {
      expect(await clientAddress(setting, remote, forwarded)).toBe(client);
    },
  );
});
