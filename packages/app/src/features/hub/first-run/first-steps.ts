import type { User } from '../../../platform/session/user';
import type hub from '../../../platform/i18n/en/hub.json';
import { paths, devicePaths, availabilityPaths } from '../../../platform/navigation/paths';

/** Key of the step's label, in `firstRun.labels` of the `hub` bundle. */
export type StepId = keyof typeof hub.firstRun.labels;

export interface FirstStep {
  id: StepId;
  isDone: boolean;
  /** Whether opening the page of the step completes the first run: the portal does not record that it was seen. */
  endsRun?: boolean;
  /** The page of the step's button. Absent if there is nothing to do. */
  to?: string;
}

/** What the first steps need to know about the user. */
export type FirstRunUser = Pick<User, 'role' | 'account_configured' | 'user_notified_body_request_status'>;

/** The user's records that the steps depend on. Those that the role does not have are empty. */
export interface FirstRunRecords {
  /** Number of devices. */
  devices: number;
  /** The device that was changed last. */
  latestDevice: string | null;
  hasWindows: boolean;
}

export const noRecords: FirstRunRecords = { devices: 0, latestDevice: null, hasWindows: false };

/** The configuration, which returns to the hub. */
const configuration = `${paths.configuration}?to=${paths.hub}`;

/** Only users with a confirmed address reach the hub. */
const address: FirstStep = { id: 'address', isDone: true };

function operatorSteps(user: FirstRunUser, { devices, latestDevice }: FirstRunRecords): FirstStep[] {
  return [
    address,
    { id: 'organisation', isDone: user.account_configured, to: configuration },
    { id: 'device', isDone: devices > 0, to: devicePaths.create },
    {
      id: 'matches',
      isDone: devices > 1, // an operator with several devices has seen matches before
      endsRun: true,
      ...(latestDevice !== null && { to: devicePaths.matches(latestDevice) }),
    },
  ];
}

function bodySteps(user: FirstRunUser, { hasWindows }: FirstRunRecords): FirstStep[] {
  const status = user.account_configured ? user.user_notified_body_request_status : null;
  return [
    address,
    { id: 'organisation', isDone: user.account_configured, to: configuration },
    { id: status === 'rejected' ? 'rejected' : 'approval', isDone: status === 'approved', to: paths.inaccessible },
    { id: 'availability', isDone: hasWindows, endsRun: true, to: availabilityPaths.calendar },
  ];
}

/** Returns the first steps of a user, in order. Roles without a task of their own have none. */
export function firstSteps(user: FirstRunUser, records: FirstRunRecords): FirstStep[] {
  switch (user.role) {
    case 'market_operator':
      return operatorSteps(user, records);
    case 'notified_body':
      return bodySteps(user, records);
    case 'candidate':
      return [address, { id: 'profile', isDone: user.account_configured, to: configuration }];
    default:
      return [];
  }
}

/** The index of the step to do next, or the number of steps if all are done. */
export function nextStep(steps: readonly FirstStep[]): number {
  const next = steps.findIndex(({ isDone }) => !isDone);
  return next === -1 ? steps.length : next;
}
