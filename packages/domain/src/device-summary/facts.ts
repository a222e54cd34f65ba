import { isBeforeApplication } from '../devices/before-application.ts';
import type { Device } from '../devices/schema.ts';
import type { NamedDevice } from '../devices/summary-schema.ts';
import { matchReadiness, type MatchReadiness } from '../matching/readiness.ts';
import type { CalendarDate } from '../values/dates.ts';

/** A device without the server fields that a summary does not need. */
export type SummarizedDevice = Omit<Device, 'version' | 'operatorId' | 'createdAt' | 'updatedAt' | 'archivedAt'>;

/** The facts about one device that a summary is computed from. */
export interface DeviceFacts {
  readonly device: NamedDevice;
  /** Null after the application was lodged. */
  readonly readiness: MatchReadiness | null;
  /** The day on which the application to a notified body should be lodged; null if there is none to lodge. */
  readonly target: CalendarDate | null;
  /** The last valid day of a certificate that can still be renewed. */
  readonly expiry: CalendarDate | null;
}

const expiryOf = ({ stage, certificateDates, certificateStatus }: SummarizedDevice): CalendarDate | null =>
  stage === 'certified' && certificateStatus !== 'WITHDRAWN' && certificateStatus !== 'CANCELLED'
    ? (certificateDates?.expiresOn ?? null)
    : null;

/** Returns the facts about a device. */
export function deviceFacts(device: SummarizedDevice): DeviceFacts {
  const { id, workingName, tradeName, stage, classVariant } = device;
  const readiness = isBeforeApplication(device) ? matchReadiness(device) : null;
  const needsNotifiedBody = readiness !== null && readiness.result !== 'no_notified_body_needed';
  return {
    device: { id, workingName, tradeName, stage, classVariant },
    readiness,
    target: needsNotifiedBody ? device.targetSubmissionDate : null,
    expiry: expiryOf(device),
  };
}

/** Whether a match of the device returns lists: it needs a notified body, and no input of the match is missing. */
export const isReady = ({ readiness }: DeviceFacts): boolean => readiness?.result === 'list';

/** Sorts after every calendar date. */
const never = '9999-12-31';
const dueOf = ({ expiry, target }: DeviceFacts): CalendarDate => expiry ?? target ?? never;

/** Compares two devices by their date, nearest first; devices without a date are last. */
export const byDue = (one: DeviceFacts, other: DeviceFacts): number => {
  const [left, right] = [dueOf(one), dueOf(other)];
  return left < right ? -1 : left > right ? 1 : 0;
};
