import type { DeviceAnswers } from './schema.ts';

/** Whether no application to a notified body was lodged yet, so that the device can still be matched. */
export const isBeforeApplication = ({ stage }: Pick<DeviceAnswers, 'stage'>): boolean =>
  stage !== 'application_lodged' && stage !== 'certified';
