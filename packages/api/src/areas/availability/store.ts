import type { NotifiedBody, Window } from '@attesta/domain/availability/schema';
import type { CalendarDate } from '@attesta/domain/dates';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { notifiedBodies, windows } from '../../database/schema.ts';

/** Windows of one body, by code and day. */
export function windowsOf(queries: Queries, number: string, { regulation, code }: { regulation?: Window['regulation']; code?: Window['code'] }): Promise<Window[]> {
  return queries
    .select()
    .from(windows)
    .where(and(eq(windows.notifiedBody, number), regulation && eq(windows.regulation, regulation), code && eq(windows.code, code)))
    .orderBy(asc(windows.code), asc(windows.from), asc(windows.id));
}

/** Windows of all bodies that can matter to a match: of these codes, ending today or later. */
export async function windowsFor(queries: Queries, regulation: Window['regulation'], codes: readonly string[], today: CalendarDate): Promise<Window[]> {
  if (codes.length === 0) return [];
  return queries
    .select()
    .from(windows)
    .where(and(eq(windows.regulation, regulation), inArray(windows.code, codes as Window['code'][]), gte(windows.to, today)));
}

/** All notified bodies, low numbers first. */
export async function allBodies(queries: Queries): Promise<NotifiedBody[]> {
  const rows = await queries.select().from(notifiedBodies).orderBy(asc(notifiedBodies.number));
  return rows.map(({ facts }) => facts);
}
