import type { PGlite, Results, Transaction } from '@electric-sql/pglite';
import { onTestFinished, vi } from 'vitest';
import type { Instance } from './instance.ts';

/** A statement that was run on PGlite. */
export interface RecordedStatement {
  readonly sql: string;
  /** Number of values that were sent with it. */
  readonly parameters: number;
  /** Number of rows that it returned. */
  readonly rows: number;
  /** Number of the turn of the event loop in which it ran. Other requests are handled between two turns. */
  readonly turn: number;
}

type Query = (sql: string, parameters?: unknown[], options?: object) => Promise<Results>;

/** Records the statements of an instance on PGlite, also those of transactions, until the test ends. */
export function recordStatements({ portal: { database } }: Instance): RecordedStatement[] {
  const { $client: client } = database.queries as unknown as { $client: PGlite };
  const statements: RecordedStatement[] = [];
  let turn = 0;
  let next = setImmediate(function count() {
    turn += 1;
    next = setImmediate(count);
  });
  const recording =
    (query: Query): Query =>
    async (sql, parameters, options) => {
      const result = await query(sql, parameters, options);
      statements.push({ sql, parameters: parameters?.length ?? 0, rows: result.rows.length, turn });
      return result;
    };
  const query = client.query.bind(client) as Query;
  const transaction = client.transaction.bind(client);
  const spies = [
    vi.spyOn(client, 'query').mockImplementation(recording(query) as never),
    vi.spyOn(client, 'transaction').mockImplementation(((run: (inner: Transaction) => Promise<unknown>) =>
      transaction((inner) => {
        const original = inner.query.bind(inner) as Query;
        return run(Object.assign(inner, { query: recording(original) }));
      })) as never),
  ];
  onTestFinished(() => {
    clearImmediate(next);
    for (const spy of spies) spy.mockRestore();
  });
  return statements;
}
