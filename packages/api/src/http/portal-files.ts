import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { send } from './error-responses.ts';
import { notFound } from './failure.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The output folder of `npm run build`. The path is the same from the sources and from the built files. */
export const builtPortal = fileURLToPath(new URL('../../../app/dist/', import.meta.url));

/** Files with a hash of their content in the name; they never change. */
const hashedFile = /[\\/]assets[\\/]/;

/** Source maps, compressed or not. They are built for error reports and are not served. */
const sourceMap = /\.map(\.\w+)?$/i;

/**
 * Serves the built portal: hashed files are cached forever, the page is served for every route of the portal and
 * revalidated each time, and source maps are not served. The portal fetches the operator's settings from
 * `/portal-settings.json`, so that they can change without a rebuild.
 */
export async function servePortal(app: FastifyInstance, { portal }: Settings, folder = builtPortal): Promise<void> {
  app.get('/portal-settings.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(portal),
  );
  app.get('/', { schema: { hide: true } }, (_request, reply) => sendPage(reply, folder, portal.apiHost));
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
        allowedPath: (path) => !sourceMap.test(path),
        setHeaders: (reply, path) =>
          void reply.header(
            'cache-control',
            hashedFile.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
          ),
      });
    });
  }

  app.setNotFoundHandler(async (request, reply) =>
    isForPage(request) ? sendPage(reply, folder, portal.apiHost) : send(reply, notFound('page')),
  );
}

const notPortalPaths = /^\/(api|dev|assets)(\/|$)/;

/**
 * Whether a browser requests one of the portal's routes, as opposed to a program that requests a missing file or call.
 */
function isForPage({ method, url, headers }: FastifyRequest): boolean {
  const [path = '/'] = url.split('?');
  const isPath = !notPortalPaths.test(path) && !sourceMap.test(path);
  return isPath && ['GET', 'HEAD'].includes(method) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

async function sendPage(reply: FastifyReply, folder: string, apiHost: string | null): Promise<FastifyReply> {
  const source = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  reply.header('cache-control', 'no-cache');
  if (source === null) {
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('The portal is not built yet. Run: npm run build\n');
  }
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy({ apiHost, nonce, scriptHashes: inlineScriptHashes(source) });
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(withNonce(source, nonce));
}

/** Adds the nonce to the page, where styled-components reads it, and to the page's own style elements. */
const withNonce = (source: string, nonce: string) =>
  source
    .replace(/<head[^>]*>/i, (head) => `${head}<meta property="csp-nonce" nonce="${nonce}">`)
    .replaceAll(/<style(?=[\s>])/gi, `<style nonce="${nonce}"`);

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

const inlineScriptHashes = (source: string) =>
  [...source.matchAll(inlineScript)].map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
