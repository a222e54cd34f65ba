import type { FastifyInstance } from 'fastify';

/** Returns the methods of the calls at a path; none if there is no such call. */
export type KnownMethods = (path: string) => readonly string[];

/** Collects the methods of the calls that are registered afterwards. */
export function knownMethods(app: FastifyInstance): KnownMethods {
  const known: { pattern: RegExp; method: string }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith('/api/') || url.includes('*')) return;
    const pattern = new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`);
    for (const each of [method].flat()) known.push({ pattern, method: each });
  });
  return (path) => known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
