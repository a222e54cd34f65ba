import type { FastifyInstance } from 'fastify';

/**
 * Reads bodies of JSON. Some clients send the content type without a body, which is no body: calls that need one report
 * that it is missing.
 */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') done(null, undefined);
    else void parse(request, text, done);
  });
}
