import { getPicture } from '@attesta/domain/account/profile/calls';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { Failure } from './failure.ts';

/**
 * Adds `headers` to every response of a route and prevents caching of everything under `/api` except pictures. Requests from another
 * origin are allowed from the portal's origin only.
 */
export function secure(app: FastifyInstance, { portalOrigin }: Settings, headers: Record<string, string>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) {
      throw new Failure(400, 'invalid', 'The request has no Host header.');
    }
  });
  app.addHook('onSend', async (request, reply) => {
    const { url } = request.routeOptions;
    if (url?.startsWith('/api/') && url !== getPicture.path) reply.header('cache-control', 'no-store');
    if (reply.getHeader('content-type') === 'image/svg+xml') reply.type('image/svg+xml; charset=utf-8');
  });
  // Node's own response to an unknown Expect header has no security headers; the request is served as if it had no such
  // header.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  if (portalOrigin) allowCallsFrom(app, portalOrigin);
}

function allowCallsFrom(app: FastifyInstance, portalOrigin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    if (request.headers.origin !== portalOrigin) return;
    reply.header('access-control-allow-origin', portalOrigin).header('access-control-expose-headers', 'Retry-After');
  });
  app.options('/api/*', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key, Link-Token')
      .header('access-control-max-age', '600')
      .status(204)
      .send(),
  );
}
