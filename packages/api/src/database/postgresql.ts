import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { OperatorError } from '../operator/operator-error.ts';
import { isUnavailable, type Database, type Queries } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { RecoveringPool } from './recovering-pool.ts';
import * as schema from './schema.ts';
import { StorageState } from './storage-state.ts';

const int8 = 20;
/** An arbitrary number, the same in every version, so that servers migrate one after another. */
const migrationLock = 4_300_117;

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * Connects to a PostgreSQL server and migrates the database. After a lost connection, the pool reconnects
 * automatically.
 * @throws OperatorError if the server does not respond, or rejects the user, the password or the database
 */
export async function openPostgresql(url: string): Promise<Database> {
  const pool = new RecoveringPool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    types,
  });
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw withAdvice(url, error);
  }
  return {
    queries: drizzle(pool, { schema }) as Queries,
    ping: async () => void (await pool.query('select 1')),
    storage: new StorageState(async (afterFailure) => {
      if (afterFailure) for (const statement of proof) await pool.query(statement);
      return true;
    }),
    close: () => pool.end(),
  };
}

/** Write data that needs new pages, and take it back. The disk of the server is not visible from here. */
const proof = [
  `insert into marks (name, value) select 'storage-proof', string_agg(md5(i::text), '') from generate_series(1, 20000) as i
   on conflict (name) do update set value = excluded.value`,
  `delete from marks where name = 'storage-proof'`,
];

/** Advice by PostgreSQL error code (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const reasons: Record<string, string> = {
  '28000': 'rejects the user or the password. Correct DATABASE_URL.',
  '28P01': 'rejects the user or the password. Correct DATABASE_URL.',
  '3D000': 'has no database of this name. Create it, or correct DATABASE_URL.',
  '42501': 'does not let this user create tables. Make the user the owner of the database.',
  '53300': 'has too many connections. End some, or raise its max_connections.',
  '57P03': 'is starting or stopping. Try again in a moment.',
};

/** Converts the error to advice for the operator, without the password of the URL. */
function withAdvice(url: string, error: unknown): unknown {
  const { hostname, port } = new URL(url);
  const server = `The database at ${hostname || 'localhost'}:${port || 5432}`;
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code = 'code' in cause ? String(cause.code) : '';
    const reason = cause.message.startsWith('SASL') ? reasons['28P01'] : reasons[code];
    if (reason !== undefined) return new OperatorError(`${server} ${reason}`, { cause: error });
  }
  if (!isUnavailable(error)) return error;
  return new OperatorError(`${server} does not respond. Start it, or correct DATABASE_URL.`, { cause: error });
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}
