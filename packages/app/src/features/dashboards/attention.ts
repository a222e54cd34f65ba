import type { Device } from '@attesta/domain/devices/schema';
import { matchReadiness, type MatchReadiness } from '@attesta/domain/matching/readiness';
import { daysBetween, type CalendarDate } from '@attesta/domain/values/dates';
import { isBeforeApplication, isReady } from './operator-summary';

/** Days before the target application date from which a device is listed. */
const targetWithin = 30;
/** Days before the last day of a certificate from which its device is listed. */
const expiryWithin = 180;

/** Why a device needs the user. */
export type Reason =
  | {
      kind: 'certificateExpired' | 'certificateExpires' | 'targetPassed' | 'targetSoon';
      on: CalendarDate;
      days: number;
    }
  | { kind: 'answers'; readiness: MatchReadiness };

/** A device that needs the user. */
export interface Attention {
  device: Device;
  /** The first reason decides what to do next. */
  reasons: readonly [Reason, ...Reason[]];
}

/** The last valid day of a certificate that can still be renewed. */
export const expiryOf = ({ stage, certificateDates, certificateStatus }: Device): CalendarDate | null =>
  stage === 'certified' && certificateStatus !== 'WITHDRAWN' && certificateStatus !== 'CANCELLED'
    ? (certificateDates?.expiresOn ?? null)
    : null;

/** The day on which the application to a notified body should be lodged. Null if there is no application to lodge. */
export const targetOf = (device: Device): CalendarDate | null =>
  isBeforeApplication(device) && matchReadiness(device).result !== 'no_notified_body_needed'
    ? device.targetSubmissionDate
    : null;

/** Returns why a device needs the user, in the order in which the reasons are dealt with. */
function reasonsOf(device: Device, today: CalendarDate): Reason[] {
  const [expiry, target] = [expiryOf(device), targetOf(device)];
  const readiness = matchReadiness(device);
  const reasons: Reason[] = [];
  const add = (
    kind: Exclude<Reason['kind'], 'answers'>,
    on: CalendarDate | null,
    applies: (days: number) => boolean,
  ) => {
    const days = on === null ? null : daysBetween(today, on);
    if (on !== null && days !== null && applies(days)) reasons.push({ kind, on, days });
  };
  add('certificateExpired', expiry, (days) => days < 0);
  add('targetPassed', target, (days) => days < 0);
  if (isBeforeApplication(device) && readiness.missing.length > 0) reasons.push({ kind: 'answers', readiness });
  add('targetSoon', target, (days) => days >= 0 && days <= targetWithin);
  add('certificateExpires', expiry, (days) => days >= 0 && days <= expiryWithin);
  return reasons;
}

/** Sorts after every calendar date. */
const never = '9999-12-31';
const dueOf = (device: Device): CalendarDate => expiryOf(device) ?? targetOf(device) ?? never;
const byDue = (one: Device, other: Device) => dueOf(one).localeCompare(dueOf(other));

/** Returns the devices that need the user, nearest date first, and devices without a date in the given order. */
export function attentionOf(devices: readonly Device[], today: CalendarDate): Attention[] {
  return devices.toSorted(byDue).flatMap((device) => {
    const [first, ...others] = reasonsOf(device, today);
    return first ? [{ device, reasons: [first, ...others] as const }] : [];
  });
}

/** Returns the device whose application is next: complete for matching, with the nearest target date. */
export const nextApplication = (devices: readonly Device[]): Device | null =>
  devices.filter(isReady).toSorted(byDue)[0] ?? null;
