import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';
import type { StorageState } from './storage-state.ts';

/**
 * The query interface of stores: the database or a transaction. Within a transaction, only the transaction may be used.
 */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database, PGlite or PostgreSQL. */
export interface Database {
  /** @throws DatabaseUnavailable while the connection is lost */
  readonly queries: Queries;
  /** Resolves after a successful query. */
  ping(): Promise<void>;
  /** Whether there is space for more data. */
  readonly storage: StorageState;
  /**
   * Copies the database's files into a new folder while no query runs. Undefined for PostgreSQL, which has its own
   * backup tools.
   * @throws DatabaseUnavailable while the database is lost, OperatorError if the disk has no space for the copy
   */
  readonly backup?: (folder: string) => Promise<void>;
  close(): Promise<void>;
}

/** The database is temporarily unavailable; it is reopened automatically. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Classes of temporary PostgreSQL errors: connection, resources, operator intervention, system. */
const temporaryClasses = ['08', '53', '57', '58'];
/** The database accepts no connections (object_not_in_prerequisite_state). */
const temporaryCodes = ['55000'];
const temporaryNetworkCodes = [
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
const temporaryMessages =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|cannot use a pool after|not queryable/i;

/** Whether the error or one of its causes means that the database is unreachable, full or shut down. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof DatabaseUnavailable) return true;
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (code.length === 5 && temporaryClasses.includes(code.slice(0, 2))) return true;
    if (temporaryCodes.includes(code) || temporaryNetworkCodes.includes(code) || temporaryMessages.test(cause.message))
      return true;
    if (cause instanceof AggregateError && cause.errors.some(isUnavailable)) return true;
  }
  return false;
}

/** PostgreSQL's error disk_full, and those of the file system for a full disk and a used up quota. */
const fullCodes = ['53100', 'ENOSPC', 'EDQUOT'];

/** Whether the error or one of its causes means that the disk of the database is full. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && fullCodes.includes(cause.code)) return true;
  }
  return false;
}

const uniqueViolation = '23505';

/** Whether the error or one of its causes is a unique violation. */
export function isDuplicate(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && cause.code === uniqueViolation) return true;
  }
  return false;
}
