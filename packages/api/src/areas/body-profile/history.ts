import { cursorOf } from '@attesta/domain/contract/cursor';
import {
  profileActions,
  profileChanges,
  type ProfileHistoryEntry,
  type ProfileSnapshot,
} from '@attesta/domain/body-profile/history';
import { trailOf } from '../../accounts/audit-trail.ts';
import type { Queries } from '../../database/database.ts';

interface HistoryFilter {
  /** When the last entry of the previous page was added, and its id. */
  readonly after?: readonly [createdAt: string, id: string] | undefined;
  readonly pageSize: number;
}

/** Returns one page of the changes of an organisation's profile, newest first. */
export async function profileHistory(
  queries: Queries,
  organisationId: string,
  { after, pageSize }: HistoryFilter,
): Promise<{ entries: ProfileHistoryEntry[]; next: string | null }> {
  const found = await trailOf(queries, { organisationId, actions: profileActions, after, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    entries: page.map(({ row, changedBy }) => ({
      id: row.id,
      action: row.action as ProfileHistoryEntry['action'],
      changedAt: row.createdAt.toISOString(),
      changedBy,
      changes: profileChanges(row.before as ProfileSnapshot | null, row.after as ProfileSnapshot),
    })),
    next: last && found.length > pageSize ? cursorOf([last.createdAt, last.row.id]) : null,
  };
}
