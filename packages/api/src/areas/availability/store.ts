import { setImmediate as yieldToEvents } from 'node:timers/promises';
import type { Designation, NotifiedBody, Window } from '@attesta/domain/availability/schema';
import { cursorOf } from '@attesta/domain/contract/cursor';
import type { CalendarDate } from '@attesta/domain/values/dates';
import { and, asc, eq, gte, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { accounts, notifiedBodies, windows } from '../../database/schema.ts';

/** Filters and position of a list of windows. */
interface WindowFilter {
  readonly regulation?: Window['regulation'] | undefined;
  readonly code?: Window['code'] | undefined;
  /** Code, first day and id of the last window on the previous page. */
  readonly after?: readonly [code: string, from: CalendarDate, id: string] | undefined;
  readonly pageSize: number;
}

/** Condition on windows: whether they are shown. They are hidden while the deletion of the account that publishes them is pending. */
export const areWindowsShown = (queries: Queries) =>
  notExists(
    queries
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          sql`${accounts.profile} ->> 'number' = ${windows.notifiedBody}`,
          eq(accounts.requestStatus, 'approved'),
          isNotNull(accounts.deletionAt),
        ),
      ),
  );

/** Returns one page of the windows of a body, ordered by code and day, and the cursor of the next page. */
export async function windowsOf(
  queries: Queries,
  number: string,
  { regulation, code, after, pageSize }: WindowFilter,
): Promise<{ windows: Window[]; next: string | null }> {
  const found = await queries
    .select()
    .from(windows)
    .where(
      and(
        eq(windows.notifiedBody, number),
        areWindowsShown(queries),
        regulation && eq(windows.regulation, regulation),
        code && eq(windows.code, code),
        after && sql`(${windows.code}, ${windows.from}, ${windows.id}) > (${after[0]}, ${after[1]}::date, ${after[2]})`,
      ),
    )
    .orderBy(asc(windows.code), asc(windows.from), asc(windows.id))
    .limit(pageSize + 1);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return { windows: page, next: last && found.length > pageSize ? cursorOf([last.code, last.from, last.id]) : null };
}

/** Windows that one statement reads: few enough that it takes some milliseconds. */
const windowsPerPage = 100;

/**
 * Yields all windows of a body that end on a day or later, in pages, ordered by code and day. Other requests are handled
 * in between.
 */
export async function* windowPagesOf(
  queries: Queries,
  number: string,
  endsFrom?: CalendarDate,
): AsyncGenerator<Window[]> {
  for (let last: Window | undefined; ;) {
    const page: Window[] = await queries
      .select()
      .from(windows)
      .where(
        and(
          eq(windows.notifiedBody, number),
          endsFrom === undefined ? undefined : gte(windows.to, endsFrom),
          last &&
            sql`(${windows.code}, ${windows.from}, ${windows.id}) > (${last.code}, ${last.from}::date, ${last.id})`,
        ),
      )
      .orderBy(asc(windows.code), asc(windows.from), asc(windows.id))
      .limit(windowsPerPage);
    yield page;
    last = page.at(-1);
    if (page.length < windowsPerPage) return;
    await yieldToEvents();
  }
}

/** Returns the designations of a body. */
export async function designationsOf(queries: Queries, number: string): Promise<Designation[]> {
  const [body] = await queries.select().from(notifiedBodies).where(eq(notifiedBodies.number, number));
  return body?.facts.designations ?? [];
}

/** Returns the windows of all bodies that can affect a match: of these codes, ending today or later. */
export async function windowsFor(
  queries: Queries,
  regulation: Window['regulation'],
  codes: readonly string[],
  today: CalendarDate,
): Promise<Window[]> {
  if (codes.length === 0) return [];
  return queries
    .select()
    .from(windows)
    .where(
      and(
        eq(windows.regulation, regulation),
        inArray(windows.code, codes as Window['code'][]),
        gte(windows.to, today),
        areWindowsShown(queries),
      ),
    );
}

/**
 * Returns all notified bodies, ordered by number. The account that represents a body gives its name, address and languages,
 * and its contact address if the account shows it to operators. The address is hidden while the account is deactivated or
 * its deletion is pending.
 */
export async function allBodies(queries: Queries): Promise<NotifiedBody[]> {
  const represents = and(
    sql`${accounts.profile} ->> 'number' = ${notifiedBodies.number}`,
    eq(accounts.requestStatus, 'approved'),
  );
  const isContactShown = and(
    sql`${accounts.profile} ->> 'showContact' = 'true'`,
    isNull(accounts.deactivatedAt),
    isNull(accounts.deletionAt),
  );
  const rows = await queries
    .select({
      facts: notifiedBodies.facts,
      account: accounts.profile,
      isContactShown: sql<boolean | null>`(${isContactShown})`,
    })
    .from(notifiedBodies)
    .leftJoin(accounts, represents)
    .orderBy(asc(notifiedBodies.number));
  return rows.map(({ facts, account, isContactShown: isShownNow }) => {
    if (account?.kind !== 'notified_body') return { ...facts, contact: null };
    const { name, country, city, documentationLanguages, contactEmail } = account;
    return { ...facts, name, country, city, documentationLanguages, contact: isShownNow ? contactEmail : null };
  });
}
