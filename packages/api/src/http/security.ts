import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** What a page may load. */
interface PagePolicy {
  readonly apiHost: string | null;
  /** Admits the style elements that styled-components makes; it reads the nonce from the page. */
  readonly nonce?: string;
  /** Hashes of the scripts that stand in the page itself. */
  readonly scriptHashes?: readonly string[];
}

/**
 * The Content Security Policy: everything from this server, nothing inline but what the server put into the page. Pictures may
 * come from any https address, because organisations name their logo by address.
 */
export function contentSecurityPolicy({ apiHost, nonce, scriptHashes = [] }: PagePolicy): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(apiHost ? [apiHost] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
}

/** Headers that keep browsers from doing more than the portal needs, and calls from another origin only from the portal's. */
export async function secure(app: FastifyInstance, { portal, portalOrigin }: Settings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false, // Set below: pages bring their own nonce.
    hsts: portalOrigin?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'no-referrer' }, // Links of mails carry tokens in their address.
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentSecurityPolicy(portal);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });
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
      .header('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key')
      .header('access-control-max-age', '600')
      .status(204)
      .send(),
  );
}
