import type { MatchResult } from '../matching/schema.ts';
import type { Standing } from './schema.ts';

/** Returns the position of a body in the result of a match; null if the result has no lists or not this body. */
export function standingOf(result: MatchResult, notifiedBody: string): Standing | null {
  if (result.result !== 'list') return null;
  const isBody = (each: { notifiedBody: string }) => each.notifiedBody === notifiedBody;
  const match = result.matches.find(isBody);
  if (match) return { list: 'match', start: match.start };
  if (result.designatedNoCommonDay.includes(notifiedBody)) return { list: 'noCommonDay' };
  if (result.designatedNoWindow.includes(notifiedBody)) return { list: 'noWindow' };
  const excluded = result.excluded.find(isBody);
  if (!excluded) return null;
  const { notifiedBody: _, ...reasons } = excluded;
  return { list: 'excluded', ...reasons };
}

/** Whether the position changed since the body was added: another list, another start or other reasons. */
export const hasChanged = (added: Standing | null, current: Standing | null): boolean =>
  JSON.stringify(sorted(added)) !== JSON.stringify(sorted(current));

/** The properties in one order: a database may return them in another one than they were stored in. */
const sorted = (standing: Standing | null) =>
  standing && Object.entries(standing).toSorted(([a], [b]) => (a < b ? -1 : 1));
