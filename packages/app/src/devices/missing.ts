import type { CalendarDate } from '@attesta/domain/dates';
import type { OperatorFacts } from '@attesta/domain/device/conditions';
import type { Device } from '@attesta/domain/device/schema';
import type { Stage } from '@attesta/domain/device/vocabulary';
import { stageOf } from '@attesta/domain/device/fields';
import { validateDevice } from '@attesta/domain/device/validate';
import { nextStage } from './stage';

/** What stands between a device and a stage: fields with their problem codes, in the order they are asked. */
export interface Missing {
  stage: Stage;
  problems: readonly { field: string; code: string }[];
}

/**
 * What is missing for the next stage, or, where something of the present stage is open, for that one.
 * Null when the last stage is reached and nothing is missing.
 */
export function missingFor(device: Device, today: CalendarDate, operator: OperatorFacts | null): Missing | null {
  const at = (stage: Stage): Missing => {
    const found = validateDevice({ ...device, stage }, { today, previous: device, operator });
    return {
      stage,
      problems: Object.entries(found)
        .filter(([field]) => field !== 'stageReason')
        .map(([field, code]) => ({ field, code })),
    };
  };
  const present = at(stageOf(device));
  const next = nextStage(present.stage);
  if (present.problems.length > 0) return present;
  return next && at(next);
}
