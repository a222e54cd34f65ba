import { describe, expect, it } from 'vitest';
import { parseTrustedProxies } from './trusted-proxies.ts';

describe('parseTrustedProxies', () => {
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
  ])('parses %s as %j', (text, proxies) => {
    expect(parseTrustedProxies(text)).toEqual(proxies);
  });
});
