import { describe, expect, it } from 'vitest';
import { newPostgresDatabase, onPostgres } from '../testing/databases.ts';
import { isUnavailable } from './database.ts';
import { openPostgresql } from './postgresql.ts';
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

  it('causes an "unavailable" error if it does not respond', async () => {
    await expect(openPostgresql('postgres://nobody@127.0.0.1:1/none')).rejects.toSatisfy(isUnavailable);
  });
});
