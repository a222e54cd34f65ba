import { configureAccount, getAccount } from '@attesta/domain/account/calls';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bothDatabases, onPostgres } from '../testing/databases.ts';
import { createInstance } from '../testing/instance.ts';
import { goodPassword, operatorProfile, verified } from '../testing/people.ts';

it('returns 503 while PostgreSQL ends its connections under load, recovers, and keeps every acknowledged write', async () => {
  const database = bothDatabases.find(({ name }) => name === 'PostgreSQL');
  const instance = await createInstance({ ...(database && { database }) });
  const token = await instance.signIn(await verified(instance), goodPassword);
  const [{ name } = { name: '' }] = await instance.portal.database.queries
    .select({ name: sql<string>`current_database()` })
    .from(sql`(select 1) as one`);
  const saved: number[] = [];
  const statuses = new Set<number>();
  let number = 0;
  const save = async () => {
    const current = (number += 1);
    const body = { ...operatorProfile, organisationName: `Harbour Devices ${current}` };
    const { status } = await instance.call(configureAccount, { token, body });
    statuses.add(status);
    if (status === 200) saved.push(current);
  };

  for (let outage = 0; outage < 5; outage += 1) {
    const running = Array.from({ length: 8 }, save);
    await onPostgres(`alter database ${name} allow_connections false`);
    await onPostgres(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await Promise.all(running);
    await save();
    expect((await instance.app.inject('/api/health')).json()).toEqual({ status: 'not_ready', reason: 'database' });
    await onPostgres(`alter database ${name} allow_connections true`);
    await save();
    expect((await instance.call(getAccount, { token })).body.account).toMatchObject({
      organisationName: `Harbour Devices ${saved.at(-1)}`,
    });
  }
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 503]);
  await instance.close();
});
