import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Text of an instant in UTC with microseconds, which a cursor needs: `Date` has milliseconds only. */
export const instantText = (column: AnyColumn | SQL): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
