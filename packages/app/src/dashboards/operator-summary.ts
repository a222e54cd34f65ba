import { daysBetween } from '@attesta/domain/dates';
import type { Device } from '@attesta/domain/device/schema';
import { classVariant } from '@attesta/domain/classes/classes';

export interface UpcomingDevice {
  device: Device;
  /** Calendar days from today to the wished application date; negative when it has passed. */
  days: number;
}

export interface OperatorSummary {
  devices: number;
  /** Needs a notified body, and tells all that a match asks for. */
  ready: number;
  lodged: number;
  certified: number;
  /** Before their application, by wished date. */
  upcoming: UpcomingDevice[];
}

const beforeApplication = (device: Device) => device.stage !== 'application_lodged' && device.stage !== 'certified';
const needsBody = (device: Device) =>
  device.classVariant !== null && classVariant(device.classVariant)?.notifiedBody !== 'none';

/** Whether a match of the device would answer with lists. Source: the method's inputs, docs/matching.md. */
const isReady = (device: Device) =>
  needsBody(device) && (device.designationCodes?.length ?? 0) > 0 && (device.documentationLanguages?.length ?? 0) > 0;

/** What a market operator's dashboard counts and lists. */
export function operatorSummary(devices: readonly Device[], today: string): OperatorSummary {
  return {
    devices: devices.length,
    ready: devices.filter((device) => beforeApplication(device) && isReady(device)).length,
    lodged: devices.filter(({ stage }) => stage === 'application_lodged').length,
    certified: devices.filter(({ stage }) => stage === 'certified').length,
    upcoming: devices
      .filter(beforeApplication)
      .flatMap((device) =>
        device.targetSubmissionDate ? [{ device, days: daysBetween(today, device.targetSubmissionDate) }] : [],
      )
      .sort((a, b) => a.days - b.days),
  };
}
