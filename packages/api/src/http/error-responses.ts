import type { ErrorBody } from '@attesta/domain/contract/responses';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isStorageFull, isUnavailable, type Database } from '../database/database.ts';
import { Failure, retrySoon, stopping, storageFull } from './failure.ts';

/** Converts every error to `{ message, code, fields? }`, which never contains the input, and logs unexpected errors. */
export function registerErrorHandler(app: FastifyInstance, { storage }: Pick<Database, 'storage'>): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    if (isStorageFull(error)) storage.failed();
    const failure = failureOf(error);
    if (failure.status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, failure.message);
    return send(reply, failure);
  });
}

export function send(reply: FastifyReply, { status, code, message, details }: Failure): FastifyReply {
  if (status === 401) reply.header('www-authenticate', 'Bearer'); // RFC 9110, 11.6.1; RFC 6750, 3
  if (details.allowed) reply.header('allow', details.allowed.join(', '));
  if (details.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(details.retryAfter)));
  const body: ErrorBody = { ...details.more, message, code, ...(details.fields && { fields: details.fields }) };
  reply.status(status).header('content-type', 'application/json; charset=utf-8');
  return reply.serializer(JSON.stringify).send(body);
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && 'statusCode' in error;

/** The failure that is sent for an error. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500;
  if (status >= 500 && isStorageFull(error)) return storageFull();
  // Fastify sets 400 for a request whose client disconnected, with the same error code as a lost database connection.
  if (status >= 500 && isUnavailable(error)) {
    const message = 'The database is unavailable. The server is trying to reconnect; try again shortly.';
    return new Failure(503, 'unavailable', message, { retryAfter: retrySoon });
  }
  if (status === 413) return new Failure(413, 'too_large', 'The request is larger than this server accepts.');
  if (status === 415) return new Failure(415, 'invalid', 'The request must be JSON (content-type: application/json).');
  if (status === 503) return stopping();
  if (status >= 400 && status < 500) return new Failure(status, 'invalid', 'The request could not be read.');
  return new Failure(
    500,
    'internal',
    'The server failed to process the request. The error was logged; try again later.',
  );
}
