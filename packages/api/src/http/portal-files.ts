import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { send } from './error-responses.ts';
import { methodNotAllowed, notFound } from './failure.ts';
import type { KnownMethods } from './known-methods.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { PortalPages } from './portal-pages.ts';

/** The output folder of `npm run build`. The path is the same from the sources and from the built files. */
export const builtPortal = fileURLToPath(new URL('../../../app/dist/', import.meta.url));

/** Files with a hash of their content in the name; they never change. */
const hashedFile = /[\\/]assets[\\/]/;

/**
 * Source maps, which are built for error reports, and the compressed copies of files, which are sent only for the file
 * itself.
 */
const unservedFile = /\.(map|br|gz)(\.\w+)?$/i;

/** Prerendered pages, which are served by the route of their page only: with settings and a nonce. */
const template = /^\/?pages\//i;

/**
 * Serves the built portal: hashed files are cached forever, a prerendered page is served for every route of the portal
 * and revalidated each time, and source maps and compressed copies are not served. The pages contain the operator's settings, so that they
 * can change without a rebuild; `/portal-settings.json` serves them for portals on other hosts.
 */
export async function servePortal(
  app: FastifyInstance,
  settings: Settings,
  methodsAt: KnownMethods,
  folder = builtPortal,
): Promise<void> {
  const { portal } = settings;
  app.get('/portal-settings.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(portal),
  );
  const pages = new PortalPages(folder);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const prerendered = await pages.find(request.url, languageIn(request));
    if (prerendered) {
      const html = withStart(prerendered.html, { ...prerendered.start, settings: portal });
      return sendHtml(request, reply.status(prerendered.isNotFound ? 404 : 200), html, settings);
    }
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
    if (html !== null) return sendHtml(request, reply, html, settings);
    return reply
      .status(503)
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send('The portal is not built yet. Run: npm run build\n');
  };
  app.get('/', { schema: { hide: true } }, sendPage);
  app.get('/index.html', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/'));

  if (existsSync(folder)) {
    await app.register(async (files) => {
      // A path that cannot exist in the folder, such as one with a name that is too long, is reported as missing rather
      // than forbidden.
      files.setErrorHandler((error: FastifyError, _request, reply) => {
        if (error.statusCode !== 403) throw error;
        reply.callNotFound();
      });
      await files.register(fastifyStatic, {
        root: folder,
        index: [], // Not `false`: with that, a request for a folder with compression ends in a TypeError.
        preCompressed: true,
        cacheControl: false,
        allowedPath: (path) => !unservedFile.test(path) && !template.test(path),
        setHeaders: (reply, path) =>
          void reply.header(
            'cache-control',
            hashedFile.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
          ),
      });
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (isForPage(request)) return sendPage(request, reply);
    const allowed = methodsAt(request.url.split('?', 1)[0] ?? '');
    const hasOthers = allowed.length > 0 && !allowed.includes(request.method);
    return send(reply, hasOthers ? methodNotAllowed(allowed) : notFound('page'));
  });
}

const notPortalPaths = /^\/(api|dev|assets)(\/|$)/;

/**
 * Whether a browser requests one of the portal's routes, as opposed to a program that requests a missing file or call.
 */
function isForPage({ method, url, headers }: FastifyRequest): boolean {
  const [path = '/'] = url.split('?');
  const isPath = !notPortalPaths.test(path) && !unservedFile.test(path);
  return isPath && ['GET', 'HEAD'].includes(method) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

/** The language that the portal stored for the user. */
const languageIn = ({ headers }: FastifyRequest) => /(?:^|;\s*)attesta-language=(\w+)/.exec(headers.cookie ?? '')?.[1];

/** Adds the data that the inline script of a prerendered page reads. */
const withStart = (html: string, start: object) =>
  html.replace(
    '<!--attesta-start-->',
    () =>
      `<script type="application/json" id="attesta-start">${JSON.stringify(start).replaceAll('<', '\\u003c')}</script>`,
  );

const compressors = [
  {
    encoding: 'br',
    // A higher quality takes longer than it saves on the way.
    compress: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  },
  { encoding: 'gzip', compress: promisify(gzip) },
];

async function sendHtml(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  source: string,
  settings: Settings,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const html = withNonce(source, nonce);
  void reply
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Encoding, Cookie')
    .header(
      'content-security-policy',
      contentSecurityPolicy(settings, { nonce, scriptHashes: inlineScriptHashes(source) }),
    )
    .type('text/html; charset=utf-8');
  const accepted = String(headers['accept-encoding'] ?? '');
  const compressor = compressors.find(({ encoding }) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))`).test(accepted),
  );
  if (!compressor) return reply.send(html);
  return reply.header('content-encoding', compressor.encoding).send(await compressor.compress(html));
}

/** Adds the nonce to the page, where styled-components reads it, and to the page's own style elements. */
const withNonce = (source: string, nonce: string) =>
  source
    .replace(/<head[^>]*>/i, (head) => `${head}<meta property="csp-nonce" nonce="${nonce}">`)
    .replaceAll(/<style(?=[\s>])/gi, `<style nonce="${nonce}"`);

const inlineScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/gi;

const inlineScriptHashes = (source: string) =>
  [...source.matchAll(inlineScript)].map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
