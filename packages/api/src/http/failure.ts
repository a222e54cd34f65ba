import type { ErrorCode } from '@attesta/domain/calls';
import type { FieldProblems } from '@attesta/domain/problems';

interface FailureDetails {
  /** What is wrong with which field. */
  fields?: FieldProblems;
  /** More of the response's body, as declared by the call. */
  more?: Record<string, unknown>;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}

/** A call that ends with an error: `{ message, code, fields? }`. Thrown by routes and stores; the server sends it. */
export class Failure extends Error {
  override name = 'Failure';
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  constructor(status: number, code: ErrorCode, message: string, details: FailureDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

const maxNamedFields = 50;
const maxFieldLength = 100;

/** Bounded, because names of unknown fields come from the caller. */
const bounded = (fields: FieldProblems): FieldProblems =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, maxNamedFields)
      .map(([field, problem]) => [field.slice(0, maxFieldLength), problem]),
  );

/** 400: some fields have values that are not accepted. */
export const invalid = (fields: FieldProblems, message = 'Some fields need another value.') =>
  new Failure(400, 'invalid', message, { fields: bounded(fields) });

/** 401: no session, or one that has ended. */
export const unauthenticated = () => new Failure(401, 'unauthenticated', 'Sign in to do this.');

/** 404, for what is absent and for what belongs to another account alike. */
export const notFound = (what: string) => new Failure(404, 'not_found', `There is no such ${what}.`);

/** 429 with the seconds to wait. */
export const tooMany = (retryAfter: number) =>
  new Failure(429, 'too_many', `Too many attempts. Try again in ${Math.max(1, Math.ceil(retryAfter / 60))} min.`, {
    retryAfter,
  });

/** Seconds after which the next request will probably succeed. */
export const retrySoon = 2;

/** 503 while the server stops. */
export const stopping = () =>
  new Failure(503, 'unavailable', 'The server is stopping. Try again shortly.', { retryAfter: retrySoon });
