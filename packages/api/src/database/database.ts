import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** What stores query: the database, or a transaction on it. Inside a transaction only the transaction may be used. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database, PGlite or PostgreSQL. */
export interface Database {
  /** @throws DatabaseUnavailable while it is lost */
  readonly queries: Queries;
  /** Resolves once a query went through. */
  ping(): Promise<void>;
  /**
   * Copies the database's files into a new folder, while no query runs. Absent for PostgreSQL, which has its own backups.
   * @throws DatabaseUnavailable while it is lost, OperatorError if the disk has no space for the copy
   */
  readonly backup?: (folder: string) => Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be used now; it is tried again by itself. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Classes of PostgreSQL errors that say "not now" rather than "not so": connection, resources, intervention, system. */
const passingClasses = ['08', '53', '57', '58'];
/** The database takes no connections (object_not_in_prerequisite_state). */
const passingCodes = ['55000'];
const passingNetworkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOENT',
];
const passingMessages =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|cannot use a pool after|not queryable/i;

/** Whether the failure, or what caused it, is the database being away, full or shut down. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof DatabaseUnavailable) return true;
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (code.length === 5 && passingClasses.includes(code.slice(0, 2))) return true;
    if (passingCodes.includes(code) || passingNetworkCodes.includes(code) || passingMessages.test(cause.message))
      return true;
    if (cause instanceof AggregateError && cause.errors.some(isUnavailable)) return true;
  }
  return false;
}

const uniqueViolation = '23505';

/** Whether a unique constraint refused the write. */
export function isDuplicate(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && cause.code === uniqueViolation) return true;
  }
  return false;
}
