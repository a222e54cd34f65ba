import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../database/database.ts';
import { migratePglite, parsers } from '../database/pglite.ts';
import { openPostgresql } from '../database/postgresql.ts';
import { StorageState } from '../database/storage-state.ts';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Node's types lack this function.
  namespace WebAssembly {
    function compile(bytes: Uint8Array): Promise<Module>;
  }
}

/** A new, migrated database. One for demo data may already have them. */
export interface TestDatabase {
  readonly name: string;
  readonly open: (content?: 'empty' | 'demo') => Promise<Database>;
}

/** Runs one statement on the PostgreSQL server of the test run. */
export async function onPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The address of a new database on the PostgreSQL server of the test run. */
export async function newPostgresDatabase(): Promise<string> {
  const name = `attesta_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

const pgliteWasmModule = readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((bytes) =>
  WebAssembly.compile(bytes),
);
/** PGlite writes zeros into all of its buffers when it opens; by default they have 128 MB. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens a prepared database with PGlite in memory, in a tenth of the time that its migration takes. */
async function openPgliteInMemory(content: 'empty' | 'demo' = 'empty'): Promise<Database> {
  const pglite = await PGlite.create({
    parsers,
    startParams,
    loadDataDir: new Blob([await readFile(inject(`${content}Database`))]),
    pgliteWasmModule: await pgliteWasmModule,
  });
  const queries = await migratePglite(pglite);
  return {
    queries,
    ping: async () => void (await pglite.query('select 1')),
    storage: new StorageState(async () => true),
    close: () => pglite.close(),
  };
}

/** Both databases, for the few tests of each that the gate has. */
export const bothDatabases: readonly TestDatabase[] = [
  { name: 'PGlite', open: openPgliteInMemory },
  {
    name: 'PostgreSQL',
    open: async () => {
      const url = await newPostgresDatabase();
      const database = await openPostgresql(url);
      return {
        queries: database.queries,
        ping: () => database.ping(),
        storage: database.storage,
        close: async () => {
          await database.close();
          await onPostgres(`drop database if exists "${new URL(url).pathname.slice(1)}" with (force)`);
        },
      };
    },
  },
];

/** The databases that every call is tested on: in the gate PGlite only. */
export const databases = bothDatabases.filter(({ name }) => process.env['TEST_SCOPE'] !== 'gate' || name === 'PGlite');
