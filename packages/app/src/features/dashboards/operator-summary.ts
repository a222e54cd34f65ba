import { needsNoNotifiedBody } from '@attesta/domain/classes/classes';
import type { Device } from '@attesta/domain/devices/schema';
import { completeRequest, missingInputs, requestFrom } from '@attesta/domain/matching/request';
import { daysBetween } from '@attesta/domain/values/dates';

export interface UpcomingDevice {
  device: Device;
  /** Calendar days from today to the target submission date. Negative if the date has passed. */
  days: number;
}

export interface OperatorSummary {
  devices: number;
  /** Devices before their application whose match returns lists of notified bodies. */
  ready: number;
  lodged: number;
  certified: number;
  /** Devices before their application, by target submission date. */
  upcoming: UpcomingDevice[];
}

const isBeforeApplication = ({ stage }: Device) => stage !== 'application_lodged' && stage !== 'certified';

/** Company size and role decide fees and first-time applications, not which inputs a match requires. */
const anyOperator = { companySize: 'large', role: null } as const;

/** Whether a match of the device returns lists: it needs a notified body, and no input of the match is missing. */
function isReady(device: Device): boolean {
  const request = completeRequest(requestFrom(device, anyOperator));
  return !needsNoNotifiedBody(request.classVariant) && missingInputs(request).length === 0;
}

/** Returns the counts and lists of a market operator's dashboard. */
export function operatorSummary(devices: readonly Device[], today: string): OperatorSummary {
  return {
    devices: devices.length,
    ready: devices.filter((device) => isBeforeApplication(device) && isReady(device)).length,
    lodged: devices.filter(({ stage }) => stage === 'application_lodged').length,
    certified: devices.filter(({ stage }) => stage === 'certified').length,
    upcoming: devices
      .filter(isBeforeApplication)
      .flatMap((device) =>
        device.targetSubmissionDate ? [{ device, days: daysBetween(today, device.targetSubmissionDate) }] : [],
      )
      .sort((a, b) => a.days - b.days),
  };
}
