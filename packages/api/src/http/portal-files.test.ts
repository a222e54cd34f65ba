import fs from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstance, type Instance } from '../testing/instance.ts';
import { tmpdir } from 'node:os';

const page =
  '<!doctype html><html><head><script>document.documentElement.dataset.mode = "dark";</script><style>body{}</style></head><body><script type="module" src="/assets/main-1a2b.js"></script></body></html>';

describe("The server of the portal's files", () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'attesta-portal-'));
  let instance: Instance;
  const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    instance.app.inject({ url, headers });

  beforeAll(async () => {
    fs.mkdirSync(join(folder, 'assets'));
    fs.writeFileSync(join(folder, 'index.html'), page);
    fs.writeFileSync(join(folder, 'assets/main-1a2b.js'), 'export {};');
    fs.writeFileSync(join(folder, 'assets/main-1a2b.js.br'), 'brotli');
    for (const ending of ['', '.br', '.gz'])
      fs.writeFileSync(join(folder, `assets/main-1a2b.js.map${ending}`), 'sources');
    fs.writeFileSync(join(folder, 'theme.js.map'), 'sources');
    fs.writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    for (const ending of ['br', 'gz']) fs.writeFileSync(join(folder, `index.html.${ending}`), 'packed');
    fs.writeFileSync(join(folder, 'favicon.svg.gz'), 'packed');
    instance = await createInstance({
      portalFiles: folder,
      settings: {
        logoHosts: ['https://logos.example'],
        portal: {
          apiHost: 'https://api.example',
          eToolUrl: 'https://tool.example/',
          jobBoardUrl: 'https://jobs.example/',
          supportEmail: 'help@portal.example',
        },
      },
    });
  });
  afterAll(async () => {
    await instance.close();
    fs.rmSync(folder, { recursive: true });
  });

  it.each([
    '/',
    '/login',
    '/dashboard/market-operator/view-medical-device/dev-06',
    '/reset-password?token=x',
    '/nowhere',
  ])('returns the page for %s and prevents caching', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'no-cache',
      'text/html; charset=utf-8',
    ]);
    expect(body).toContain('src="/assets/main-1a2b.js"');
  });

  it('allows only its own scripts and styles: a new nonce for each response and hashes of the inline scripts', async () => {
    const responses = [await get('/'), await get('/')];
    const nonces = responses.map(({ body }) => /<meta property="csp-nonce" nonce="([^"]+)">/.exec(body)?.[1] ?? '');
    expect(nonces[0]).not.toBe(nonces[1]);
    const policy = String(responses[0]?.headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
    expect(responses[0]?.body).toContain(`<style nonce="${nonces[0]}">`);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/);
    expect(policy).toContain("connect-src 'self' https://api.example");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('lets hashed files be cached forever and sends them compressed if the client accepts that', async () => {
    const plain = await get('/assets/main-1a2b.js', {});
    expect([plain.body, plain.headers['cache-control']]).toEqual(['export {};', 'public, max-age=31536000, immutable']);
    const packed = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' });
    expect([packed.body, packed.headers['content-encoding'], packed.headers['content-type']]).toEqual([
      'brotli',
      'br',
      'application/javascript; charset=utf-8',
    ]);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('returns 404 for missing files and calls, and for methods other than GET', async () => {
    for (const url of ['/assets/gone-1a2b.js', '/api/nothing', '/api', '/dev/other', '/api/devices/a/b']) {
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode, headers['content-type'], JSON.parse(body)]).toEqual([
        url,
        404,
        'application/json; charset=utf-8',
        { message: 'There is no such page.', code: 'not_found' },
      ]);
    }
    expect((await instance.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });

  it('returns 405 with the methods of a call for another one (D.661)', async () => {
    const wrong = await instance.app.inject({ method: 'POST', url: '/api/devices/dev-01' });
    expect([wrong.statusCode, wrong.headers['allow']]).toEqual([405, 'GET, HEAD, PUT, DELETE']);
    expect((await instance.app.inject({ method: 'GET', url: '/api/devices/dev-01' })).headers).toMatchObject({
      'www-authenticate': 'Bearer',
    });
    expect((await get('/logo.png', { accept: 'image/png' })).statusCode).toBe(404);
  });

  it.each(['', '.br', '.gz'])('serves no source map, with the ending .map%s', async (ending) => {
    const maps = [
      '/assets/main-1a2b.js.map',
      '/theme.js.map',
      '/assets/main-1a2b.js%2emap',
      '/assets/main-1a2b.js.MAP',
    ];
    for (const url of maps.map((path) => path + ending)) {
      for (const encoding of ['identity', 'br', 'gzip']) {
        const { statusCode, body } = await get(url, { accept: '*/*', 'accept-encoding': encoding });
        expect([url, statusCode]).toEqual([url, 404]);
        expect(body).not.toContain('sources');
      }
    }
  });

  it.each(['/index.html.br', '/index.html.gz', '/assets/main-1a2b.js.br', '/favicon.svg.gz', '/index.html.BR'])(
    'returns 404 for the compressed copy %s (D.190)',
    async (url) => {
      for (const accept of ['text/html', '*/*', 'image/avif']) {
        for (const encoding of ['identity', 'br', 'gzip']) {
          const { statusCode, headers, body } = await get(url, { accept, 'accept-encoding': encoding });
          expect([statusCode, headers['content-encoding'], JSON.parse(body)]).toEqual([
            404,
            undefined,
            { message: 'There is no such page.', code: 'not_found' },
          ]);
        }
      }
    },
  );

  it('lets browsers load images only from itself, the API host and the hosts that the operator names (D.191)', async () => {
    for (const url of ['/', '/portal-settings.json']) {
      const policy = String((await get(url)).headers['content-security-policy']);
      expect(policy).toMatch(/img-src 'self' data: https:\/\/api\.example https:\/\/logos\.example(;|$)/);
    }
  });

  it.each(['identity', 'br', 'gzip, br'])('returns 404 for its folders, with accept-encoding %s', async (encoding) => {
    for (const url of ['/assets', '/assets/']) {
      const { statusCode, body } = await get(url, { accept: 'text/html', 'accept-encoding': encoding });
      expect([url, statusCode, JSON.parse(body)]).toEqual([
        url,
        404,
        { message: 'There is no such page.', code: 'not_found' },
      ]);
    }
  });

  it.each([300, 2000])('treats a path with a segment of %i characters like any other unknown path', async (length) => {
    const segment = 'x'.repeat(length);
    for (const encoding of ['identity', 'br']) {
      const opened = await get(`/${segment}`, { accept: 'text/html', 'accept-encoding': encoding });
      expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect((await get(`/assets/${segment}.js`, { 'accept-encoding': encoding })).statusCode).toBe(404);
    }
  });

  it.each([
    '/../../package.json',
    '/assets/../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/..%5c..%5cetc',
  ])('serves no file outside its folder for %s', async (url) => {
    const { body } = await get(url);
    expect(body).not.toMatch(/root:|"workspaces"/);
  });

  it("serves the operator's settings to the portal at run time (D.5, D.151)", async () => {
    expect((await get('/portal-settings.json')).json()).toEqual({
      apiHost: 'https://api.example',
      eToolUrl: 'https://tool.example/',
      jobBoardUrl: 'https://jobs.example/',
      supportEmail: 'help@portal.example',
    });
  });

  it('explains how to build the portal if it is not built', async () => {
    const bare = await createInstance({ portalFiles: join(folder, 'absent') });
    const response = await bare.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect([response.statusCode, response.body]).toEqual([503, 'The portal is not built yet. Run: npm run build\n']);
    await bare.close();
  });
});
