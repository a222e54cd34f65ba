import type { DeviceSummary, NextApplication } from '../devices/summary-schema.ts';
import type { CalendarDate } from '../values/dates.ts';
import { attentionOf } from './attention.ts';
import { byDue, isReady, type DeviceFacts } from './facts.ts';
import { upcomingDates } from './upcoming-dates.ts';

/** Maximum number of listed devices that need attention. */
export const maxAttention = 20;

/** Returns the application that is next: of the devices that are ready, the one with the nearest target date. */
function nextApplication(devices: readonly DeviceFacts[]): NextApplication | null {
  const [next] = devices.filter(isReady).sort(byDue);
  return next ? { device: next.device, target: next.target } : null;
}

/**
 * Returns the summary of an operator's devices.
 * @param devices last changed first
 */
export function deviceSummary(devices: readonly DeviceFacts[], today: CalendarDate): DeviceSummary {
  const attention = attentionOf(devices, today);
  return {
    today,
    total: devices.length,
    ready: devices.filter(isReady).length,
    lodged: devices.filter(({ device }) => device.stage === 'application_lodged').length,
    certified: devices.filter(({ device }) => device.stage === 'certified').length,
    latest: devices[0]?.device.id ?? null,
    attention: { total: attention.length, devices: attention.slice(0, maxAttention) },
    next: attention.length > 0 ? null : nextApplication(devices),
    ...upcomingDates(devices, today),
  };
}
