import type { Device } from '@attesta/domain/devices/schema';
import { matchReadiness } from '@attesta/domain/matching/readiness';
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

/** Whether a match of the device returns lists: it needs a notified body, and no input of the match is missing. */
const isReady = (device: Device): boolean => matchReadiness(device).result === 'list';

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
