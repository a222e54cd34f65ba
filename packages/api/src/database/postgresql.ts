import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Queries } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

const int8 = 20;
/** Any number, the same in every version: migrators of several servers wait for one another. */
const migrationLock = 4_300_117;

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') => (oid === int8 ? Number : pg.types.getTypeParser(oid, format))) as typeof pg.types.getTypeParser,
};

/** Connects to a PostgreSQL server and migrates it. A lost server comes back by itself: the pool connects anew. */
export async function openPostgresql(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, statement_timeout: 15_000, types });
  pool.on('error', () => undefined); // An idle connection was lost; whoever needs one next gets a new one or the error.
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    queries: drizzle(pool, { schema }) as Queries,
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  };
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
