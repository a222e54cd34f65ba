import { readSettings, type Settings } from '../settings/settings.ts';

/** The day that the dates of the demo data are relative to. */
export const demoDay = '2026-11-21';

/** The default settings, but without logging and with cheap password hashes. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  return {
    ...readSettings({}),
    logLevel: 'silent',
    demo: false,
    demoDay,
    passwordCost: { memoryCost: 8, timeCost: 1 },
    ...changes,
  };
}
