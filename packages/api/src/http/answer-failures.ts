import type { ErrorBody } from '@attesta/domain/calls';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isUnavailable } from '../database/database.ts';
import { Failure } from './failure.ts';

const retrySoon = 2;

/** Turns whatever was thrown into `{ message, code, fields? }`, never with what was sent, and logs what nobody expected. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const failure = failureOf(error);
    if (failure.status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, failure.message);
    return send(reply, failure);
  });
}

/** Answers with a failure. */
export function send(reply: FastifyReply, { status, code, message, details }: Failure): FastifyReply {
  if (details.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(details.retryAfter)));
  const body: ErrorBody = { ...details.more, message, code, ...(details.fields && { fields: details.fields }) };
  return reply.status(status).header('content-type', 'application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error && 'code' in error && 'statusCode' in error;

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isUnavailable(error)) {
    return new Failure(503, 'unavailable', 'The data cannot be reached now. It is tried again by itself; try again shortly.', { retryAfter: retrySoon });
  }
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500;
  if (status === 413) return new Failure(413, 'too_large', 'The request is larger than this server takes.');
  if (status === 415) return new Failure(415, 'invalid', 'The request must be JSON (content-type: application/json).');
  if (status === 503) return new Failure(503, 'unavailable', 'The server is stopping. Try again shortly.', { retryAfter: retrySoon });
  if (status >= 400 && status < 500) return new Failure(status, 'invalid', 'The request could not be read.');
  return new Failure(500, 'internal', 'Something failed on the server. It was written down; try again later.');
}
