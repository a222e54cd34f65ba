import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newPostgresDatabase, onPostgres } from '../testing/databases.ts';
import { isUnavailable } from './database.ts';
import { openPostgresql } from './postgresql.ts';
import { RecoveringPool } from './recovering-pool.ts';
import { marks } from './schema.ts';

describe('A PostgreSQL server', () => {
  it('is migrated once, also if several servers start at the same time (D.89)', async () => {
    const url = await newPostgresDatabase();
    const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgresql(url)));
    expect(await opened[0]?.queries.select().from(marks)).toEqual([]);
    await Promise.all(opened.map((database) => database.close()));
  });

  it('is unavailable while its connections are closed, and is used again afterwards', async () => {
    const url = await newPostgresDatabase();
    const name = new URL(url).pathname.slice(1);
    const database = await openPostgresql(url);
    await onPostgres(`alter database ${name} allow_connections false`);
    await onPostgres(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await expect((async () => database.queries.select().from(marks))()).rejects.toSatisfy((error) =>
      isUnavailable(error),
    );
    await onPostgres(`alter database ${name} allow_connections true`);
    expect(await database.queries.select().from(marks)).toEqual([]);
    await database.close();
  });

  it('gets its place in the pool back from a lost connection that nobody releases (D.433)', async () => {
    const pool = new RecoveringPool({ connectionString: await newPostgresDatabase(), max: 2 });
    for (let lost = 0; lost < 3; lost += 1) {
      const client = await pool.connect();
      const ended = new Promise((resolve) => client.once('end', resolve));
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await onPostgres(`select pg_terminate_backend(${rows[0]?.pid})`);
      await ended;
    }
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    const client = await pool.connect();
    client.release();
    client.release();
    expect(pool.idleCount).toBe(1);
    await pool.end();
  });

  it('proves after a full disk that data can be written again (D.196)', async () => {
    const database = await openPostgresql(await newPostgresDatabase());
    database.storage.failed();
    expect(await database.storage.isFull()).toBe(false);
    expect(await database.queries.select().from(marks)).toEqual([]);
    await database.queries.execute(sql`alter table marks rename to marks_away`);
    database.storage.failed();
    expect(await database.storage.isFull()).toBe(true);
    await database.close();
  });

  it('causes an "unavailable" error if it does not respond', async () => {
    await expect(openPostgresql('postgres://nobody@127.0.0.1:1/none')).rejects.toSatisfy(isUnavailable);
  });
});
