import type { PGlite } from '@electric-sql/pglite';
import { OperatorError } from '../operator/operator-error.ts';

/** A table with the number of its rows. */
export interface TableRows {
  readonly name: string;
  readonly rows: number;
}

/** Tables that every portal database contains. */
const expected = ['__drizzle_migrations', 'accounts'];

/**
 * Reads every value of every table, which verifies that the database is readable, and counts the rows.
 * @throws OperatorError if it is not a portal database, or the error of the query if a value cannot be read
 */
export async function readTables(pglite: PGlite): Promise<TableRows[]> {
  const { rows: names } = await pglite.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'drizzle') order by table_schema, table_name`,
  );
  if (!expected.every((table) => names.some(({ name }) => name === table))) {
    throw new OperatorError('This is not the database of a portal: it has no accounts or no list of migrations.');
  }
  const tables: TableRows[] = [];
  for (const { schema, name } of names) {
    const { rows } = await pglite.query<{ rows: number }>(
      `select count(*)::int as rows, sum(length(row::text)) as characters from "${schema}"."${name}" as row`,
    );
    tables.push({ name, rows: rows[0]?.rows ?? 0 });
  }
  return tables;
}

/** Describes the number of accounts and devices, for the operator. */
export function describeTables(tables: readonly TableRows[]): string {
  const count = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  const [accounts, devices] = [count('accounts'), count('devices')];
  return `${accounts} ${accounts === 1 ? 'account' : 'accounts'}, ${devices} ${devices === 1 ? 'device' : 'devices'}`;
}
