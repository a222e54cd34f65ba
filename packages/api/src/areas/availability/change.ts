import { setImmediate as yieldToEvents } from 'node:timers/promises';
import {
  changeProblems,
  inputOf,
  isSameInput,
  type WindowChange,
  type WindowStep,
} from '@attesta/domain/availability/changes';
import type { Window } from '@attesta/domain/availability/schema';
import { viewWindow } from '@attesta/domain/availability/view';
import { todayInBrussels, type CalendarDate } from '@attesta/domain/values/dates';
import { eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { addToTrail } from '../../accounts/audit-trail.ts';
import { isActive, lockAccount, publishedBodyOf } from '../../accounts/store.ts';
import type { AuditAction } from '../../database/audit-schema.ts';
import { isDuplicate, type Queries } from '../../database/database.ts';
import { notifiedBodies, windows } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';

/** Maximum number of windows of a notified body. */
const windowQuota = 5_000;
/** Windows in one statement, which takes some milliseconds. Other requests are handled in between. */
const windowsPerStatement = 100;

interface Batch {
  readonly accountId: string;
  /** Name of the API token that is used; null in the portal. */
  readonly apiToken: string | null;
  readonly changes: readonly WindowChange[];
  readonly reservationsConfirmed: boolean;
  readonly now: Date;
}

/**
 * Changes windows of the notified body that the account represents: all or none, each with an entry in the audit trail.
 * A window that is already as requested remains as it is, so a repeated request changes nothing. The account is locked:
 * changes of one body are made one after the other.
 * @returns the changed windows that exist after the change, in the order of the changes
 * @throws Failure 409 `conflict`, 409 `refused`, 403 `not_approved`, 403 `quota_reached`
 */
export async function changeWindowsOf(queries: Queries, batch: Batch): Promise<Window[]> {
  try {
    return await queries.transaction((transaction) => change(transaction, batch));
  } catch (error) {
    // The id of a new window belongs to another body.
    if (isDuplicate(error)) throw new Failure(409, 'conflict', 'The id of a new window is already used.');
    throw error;
  }
}

async function change(
  queries: Queries,
  { accountId, apiToken, changes, reservationsConfirmed, now }: Batch,
): Promise<Window[]> {
  const today = todayInBrussels(now);
  const account = await lockAccount(queries, accountId);
  const number = account && isActive(account) ? publishedBodyOf(account) : null;
  if (number === null) throw new Failure(403, 'not_approved', 'The request of this notified body is not approved yet.');
  const [body] = await queries.select().from(notifiedBodies).where(eq(notifiedBodies.number, number)).for('share');
  const stored = await queries.select().from(windows).where(eq(windows.notifiedBody, number));
  const byId = new Map(stored.map((window) => [window.id, window]));

  const steps: WindowStep[] = [];
  const conflicts: { stored: Window | null; yours: WindowChange }[] = [];
  for (const yours of changes) {
    const before = byId.get(yours.id) ?? null;
    if (isDone(before, yours, today)) continue;
    if ((before?.version ?? null) === yours.version) steps.push(stepOf(before, yours, number, today));
    else conflicts.push({ stored: before, yours });
  }
  if (conflicts.length > 0) throw conflict(conflicts, today);

  const replaced = new Map(steps.map(({ before, after }) => [(before ?? after)?.id, after]));
  const all = [
    ...stored.flatMap((window) => replaced.get(window.id) ?? (replaced.has(window.id) ? [] : [window])),
    ...steps.flatMap(({ before, after }) => (before === null && after ? [after] : [])),
  ];
  const designations = body?.facts.designations ?? [];
  const problems = Object.entries(changeProblems(steps, all, { today, designations, reservationsConfirmed }));
  if (problems.length > 0) {
    throw new Failure(409, 'refused', 'Some windows cannot be changed like this. Nothing was changed.', {
      more: { problems: problems.map(([id, problem]) => ({ id, problem })) },
    });
  }
  if (all.length > windowQuota && all.length > stored.length) {
    throw new Failure(403, 'quota_reached', `A notified body can store ${windowQuota.toLocaleString('en')} windows.`);
  }
  await store(queries, steps);
  await record(queries, steps, { accountId, apiToken, now });
  const result = new Map(all.map((window) => [window.id, window]));
  return changes.flatMap(({ id }) => result.get(id) ?? []);
}

/** Whether the window is already as the change requests it, for example because the request is repeated. */
function isDone(stored: Window | null, { version, window }: WindowChange, today: CalendarDate): boolean {
  if (stored === null || window === null) return stored === null && window === null;
  return stored.version === (version ?? 0) + 1 && stored.updatedOn === today && isSameInput(stored, window);
}

const stepOf = (
  before: Window | null,
  { id, window }: WindowChange,
  notifiedBody: string,
  updatedOn: CalendarDate,
) => ({
  before,
  after: window && { ...window, id, notifiedBody, updatedOn, version: (before?.version ?? 0) + 1 },
});

const conflict = (conflicts: readonly { stored: Window | null; yours: WindowChange }[], today: CalendarDate) =>
  new Failure(409, 'conflict', 'Some windows were changed in the meantime. Nothing was changed.', {
    more: {
      conflicts: conflicts.map(({ stored, yours }) => ({ stored: stored && viewWindow(stored, today, true), yours })),
    },
  });

/** Sets every column of a stored window to the one that is inserted under the same id. */
const replacement = Object.fromEntries(
  Object.entries(getTableColumns(windows)).map(([field, { name }]) => [field, sql`excluded.${sql.identifier(name)}`]),
) as Record<keyof Window, SQL>;

/** Yields the entries of a list in groups for one statement each. */
async function* groupsOf<Entry>(list: readonly Entry[]): AsyncGenerator<Entry[]> {
  for (let start = 0; start < list.length; start += windowsPerStatement) {
    if (start > 0) await yieldToEvents();
    yield list.slice(start, start + windowsPerStatement);
  }
}

/** Stores the steps in statements of some windows each. Deleted windows are first, so that others can take their ids and days. */
async function store(queries: Queries, steps: readonly WindowStep[]): Promise<void> {
  const deleted = steps.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
  const added = steps.flatMap(({ before, after }) => (!before && after ? [after] : []));
  const changed = steps.flatMap(({ before, after }) => (before && after ? [after] : []));
  for await (const group of groupsOf(deleted)) await queries.delete(windows).where(inArray(windows.id, group));
  for await (const group of groupsOf(added)) await queries.insert(windows).values(group);
  for await (const group of groupsOf(changed)) {
    await queries.insert(windows).values(group).onConflictDoUpdate({ target: windows.id, set: replacement });
  }
}

function actionOf({ before, after }: WindowStep): AuditAction {
  if (!before) return 'window_added';
  if (!after) return 'window_deleted';
  return isSameInput(before, after) ? 'window_confirmed' : 'window_changed';
}

type Author = Pick<Batch, 'accountId' | 'apiToken' | 'now'>;

/** Adds an entry for each change to the audit trail. */
async function record(queries: Queries, steps: readonly WindowStep[], { accountId, ...author }: Author): Promise<void> {
  const entryOf = (step: WindowStep) => ({
    action: actionOf(step),
    recordId: (step.before ?? step.after)?.id ?? '',
    before: step.before && inputOf(step.before),
    after: step.after && inputOf(step.after),
  });
  for await (const group of groupsOf(steps))
    await addToTrail(queries, group.map(entryOf), { organisationId: accountId, accountId, ...author });
}
