import type { Device } from '@attesta/domain/devices/schema';
import { matchReadiness } from '@attesta/domain/matching/readiness';

export interface OperatorSummary {
  /** Devices before their application whose match returns lists of notified bodies. */
  ready: number;
  lodged: number;
  certified: number;
}

export const isBeforeApplication = ({ stage }: Device) => stage !== 'application_lodged' && stage !== 'certified';

/** Whether a match of the device returns lists: it needs a notified body, and no input of the match is missing. */
export const isReady = (device: Device): boolean =>
  isBeforeApplication(device) && matchReadiness(device).result === 'list';

/** Returns the counts of a market operator's dashboard. */
export function operatorSummary(devices: readonly Device[]): OperatorSummary {
  return {
    ready: devices.filter(isReady).length,
    lodged: devices.filter(({ stage }) => stage === 'application_lodged').length,
    certified: devices.filter(({ stage }) => stage === 'certified').length,
  };
}
