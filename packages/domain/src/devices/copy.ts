import type { CalendarDate } from '../values/dates.ts';
import { answersOf } from './complete.ts';
import type { OperatorFacts } from './conditions.ts';
import { stageOf } from './fields.ts';
import type { DeviceAnswers } from './schema.ts';
import { stageProblems } from './validate.ts';
import { stages, type Stage } from './vocabulary.ts';

/** Answers that are true of one device only and are therefore not copied to another one. */
const ofOneDevice = {
  // They name one device on its label and in catalogues (MDR Annex VI part B 10 and 11).
  tradeName: null,
  modelOrReference: null,
  // A UDI-DI identifies one device. Whether the copy is in the same Basic UDI-DI group is for the user to decide.
  basicUdiDi: null,
  udiDi: null,
  // An application and its certificate are for the original (MDR Article 53 and 56), and so is what was declared in it.
  notifiedBodyNumber: null,
  certificateNumber: null,
  certificateDates: null,
  certificateStatus: null,
  previousApplications: null,
  refusalReason: null,
  // The copy was never on the market, neither under the regulations nor under the directives.
  deviceStatus: null,
  memberStates: null,
  isLegacy: null,
  // Explains a change of the original's stage.
  stageReason: null,
} as const satisfies Partial<DeviceAnswers>;

const lastStageOfCopy: Stage = 'technical_documentation_ready';

interface CopyContext {
  readonly workingName: string;
  readonly today: CalendarDate;
  readonly operator: OperatorFacts | null;
}

/**
 * Returns the answers of a copy of a device: all but those of one device only, and no target date in the past. The copy
 * has the stage of the original or, if required answers are missing there, the latest earlier stage that is complete;
 * an application is never copied.
 */
export function copyOf(device: DeviceAnswers, { workingName, today, operator }: CopyContext): DeviceAnswers {
  const { targetSubmissionDate: date } = device;
  const answers = {
    ...answersOf(device),
    ...ofOneDevice,
    workingName,
    targetSubmissionDate: date !== null && date >= today ? date : null,
  };
  const last = Math.min(stages.indexOf(stageOf(device)), stages.indexOf(lastStageOfCopy));
  const isComplete = (stage: Stage) =>
    Object.keys(stageProblems({ ...answers, stage }, { today, operator })).length === 0;
  return { ...answers, stage: stages.slice(0, last + 1).findLast(isComplete) ?? stages[0] };
}
