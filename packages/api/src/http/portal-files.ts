import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { send } from './answer-failures.ts';
import { notFound } from './failure.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Where `npm run build` puts the portal; the same place from the sources and from the built files. */
export const builtPortal = fileURLToPath(new URL('../../../app/dist/', import.meta.url));

/** Files whose names carry a hash of their content never change. */
const hashedFile = /[\\/]assets[\\/]/;

/** Source maps, compressed or not: they are built for error reports and not served. */
const sourceMap = /\.map(\.\w+)?$/i;

/**
 * Serves the built portal: hashed files for ever, the page itself for any of its routes and never from a cache, source
 * maps not at all. The portal reads what the operator sets at `/portal-settings.json`, so that it can change without a
 * rebuild.
 */
export async function servePortal(app: FastifyInstance, { portal }: Settings, folder = builtPortal): Promise<void> {
  app.get('/portal-settings.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(portal),
  );
  app.get('/', { schema: { hide: true } }, (_request, reply) => answerPage(reply, folder, portal.apiHost));
  app.get('/index.html', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/'));

  if (existsSync(folder)) {
    await app.register(async (files) => {
      // What the folder cannot hold, such as a name that is too long, is not forbidden but absent.
      files.setErrorHandler((error: FastifyError, _request, reply) => {
        if (error.statusCode !== 403) throw error;
        reply.callNotFound();
      });
      await files.register(fastifyStatic, {
        root: folder,
        index: [], // Not `false`, with which a folder asked for compressed ends in a TypeError.
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
    isForPage(request) ? answerPage(reply, folder, portal.apiHost) : send(reply, notFound('page')),
  );
}

const notThePortals = /^\/(api|dev|assets)(\/|$)/;

/** A person opening one of the portal's routes, rather than a program asking for something that is not there. */
function isForPage({ method, url, headers }: FastifyRequest): boolean {
  const [path = '/'] = url.split('?');
  const isPath = !notThePortals.test(path) && !sourceMap.test(path);
  return isPath && ['GET', 'HEAD'].includes(method) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

async function answerPage(reply: FastifyReply, folder: string, apiHost: string | null): Promise<FastifyReply> {
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

/** The page with the nonce where styled-components looks for it, and on its own style elements. */
const withNonce = (source: string, nonce: string) =>
  source
    .replace(/<head[^>]*>/i, (head) => `${head}<meta property="csp-nonce" nonce="${nonce}">`)
    .replaceAll(/<style(?=[\s>])/gi, `<style nonce="${nonce}"`);

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

const inlineScriptHashes = (source: string) =>
  [...source.matchAll(inlineScript)].map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
