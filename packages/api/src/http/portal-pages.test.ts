import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstance, type Instance } from '../testing/instance.ts';

const page = (name: string) =>
  `<!doctype html><html><head><style>b{}</style><!--attesta-start--><script>start()</script></head><body>${name}</body></html>`;
const needs = (name: string) => ({ scripts: [`assets/${name}.js`], namespaces: [name] });
const bundles = (language: string) => ({
  form: `assets/form-${language}.js`,
  hub: `assets/hub-${language}.js`,
  portal: `assets/portal-${language}.js`,
});
const index = {
  pages: [
    { path: '/', file: 'root', frame: true, signedIn: needs('hub'), signedOut: needs('form') },
    {
      path: '/reset-password',
      file: 'reset',
      fileWithToken: 'reset-token',
      frame: false,
      signedIn: needs('form'),
      signedOut: needs('form'),
    },
    { path: '/devices/:id', file: 'root', frame: true, signedIn: needs('portal'), signedOut: needs('form') },
    { path: '*', file: 'missing', frame: false, signedIn: needs('form'), signedOut: needs('form') },
  ],
  bundles: { en: bundles('en'), fr: bundles('fr') },
};

interface Start {
  language: string;
  frame: boolean;
  preload: { signedIn: string[]; signedOut: string[] };
  settings: unknown;
}

describe('prerendered pages', () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'attesta-pages-'));
  const portal = {
    apiHost: 'https://api.example',
    eToolUrl: 'https://tool.example/</script>',
    jobBoardUrl: 'https://jobs.example/',
    supportEmail: null,
  };
  let instance: Instance;
  const get = (url: string, headers: Record<string, string> = {}) =>
    instance.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const bodyOf = (html: string) => /<body>(.*)<\/body>/.exec(html)?.[1];
  const startOf = (html: string) =>
    JSON.parse(
      /<script type="application\/json" id="attesta-start">(.*?)<\/script>/.exec(html)?.[1] ?? 'null',
    ) as Start;

  beforeAll(async () => {
    for (const language of ['en', 'fr']) {
      fs.mkdirSync(join(folder, 'pages', language), { recursive: true });
      for (const name of ['root', 'reset', 'reset-token', 'missing'])
        fs.writeFileSync(join(folder, 'pages', language, `${name}.html`), page(`${name} ${language}`));
    }
    fs.writeFileSync(join(folder, 'pages/index.json'), JSON.stringify(index));
    instance = await createInstance({ portalFiles: folder, settings: { portal } });
  });
  afterAll(async () => {
    await instance.close();
    fs.rmSync(folder, { recursive: true });
  });

  it.each([
    ['/', 'root en', 200],
    ['/?a=1', 'root en', 200],
    ['/reset-password', 'reset en', 200],
    ['/reset-password?token=x', 'reset-token en', 200],
    ['/Reset-Password/', 'reset en', 200],
    ['/devices/d1', 'root en', 200],
    ['/devices/', 'missing en', 404],
    ['/devices/a/b', 'missing en', 404],
  ])('%s shows the page %s with status %i (D.132)', async (url, body, status) => {
    const response = await get(url);
    expect([response.statusCode, bodyOf(response.body)]).toEqual([status, body]);
  });

  it.each(['//[', '/%', '/%00', '/%2e%2e/pages/index.json'])('the malformed path %s is refused', async (url) => {
    expect([400, 404]).toContain((await get(url)).statusCode);
  });

  it.each([
    ['attesta-language=fr', 'root fr'],
    ['a=b; attesta-language=fr; c=d', 'root fr'],
    ['attesta-language=xx', 'root en'],
    ['attesta-language=../../etc', 'root en'],
    ['attesta-language=constructor', 'root en'],
    ['xattesta-language=fr', 'root en'],
    ['', 'root en'],
  ])('with the cookie "%s" the language is that of %s (D.132)', async (cookie, body) => {
    const response = await get('/', { cookie });
    expect(bodyOf(response.body)).toBe(body);
    expect(response.headers['vary']).toContain('Cookie');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it('contain the settings and the files to preload, with the English texts as a fallback (D.132)', async () => {
    const start = startOf((await get('/', { cookie: 'attesta-language=fr' })).body);
    expect(start).toEqual({
      language: 'fr',
      frame: true,
      preload: {
        signedIn: ['/assets/hub.js', '/assets/hub-fr.js', '/assets/hub-en.js'],
        signedOut: ['/assets/form.js', '/assets/form-fr.js', '/assets/form-en.js'],
      },
      settings: portal,
    });
    expect(startOf((await get('/devices/d1')).body).preload.signedIn).toEqual([
      '/assets/portal.js',
      '/assets/portal-en.js',
    ]);
  });

  it('allow their inline script by its hash, and no data as a script', async () => {
    const { headers, body } = await get('/');
    expect(String(headers['content-security-policy']).match(/'sha256-[^']+'/g)).toHaveLength(1);
    expect(body).not.toContain('tool.example/</script>');
  });

  it('are compressed as the browser accepts', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    expect([br.headers['content-encoding'], bodyOf(brotliDecompressSync(br.rawPayload).toString())]).toEqual([
      'br',
      'root en',
    ]);
    const gzip = await get('/', { 'accept-encoding': 'gzip, br ; q=0' });
    expect([gzip.headers['content-encoding'], bodyOf(gunzipSync(gzip.rawPayload).toString())]).toEqual([
      'gzip',
      'root en',
    ]);
    expect((await get('/', { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
  });

  it.each(['/pages/index.json', '/pages/en/root.html', '/Pages/en/root.html', '/pages/%65n/root.html'])(
    'are not served as files: %s',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('<!--attesta-start-->');
    },
  );

  it('change without a restart when the portal is built again', async () => {
    const file = join(folder, 'pages/en/reset.html');
    fs.writeFileSync(file, page('built again'));
    fs.utimesSync(file, new Date(), new Date(Date.now() + 5_000));
    expect(bodyOf((await get('/reset-password')).body)).toBe('built again');
  });
});
