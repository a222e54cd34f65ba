import type { AttentionReason, DeviceAttention } from '../devices/summary-schema.ts';
import { daysBetween, type CalendarDate } from '../values/dates.ts';
import { byDue, type DeviceFacts } from './facts.ts';

/** Days before the target application date from which a device needs attention. */
const targetWithin = 30;
/** Days before the last day of a certificate from which its device needs attention. */
const expiryWithin = 180;

/** Returns the reasons why a device needs attention, most urgent first. */
function reasonsOf({ readiness, target, expiry }: DeviceFacts, today: CalendarDate): AttentionReason[] {
  const untilTarget = target === null ? null : { on: target, days: daysBetween(today, target) };
  const untilExpiry = expiry === null ? null : { on: expiry, days: daysBetween(today, expiry) };
  const reasons: AttentionReason[] = [];
  if (untilExpiry && untilExpiry.days < 0) reasons.push({ kind: 'certificateExpired', on: untilExpiry.on });
  if (untilTarget && untilTarget.days < 0) reasons.push({ kind: 'targetPassed', on: untilTarget.on });
  const [first] = readiness?.missing ?? [];
  if (readiness && first)
    reasons.push({ kind: 'answers', first, count: readiness.count, isMaximum: readiness.isMaximum });
  if (untilTarget && untilTarget.days >= 0 && untilTarget.days <= targetWithin)
    reasons.push({ kind: 'targetSoon', on: untilTarget.on });
  if (untilExpiry && untilExpiry.days >= 0 && untilExpiry.days <= expiryWithin)
    reasons.push({ kind: 'certificateExpires', on: untilExpiry.on });
  return reasons;
}

/** Returns the devices that need attention, nearest date first, and devices without a date in the given order. */
export function attentionOf(devices: readonly DeviceFacts[], today: CalendarDate): DeviceAttention[] {
  return devices.toSorted(byDue).flatMap((facts) => {
    const [first, ...others] = reasonsOf(facts, today);
    return first ? [{ device: facts.device, reasons: [first, ...others] }] : [];
  });
}
