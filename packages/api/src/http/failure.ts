import type { ErrorCode } from '@attesta/domain/contract/responses';
import type { FieldProblems } from '@attesta/domain/contract/problems';

interface FailureDetails {
  /** The problem of each invalid field. */
  fields?: FieldProblems;
  /** Additional properties of the response body, as declared by the call. */
  more?: Record<string, unknown>;
  /** The methods that a path accepts. */
  allowed?: readonly string[];
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
}

/** An error response: `{ message, code, fields? }`. Thrown by routes and stores; the server sends it. */
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

const maxFields = 50;
const maxFieldLength = 100;

/** Creates the failure of a request with invalid fields. */
export type Rejection = (fields: FieldProblems) => Failure;

/** Limits the number and length of field names, because clients choose the names of unknown fields. */
export const bounded = (fields: FieldProblems): FieldProblems =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, maxFields)
      .map(([field, problem]) => [field.slice(0, maxFieldLength), problem]),
  );

/** 400: some fields have invalid values. */
export const invalid = (fields: FieldProblems, message = 'Some fields need another value.') =>
  new Failure(400, 'invalid', message, { fields: bounded(fields) });

/** 401: there is no session, or it has ended. */
export const unauthenticated = () => new Failure(401, 'unauthenticated', 'Sign in to do this.');

/** 404, both for a missing record and for a record of another account. */
export const notFound = (what: string) => new Failure(404, 'not_found', `There is no such ${what}.`);

/** 405: the path has calls, but none with this method. The response lists them in `Allow` (RFC 9110, 15.5.6). */
export const methodNotAllowed = (allowed: readonly string[]) =>
  new Failure(405, 'invalid', `This path accepts ${allowed.join(', ')}.`, { allowed });

/** 429 with the seconds to wait. */
export const tooMany = (retryAfter: number) =>
  new Failure(429, 'too_many', `Too many attempts. Try again in ${Math.max(1, Math.ceil(retryAfter / 60))} min.`, {
    retryAfter,
  });

/** Seconds after which a retry will probably succeed. */
export const retrySoon = 2;

/** Seconds after which a full disk may have space again. */
const retryFull = 60;

/** 503: the disk is full. Data can still be read. */
export const storageFull = () =>
  new Failure(
    503,
    'storage_full',
    "Nothing can be saved at the moment: the server's storage is full. Try again later.",
    {
      retryAfter: retryFull,
    },
  );

/** 408 for a request that is not processed, because nobody waits for the response. */
export const disconnected = () =>
  new Failure(408, 'invalid', 'The connection was closed before the request was processed.');

/** 503 while the server stops. */
export const stopping = () =>
  new Failure(503, 'unavailable', 'The server is stopping. Try again shortly.', { retryAfter: retrySoon });
