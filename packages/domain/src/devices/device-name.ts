import type { DeviceAnswers } from './schema.ts';

/** Returns the first trade name of a device, else its working name, else null. */
export const deviceName = ({
  tradeName,
  workingName,
}: Pick<DeviceAnswers, 'tradeName' | 'workingName'>): string | null => tradeName?.[0]?.text || workingName || null;
