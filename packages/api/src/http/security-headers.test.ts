import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../server.ts';
import { createInstance, type Instance } from '../testing/instance.ts';
import { testSettings } from '../testing/settings.ts';
import { exchange } from '../testing/raw-http.ts';
import { Readiness } from './readiness.ts';
import { securityHeaders } from './security-headers.ts';

/** Headers of every response; pages set their own Content Security Policy. */
const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const sized = (type: string, length: number, body = '') =>
  `content-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${body}`;
const json = (body: string) => sized('application/json', Buffer.byteLength(body), body);
const preflight = (origin: string) => `origin: ${origin}\r\naccess-control-request-method: POST\r\n\r\n`;
const secret = 'the-secret-of-this-test';

/**
 * Every kind of response: the request, the expected status, additional lines after `connection: close`, and the
 * expected cache-control.
 */
const kinds: readonly [kind: string, request: string, status: number, more?: string, cache?: string][] = [
  ['a call', 'GET /api/health', 200],
  ['a call that needs a session', 'GET /api/get-authenticated-user', 401],
  ['a call with wrong fields', 'POST /api/login', 400, json('{}')],
  ['a call with broken JSON', 'POST /api/login', 400, json('{')],
  ['a body of another type', 'POST /api/login', 415, sized('text/plain', 1, 'x')],
  ['a body that is too large', 'POST /api/login', 413, sized('application/json', 300_000)],
  ['an unknown call', 'GET /api/nothing', 404],
  ['the path /api', 'GET /api', 404],
  ['a failing call', 'GET /api/test-failure', 500],
  ['an address that cannot be decoded', 'GET /api/%', 400],
  ['a parameter that is too long', `GET /api/devices/${'x'.repeat(2000)}`, 404],
  ['the description of the calls', 'GET /api/openapi.json', 200],
  ['the documentation', 'GET /api/docs/', 200],
  ['a file of the documentation', 'GET /api/docs/static/swagger-ui.css', 200],
  ['a missing file of the documentation', 'GET /api/docs/static/none', 404],
  ['a preflight', 'OPTIONS /api/login', 204, preflight('https://portal.example')],
  ['a preflight from another origin', 'OPTIONS /api/login', 204, preflight('https://evil.example')],
  ['an OPTIONS request for a page', 'OPTIONS /login', 404],
  ['a request with an Expect header', 'GET /api/health', 200, 'expect: something\r\n\r\n'],
  ['the page', 'GET /login', 200, undefined, 'no-cache'],
  ['a redirect', 'GET /index.html', 302],
  ['a hashed file', 'GET /assets/main-1a2b.js', 200, undefined, 'public, max-age=31536000, immutable'],
  ['a file', 'GET /favicon.svg', 200, undefined, 'no-cache'],
  ['a missing file', 'GET /assets/gone.js', 404],
  ['a file outside the folder', 'GET /..%2f..%2fetc/passwd', 404, 'accept: image/png\r\n\r\n'],
  ["the operator's settings", 'GET /portal-settings.json', 200, undefined, 'no-cache'],
  ['a method that is not used', 'DELETE /login', 404],
  ['stored mails without the secret', 'GET /dev/mail', 404],
];

describe('Headers', () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'attesta-headers-'));
  const portalFiles = join(folder, 'portal');
  let instance: Instance;
  let port: number;
  let ports: { readonly stopping: number; readonly mails: number };

  beforeAll(async () => {
    fs.mkdirSync(join(portalFiles, 'assets'), { recursive: true });
    fs.writeFileSync(join(portalFiles, 'index.html'), '<!doctype html><html><head></head></html>');
    fs.writeFileSync(join(portalFiles, 'assets/main-1a2b.js'), 'export {};');
    fs.writeFileSync(join(portalFiles, 'favicon.svg'), '<svg/>');
    instance = await createInstance({ settings: { portalOrigin: 'https://portal.example' }, portalFiles });
    instance.app.get('/api/test-failure', () => {
      throw new Error('unexpected');
    });
    const readiness = new Readiness();
    readiness.stopping = true;
    const stopping = await createServer(instance.portal, { readiness, portalFiles });
    const settings = testSettings({ dataDir: folder });
    const mails = await createServer({ ...instance.portal, settings }, { portalFiles, mailSecret: secret });
    const apps = [instance.app, stopping, mails];
    const addresses = await Promise.all(apps.map((app) => app.listen({ host: '127.0.0.1', port: 0 })));
    const [first = 0, second = 0, third = 0] = addresses.map((address) => Number(new URL(address).port));
    port = first;
    ports = { stopping: second, mails: third };
    return () => Promise.all([stopping.close(), mails.close()]);
  });
  afterAll(async () => {
    await instance.close();
    fs.rmSync(folder, { recursive: true });
  });

  it.each(kinds)('are on the response to %s', async (_kind, request, status, more = '\r\n', cache = 'no-store') => {
    const response = await exchange(port, `${request} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${more}`);
    expect([response.status, response.headers['cache-control']]).toEqual([status, cache]);
    expect(response.headers).toMatchObject({
      ...everywhere,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors 'none'/),
    });
  });

  it.each([
    ['malformed HTTP', 'no such thing\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a request without a Host', 'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ])('are on the response to %s', async (_kind, sent, status) => {
    const { headers, ...response } = await exchange(port, sent);
    expect(response.status).toBe(status);
    expect(headers).toMatchObject(securityHeaders(instance.portal.settings));
    expect(JSON.parse(response.body)).toEqual({ message: expect.any(String), code: expect.any(String) });
  });

  it('are on responses while the server stops', async () => {
    const { status, headers } = await exchange(ports.stopping, 'GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
    expect([status, headers]).toEqual([503, expect.objectContaining({ ...everywhere, 'cache-control': 'no-store' })]);
  });

  it('are on the page with stored mails, which is never cached', async () => {
    for (const path of [`/dev/mail/${secret}`, `/dev/mail/${secret}/mails.json`]) {
      const sent = `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
      const { status, headers } = await exchange(ports.mails, sent);
      expect([status, headers]).toEqual([200, expect.objectContaining({ ...everywhere, 'cache-control': 'no-store' })]);
    }
  });

  it('include no Strict-Transport-Security unless the portal uses https', () => {
    for (const portalOrigin of [undefined, 'http://portal.example']) {
      expect(securityHeaders(testSettings({ portalOrigin }))).not.toHaveProperty('strict-transport-security');
    }
  });
});
