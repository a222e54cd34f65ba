import type { CalendarDate } from '@attesta/domain/values/dates';
import type { OperatorFacts } from '@attesta/domain/devices/conditions';
import type { Device } from '@attesta/domain/devices/schema';
import type { Stage } from '@attesta/domain/devices/vocabulary';
import { stageOf } from '@attesta/domain/devices/fields';
import { stageProblems } from '@attesta/domain/devices/validate';
import { nextStage } from './stage';

/** What a device lacks for a stage: fields with their problem codes, in form order. */
export interface Missing {
  stage: Stage;
  problems: readonly { field: string; code: string }[];
}

/**
 * Returns what is missing for the current stage or, if nothing is, for the next one. Returns null if the last stage is
 * reached and nothing is missing.
 */
export function missingFor(device: Device, today: CalendarDate, operator: OperatorFacts | null): Missing | null {
  const at = (stage: Stage): Missing => {
    const found = stageProblems({ ...device, stage }, { today, previous: device, operator });
    return {
      stage,
      problems: Object.entries(found)
        .filter(([field]) => field !== 'stageReason')
        .map(([field, code]) => ({ field, code })),
    };
  };
  const current = at(stageOf(device));
  const next = nextStage(device);
  if (current.problems.length > 0) return current;
  return next && at(next);
}
