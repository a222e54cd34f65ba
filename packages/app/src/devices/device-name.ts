import type { DeviceAnswers } from '@attesta/domain/device/schema';

/** What a device is called: its trade name, before there is one its working name; null without both. */
export const deviceName = ({
  tradeName,
  workingName,
}: Pick<DeviceAnswers, 'tradeName' | 'workingName'>): string | null => tradeName?.[0]?.text || workingName || null;
