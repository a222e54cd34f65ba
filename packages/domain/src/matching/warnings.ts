import type { Designation } from '../availability/schema.ts';
import { freshness } from '../availability/status.ts';
import type { CalendarDate } from '../values/dates.ts';
import type { Reasons, UsedRequest, Warning } from './schema.ts';
import type { StartDay } from './start-day.ts';

/** Returns the published conditions of a designation, one for each code that they limit. */
export function conditionsByCode({ conditions }: Pick<Designation, 'conditions'>) {
  return conditions.flatMap(({ codes, text }) => codes.map((code) => ({ code, condition: text })));
}

/**
 * Returns the points to check before an enquiry: conditions on the codes, languages that are not accepted, and windows
 * that were not confirmed for 90 days.
 */
export function warningsFor(
  designation: Designation,
  request: UsedRequest,
  reasons: Reasons,
  { counted }: StartDay,
  today: CalendarDate,
): Warning[] {
  const conditions = conditionsByCode(designation);
  const warnings: Warning[] = request.codes.flatMap((code) =>
    conditions.filter((each) => each.code === code).map((each) => ({ id: 'condition' as const, ...each })),
  );
  if (reasons.language.missing.length > 0) warnings.push({ id: 'language', missing: reasons.language.missing });

  const stale = [...counted].map(([code, windows]) => ({
    code,
    windows: windows.filter((window) => freshness(window, today) === 'stale'),
  }));
  const days = stale.flatMap(({ windows }) => windows.map(({ updatedOn }) => updatedOn)).sort();
  if (days[0] !== undefined) {
    warnings.push({
      id: 'stale',
      codes: stale.filter(({ windows }) => windows.length > 0).map(({ code }) => code),
      updatedOn: days[0],
    });
  }
  return warnings;
}
