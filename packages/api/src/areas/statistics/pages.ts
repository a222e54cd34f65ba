import type { CompanySize } from '@attesta/domain/account/configuration';
import type { RoleId } from '@attesta/domain/access/roles';
import type { DeviceAnswers } from '@attesta/domain/devices/schema';
import type { CalendarDate } from '@attesta/domain/values/dates';
import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { accounts, devices, windows } from '../../database/schema.ts';
import { areWindowsShown } from '../availability/index.ts';

/** Rows that one statement reads: few enough that it takes some milliseconds. */
const pageSize = 200;

/** Returns all rows in pages. Each page is a statement of its own, by the id after which it begins. */
async function* pagesOf<Row extends { id: string }>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let after = ''; ;) {
    const page = await read(after);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }
}

// No filter: a page must not read many rows to find a few.
const isActive = sql<boolean>`(${accounts.deactivatedAt} is null and ${accounts.deletionAt} is null)`;
const companySize = sql<CompanySize | null>`${accounts.profile} ->> 'companySize'`;

/** Returns all accounts: whether they are in use, their role and, if it is stated, their size. */
export const accountPages = (queries: Queries) =>
  pagesOf((after) =>
    queries
      .select({ id: accounts.id, isActive, role: accounts.roleId, companySize, isDemo: accounts.demo })
      .from(accounts)
      .where(gt(accounts.id, after))
      .orderBy(asc(accounts.id))
      .limit(pageSize),
  );

/** A device with its owner. */
export interface DeviceRow {
  readonly id: string;
  readonly owner: string;
  /** Whether both are in use. */
  readonly isCounted: boolean;
  readonly role: RoleId;
  readonly companySize: CompanySize | null;
  readonly answers: DeviceAnswers;
}

/** Returns all devices with their owners: whether both are in use, and what their figures depend on. */
export const devicePages = (queries: Queries): AsyncGenerator<DeviceRow[]> =>
  pagesOf((after) =>
    queries
      .select({
        id: devices.id,
        owner: devices.ownerId,
        isCounted: sql<boolean>`(${devices.archivedAt} is null and ${isActive})`,
        role: accounts.roleId,
        companySize,
        answers: devices.answers,
      })
      .from(devices)
      .innerJoin(accounts, eq(accounts.id, devices.ownerId))
      .where(gt(devices.id, after))
      .orderBy(asc(devices.id))
      .limit(pageSize),
  );

/** Returns the windows that operators see and that have not ended. */
export const windowPages = (queries: Queries, today: CalendarDate) =>
  pagesOf((after) =>
    queries
      .select()
      .from(windows)
      .where(and(gt(windows.id, after), gte(windows.to, today), areWindowsShown(queries)))
      .orderBy(asc(windows.id))
      .limit(pageSize),
  );
